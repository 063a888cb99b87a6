-- The database of a data folder of Gonfalon 0.1: tables of all four games, with choices taken back.
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL,
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE choice (
	"table" VARCHAR NOT NULL,
	number INTEGER NOT NULL,
	seat INTEGER NOT NULL,
	text VARCHAR NOT NULL,
	PRIMARY KEY ("table", number),
	FOREIGN KEY("table") REFERENCES "table" (id)
);
INSERT INTO "choice" VALUES('tacticsaaa',0,0,'camp start_ne');
INSERT INTO "choice" VALUES('tacticsaaa',1,0,'deploy blue_fighter d13');
INSERT INTO "choice" VALUES('tacticsaaa',2,0,'deploy blue_wizard m1');
INSERT INTO "choice" VALUES('tacticsaaa',3,0,'deploy blue_rogue e13');
INSERT INTO "choice" VALUES('tacticsaaa',4,0,'deploy blue_beast l2');
INSERT INTO "choice" VALUES('tacticsaaa',5,1,'deploy red_fighter f1');
INSERT INTO "choice" VALUES('tacticsaaa',6,1,'deploy red_wizard m12');
INSERT INTO "choice" VALUES('tacticsaaa',7,1,'deploy red_rogue m13');
INSERT INTO "choice" VALUES('tacticsaaa',8,1,'deploy red_beast c1');
INSERT INTO "choice" VALUES('tacticsaaa',9,0,'keep blood_price');
INSERT INTO "choice" VALUES('tacticsaaa',10,1,'keep plunging_strike');
INSERT INTO "choice" VALUES('tacticsaaa',11,0,'move blue_wizard j1');
INSERT INTO "choice" VALUES('tacticsaaa',12,0,'move blue_beast m1');
INSERT INTO "choice" VALUES('tacticsaaa',13,0,'move blue_fighter f13');
INSERT INTO "choice" VALUES('tacticsaaa',14,1,'move red_wizard l12');
INSERT INTO "choice" VALUES('tacticsaaa',15,1,'move red_fighter e3');
INSERT INTO "choice" VALUES('tacticsaaa',16,1,'move red_rogue m12');
INSERT INTO "choice" VALUES('tacticsaaa',17,0,'march blue_rogue');
INSERT INTO "choice" VALUES('tacticsaaa',18,0,'go blue_rogue e9');
INSERT INTO "choice" VALUES('tacticsaaa',19,0,'end');
INSERT INTO "choice" VALUES('tacticsaaa',20,1,'move red_fighter d5');
INSERT INTO "choice" VALUES('tacticsbbb',0,0,'take fighter_aldous');
INSERT INTO "choice" VALUES('tacticsbbb',1,0,'take wizard_zephyrine');
INSERT INTO "choice" VALUES('tacticsbbb',2,0,'take rogue_oriel');
INSERT INTO "choice" VALUES('tacticsbbb',3,0,'take beast_sable');
INSERT INTO "choice" VALUES('tacticsbbb',4,0,'keep fates_nudge');
INSERT INTO "choice" VALUES('tacticsbbb',5,0,'camp start_nw');
INSERT INTO "choice" VALUES('tacticsbbb',6,0,'deploy blue_fighter m12');
INSERT INTO "choice" VALUES('tacticsbbb',7,0,'deploy blue_wizard l12');
INSERT INTO "choice" VALUES('tacticsbbb',8,0,'deploy blue_rogue c1');
INSERT INTO "choice" VALUES('tacticsbbb',9,0,'deploy blue_beast e1');
INSERT INTO "choice" VALUES('tacticsbbb',10,0,'end');
INSERT INTO "choice" VALUES('tacticsbbb',11,0,'move blue_beast b2');
INSERT INTO "choice" VALUES('tacticsbbb',12,0,'missile blue_rogue red_beast');
INSERT INTO "choice" VALUES('tacticsbbb',13,0,'tactic fates_nudge');
INSERT INTO "choice" VALUES('tacticsbbb',14,0,'reroll 12');
INSERT INTO "choice" VALUES('tacticsbbb',15,0,'spell blue_wizard blue_fighter');
INSERT INTO "choice" VALUES('tacticsbbb',16,0,'power 2');
INSERT INTO "choice" VALUES('tacticsbbb',17,0,'push south');
INSERT INTO "choice" VALUES('tacticsbbb',18,0,'tactic counterspell');
INSERT INTO "choice" VALUES('tacticsbbb',19,0,'move blue_fighter m13');
INSERT INTO "choice" VALUES('tacticsbbb',20,0,'missile blue_rogue red_beast');
INSERT INTO "choice" VALUES('tacticsbbb',21,0,'move blue_rogue a4');
INSERT INTO "choice" VALUES('tacticsbbb',22,0,'decline');
INSERT INTO "choice" VALUES('tacticsbbb',23,0,'move blue_wizard j13');
INSERT INTO "choice" VALUES('tacticsbbb',24,0,'move blue_fighter m12');
INSERT INTO "choice" VALUES('tacticsbbb',25,0,'tactic parting_shot');
INSERT INTO "choice" VALUES('tacticsbbb',26,0,'move blue_beast b3');
INSERT INTO "choice" VALUES('tacticsbbb',27,0,'spell blue_wizard red_fighter');
INSERT INTO "choice" VALUES('tacticsbbb',28,0,'power 0');
INSERT INTO "choice" VALUES('tacticsbbb',29,0,'push west');
INSERT INTO "choice" VALUES('tacticsbbb',30,0,'melee blue_rogue red_wizard');
INSERT INTO "choice" VALUES('tacticsbbb',31,0,'yes');
INSERT INTO "choice" VALUES('tacticsbbb',32,0,'move blue_fighter l11');
INSERT INTO "choice" VALUES('tacticsbbb',33,0,'discard woodland_ambush');
INSERT INTO "choice" VALUES('tacticsbbb',34,0,'counter melee');
INSERT INTO "choice" VALUES('tacticsbbb',35,0,'melee blue_rogue red_wizard');
INSERT INTO "choice" VALUES('tacticsbbb',36,0,'move blue_rogue l10');
INSERT INTO "choice" VALUES('tacticsbbb',37,0,'move blue_beast h7');
INSERT INTO "choice" VALUES('tacticsbbb',38,0,'discard blood_price');
INSERT INTO "choice" VALUES('tacticsbbb',39,0,'spell blue_wizard blue_fighter');
INSERT INTO "choice" VALUES('tacticsbbb',40,0,'power 0');
INSERT INTO "choice" VALUES('tacticsbbb',41,0,'push north');
INSERT INTO "choice" VALUES('tacticsbbb',42,0,'move blue_beast g6');
INSERT INTO "choice" VALUES('tacticsbbb',43,0,'end');
INSERT INTO "choice" VALUES('tacticsbbb',44,0,'discard twisted_portal');
INSERT INTO "choice" VALUES('tacticsbbb',45,0,'counter spell');
INSERT INTO "choice" VALUES('tacticsbbb',46,0,'power 0');
INSERT INTO "choice" VALUES('tacticsbbb',47,0,'push south');
INSERT INTO "choice" VALUES('tacticsbbb',48,0,'pass');
INSERT INTO "choice" VALUES('tacticsbbb',49,0,'spell blue_wizard blue_fighter');
INSERT INTO "choice" VALUES('tacticsbbb',50,0,'power 0');
INSERT INTO "choice" VALUES('tacticsbbb',51,0,'push west');
INSERT INTO "choice" VALUES('tacticsbbb',52,0,'end');
INSERT INTO "choice" VALUES('tacticsbbb',53,0,'discard plunging_strike');
INSERT INTO "choice" VALUES('nerathaaaa',0,0,'pass');
INSERT INTO "choice" VALUES('nerathaaaa',1,0,'move 1:fighter@widows_landing silverbough');
INSERT INTO "choice" VALUES('nerathaaaa',2,0,'move 1:footsoldier@gravewind_barrens aldermoor_freehold');
INSERT INTO "choice" VALUES('nerathaaaa',3,0,'move 1:footsoldier@karkothi_throneholds ossuary_steppe');
INSERT INTO "choice" VALUES('nerathaaaa',4,0,'march maze_of_maur_khul gravewind_barrens');
INSERT INTO "choice" VALUES('nerathaaaa',5,0,'move 1:warship@gulf_of_kar dragons_gate');
INSERT INTO "choice" VALUES('nerathaaaa',6,0,'move 1:monster@blackspear_hills ruined_land_of_tarsembor');
INSERT INTO "choice" VALUES('nerathaaaa',7,0,'move 1:wizard@karkothi_throneholds dusk_fens');
INSERT INTO "choice" VALUES('nerathaaaa',8,0,'move 1:siege_engine@shroudmoor widows_landing');
INSERT INTO "choice" VALUES('nerathaaaa',9,0,'move 1:footsoldier@bleakstrand vor_rukoth');
INSERT INTO "choice" VALUES('nerathaaaa',10,0,'march bleakstrand vor_rukoth');
INSERT INTO "choice" VALUES('nerathaaaa',11,0,'move 2:footsoldier@widows_landing ruined_land_of_tarsembor');
INSERT INTO "choice" VALUES('nerathaaaa',12,0,'move 1:monster@gravewind_barrens maze_of_maur_khul');
INSERT INTO "choice" VALUES('nerathaaaa',13,0,'move 1:footsoldier@satrapy_of_numoth zaarnath');
INSERT INTO "choice" VALUES('nerathaaaa',14,0,'move 1:dragon@karkothi_throneholds forbidden_city');
INSERT INTO "choice" VALUES('nerathaaaa',15,0,'move 1:monster@maze_of_maur_khul aldermoor_freehold');
INSERT INTO "choice" VALUES('nerathaaaa',16,0,'move 1:monster@shroudmoor ruined_land_of_tarsembor');
INSERT INTO "choice" VALUES('nerathaaaa',17,0,'embark warship@forbidding_shore wizard@satrapy_of_numoth');
INSERT INTO "choice" VALUES('nerathaaaa',18,0,'move 1:warship@forbidding_shore krakens_reach');
INSERT INTO "choice" VALUES('immortalsa',0,0,'group 7');
INSERT INTO "choice" VALUES('immortalsa',1,1,'group 2');
INSERT INTO "choice" VALUES('immortalsa',2,2,'group 5');
INSERT INTO "choice" VALUES('immortalsa',3,0,'draft conflict_dark_borderland');
INSERT INTO "choice" VALUES('immortalsa',4,1,'draft conflict_light_lantern_bog');
INSERT INTO "choice" VALUES('immortalsa',5,2,'draft conflict_dark_shore_lake');
INSERT INTO "choice" VALUES('immortalsa',6,0,'settle 3 dark:borderland');
INSERT INTO "choice" VALUES('immortalsa',7,1,'settle 10 light:lantern_bog');
INSERT INTO "choice" VALUES('immortalsa',8,2,'settle 5 dark:shore_lake');
INSERT INTO "choice" VALUES('immortalsa',9,0,'draft conflict_dark_white_falls');
INSERT INTO "choice" VALUES('immortalsa',10,1,'draft conflict_dark_heartwood');
INSERT INTO "choice" VALUES('immortalsa',11,2,'draft conflict_light_watch_hill');
INSERT INTO "choice" VALUES('immortalsa',12,1,'settle 2 dark:heartwood');
INSERT INTO "choice" VALUES('immortalsa',13,2,'settle 2 light:watch_hill');
INSERT INTO "choice" VALUES('immortalsa',14,0,'settle 2 dark:white_falls');
INSERT INTO "choice" VALUES('immortalsa',15,0,'draft conflict_light_mill_ford');
INSERT INTO "choice" VALUES('immortalsa',16,1,'draft conflict_dark_lantern_bog');
INSERT INTO "choice" VALUES('immortalsa',17,2,'draft conflict_dark_forge_fire');
INSERT INTO "choice" VALUES('immortalsa',18,2,'settle 5 dark:forge_fire');
INSERT INTO "choice" VALUES('immortalsa',19,0,'settle 2 light:mill_ford');
INSERT INTO "choice" VALUES('immortalsa',20,1,'settle 2 dark:lantern_bog');
INSERT INTO "choice" VALUES('immortalsa',21,0,'draft conflict_dark_emerald_cliff');
INSERT INTO "choice" VALUES('immortalsa',22,1,'draft conflict_light_joker_greenwood');
INSERT INTO "choice" VALUES('immortalsa',23,2,'draft conflict_dark_pearl_strand');
INSERT INTO "choice" VALUES('immortalsa',24,0,'settle 2 dark:emerald_cliff');
INSERT INTO "choice" VALUES('immortalsa',25,1,'settle 3 light:heartwood');
INSERT INTO "choice" VALUES('immortalsa',26,2,'settle 5 dark:pearl_strand');
INSERT INTO "choice" VALUES('heroesaaaa',0,0,'hero tamika');
INSERT INTO "choice" VALUES('heroesaaaa',1,1,'hero rion');
INSERT INTO "choice" VALUES('heroesaaaa',2,1,'bonus 0');
INSERT INTO "choice" VALUES('heroesaaaa',3,1,'keep_die 0');
INSERT INTO "choice" VALUES('heroesaaaa',4,0,'bonus 0');
INSERT INTO "choice" VALUES('heroesaaaa',5,0,'keep_die 0');
INSERT INTO "choice" VALUES('heroesaaaa',6,1,'turn_tile 0');
INSERT INTO "choice" VALUES('heroesaaaa',7,0,'turn_tile 2');
INSERT INTO "choice" VALUES('heroesaaaa',8,1,'draw 4');
INSERT INTO "choice" VALUES('heroesaaaa',9,1,'build mage_guild');
INSERT INTO "choice" VALUES('heroesaaaa',10,1,'from_discard spell');
INSERT INTO "choice" VALUES('heroesaaaa',11,1,'from_discard spell');
INSERT INTO "choice" VALUES('heroesaaaa',12,1,'move main2 t1.w');
INSERT INTO "choice" VALUES('heroesaaaa',13,1,'hire t1.c');
INSERT INTO "choice" VALUES('heroesaaaa',14,0,'build citadel');
INSERT INTO "choice" VALUES('heroesaaaa',15,0,'pass');
INSERT INTO "choice" VALUES('heroesaaaa',16,1,'deploy castle_halberdiers a5');
INSERT INTO "choice" VALUES('heroesaaaa',17,1,'deploy castle_marksmen b4');
INSERT INTO "choice" VALUES('heroesaaaa',18,0,'deploy neutral_peasants a1');
INSERT INTO "choice" VALUES('heroesaaaa',19,1,'play power 0');
CREATE TABLE seatholder (
	"table" VARCHAR NOT NULL,
	seat INTEGER NOT NULL,
	kind VARCHAR NOT NULL,
	holder VARCHAR NOT NULL,
	"order" VARCHAR NOT NULL,
	PRIMARY KEY ("table", seat),
	FOREIGN KEY("table") REFERENCES "table" (id)
);
INSERT INTO "seatholder" VALUES('tacticsaaa',0,'me','pppppppppppppppppppppppppppppppp','could');
INSERT INTO "seatholder" VALUES('tacticsaaa',1,'friend','pppppppppppppppppppppppppppppppp','could');
INSERT INTO "seatholder" VALUES('tacticsbbb',0,'me','pppppppppppppppppppppppppppppppp','could');
INSERT INTO "seatholder" VALUES('nerathaaaa',0,'me','pppppppppppppppppppppppppppppppp','could');
INSERT INTO "seatholder" VALUES('nerathaaaa',1,'me','pppppppppppppppppppppppppppppppp','could');
INSERT INTO "seatholder" VALUES('nerathaaaa',2,'me','pppppppppppppppppppppppppppppppp','could');
INSERT INTO "seatholder" VALUES('nerathaaaa',3,'me','pppppppppppppppppppppppppppppppp','could');
INSERT INTO "seatholder" VALUES('immortalsa',0,'me','pppppppppppppppppppppppppppppppp','could');
INSERT INTO "seatholder" VALUES('immortalsa',1,'friend','pppppppppppppppppppppppppppppppp','could');
INSERT INTO "seatholder" VALUES('immortalsa',2,'me','pppppppppppppppppppppppppppppppp','could');
INSERT INTO "seatholder" VALUES('heroesaaaa',0,'me','pppppppppppppppppppppppppppppppp','could');
INSERT INTO "seatholder" VALUES('heroesaaaa',1,'friend','pppppppppppppppppppppppppppppppp','could');
INSERT INTO "seatholder" VALUES('immortalsb',0,'me','pppppppppppppppppppppppppppppppp','could');
INSERT INTO "seatholder" VALUES('immortalsb',1,'bot','easy','could');
INSERT INTO "seatholder" VALUES('immortalsb',2,'bot','easy','could');
CREATE TABLE "table" (
	id VARCHAR NOT NULL,
	game VARCHAR NOT NULL,
	mode VARCHAR NOT NULL,
	seats INTEGER NOT NULL,
	options VARCHAR NOT NULL,
	seed VARCHAR NOT NULL,
	version VARCHAR NOT NULL,
	name VARCHAR NOT NULL,
	names VARCHAR NOT NULL,
	created FLOAT NOT NULL,
	touched FLOAT NOT NULL,
	finished FLOAT,
	checkpoint BLOB,
	PRIMARY KEY (id)
);
INSERT INTO "table" VALUES('tacticsaaa','tactics','competitive',2,'{"ask_always":"yes"}','5','2.82238ddf3875','Friends','["human","human"]',1.79484762738411521916e+09,1.79484762748337125775e+09,NULL,CAST('[{"stack":[["next_turn"],["draw"],["rest"],["act"]],"dice":["cLIBNS8kvxyXcLmfj3EgGCFBHPQUN3ybjC287mHbh9Y=",57],"barrier":67,"quick":false,"mode":"competitive","players":2,"sides":[[0],[1]],"allies":[[0],[1]],"rivals":[[1],[0]],"map":"standard","cap_rounds":40,"first":0,"active":1,"turn":4,"actions":2,"ending":-1,"ended":0,"card":[3,8,23,26,2,10,22,27],"pos":[161,9,108,12,55,154,155,2],"at":"//8H////////Af//A////////////////////////////////////////////////////////wT/////////////////////////////////////////////////////////////////////Av///////////////////////////////////////////////////////////wUG//////8A////////////////////////////////////////////////////////////////////////////////////////////////////////////////////","side":[2923003274661806160925923323859292822467885666816,68507889249886074290797726533611795343390801924],"health":[11,7,8,11,9,8,8,12],"supply":[3,7,5,0,2,7,5,0],"weakened":0,"dazed":0,"done":[0,0,0,0,1,0,0,0],"began":[161,9,108,12,30,154,155,2],"boarded":[-1,-1,-1,-1,-1,-1,-1,-1],"visited":[0,0,0,0,0,0,0,0],"captor":[-1,-1,-1,-1,-1,-1,-1,-1],"camps":[6,9],"dealt":[[],[]],"hand":[[11,9],[4,1]],"deck":[13,12,5,0,14,3,2,15,10,7,8],"discard":[6],"revealed":[],"flags":[0,0,0],"secured":[-1,-1,-1],"effects":[],"artifact":-1,"bearer":-1,"time":0,"green":0,"won":0,"draft":[[],[]],"spare":[],"enemy_deck":[],"enemy_discard":[],"under":[-1,-1,-1,-1,-1,-1,-1,-1],"activated":-1,"compass":0,"lesson":-1,"fallen":[]},[],[14,13]]' AS BLOB));
INSERT INTO "table" VALUES('tacticsbbb','tactics','solo',1,'{}','2','2.82238ddf3875','','["human"]',1.7948476274857025146e+09,1.79484762773201870916e+09,1.79484762773201870916e+09,CAST('[{"stack":[["finale"],["next_turn"],["enemy_rest",5],["counter",3,5,3]],"dice":["MSN823muHfp/+4fN5+qKgDUtMA7lrHWKbN3RnWcZJew=",110],"barrier":137,"quick":false,"mode":"solo","players":1,"sides":[[0],[1]],"allies":[[0],[1]],"rivals":[[1],[0]],"map":"standard","cap_rounds":60,"first":0,"active":1,"turn":8,"actions":0,"ending":-1,"ended":0,"card":[3,13,20,30,36,47,51,59],"pos":[141,165,128,71,152,73,33,28],"at":"/////////////////////////////////////wf/////Bv////////////////////////////////////////////////8D/wX///////////////////////////////////////////////////////////////////////8C////////////////AP////////////8E////////////////Af//////////////////////////////////////////////////////////////////////////////////////////////////////////////","side":[46768055182522325565766745804710398558901620441088,5708990770823839524233153322530946293679783936],"health":[10,3,6,2,5,5,6,3],"supply":[1,1,2,0,0,0,0,0],"weakened":0,"dazed":0,"done":[0,0,0,0,0,1,0,0],"began":[141,165,128,71,152,48,33,28],"boarded":[-1,-1,-1,-1,-1,-1,-1,-1],"visited":[0,0,0,0,0,0,0,0],"captor":[-1,-1,-1,-1,-1,-1,-1,-1],"camps":[9],"dealt":[[]],"hand":[[5,7]],"deck":[6,10,14,2,8,13,0],"discard":[15,12,1,3,11,9,4],"revealed":[],"flags":[0,0,0],"secured":[-1,-1,-1],"effects":[],"artifact":-1,"bearer":-1,"time":1,"green":0,"won":0,"draft":[[]],"spare":[[0,5,6,7,1,2],[8,12,9,14,10,11],[23,22,17,16,18,21],[29,25,24,28,31,26]],"enemy_deck":[0,6,3,5,8],"enemy_discard":[],"under":[-1,-1,-1,-1,1,7,4,2],"activated":5,"compass":2,"lesson":-1,"fallen":[]},[],[71]]' AS BLOB));
INSERT INTO "table" VALUES('nerathaaaa','nerath','free-for-all',4,'{}','3','1.af31eea1fb7d','Nérath','["human","human","human","human"]',1.79484762773533749581e+09,1.79484762778081345562e+09,NULL,CAST('[{"stack":[["end_turn"],["income"],["reinforce_step"],["reposition_step"],["fight_step"],["move"]],"dice":["WBNIM3sPPhSGIBc9qqX5TQDYgXBdy/Cqg+/aumHS7eE=",134],"barrier":141,"quick":false,"mode":"free-for-all","length":"short","players":4,"seat_of":[0,1,2,3],"ally":[-1,-1,-1,-1],"lone_dragons":false,"cap_rounds":12,"turn":0,"active":0,"step":1,"held":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,1,1,1,1,1,1,1,1,1,1,1,1,2,2,2,2,2,2,2,2,2,2,2,2,2,3,3,3,3,3,3,3,3,3,3,3,3,3,3,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1],"lands":[32767,268402688,2198754820096,36026597995708416],"since":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,1,1,1,1,1,1,1,1,1,1,1,1,2,2,2,2,2,2,2,2,2,2,2,2,2,3,3,3,3,3,3,3,3,3,3,3,3,3,3,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1],"troops":[{"5":1,"0":1,"517":1,"640":3,"768":2,"128":2,"130":1,"256":1,"896":1,"704":1,"707":1,"4104":2,"5574":1,"1602":1,"2688":1,"576":1,"384":2,"385":1,"386":1,"3976":1,"644":2,"323":1,"833":1,"3328":1,"3329":1,"3332":1,"3456":1,"1159":1,"2692":1},{"965":1,"960":2,"963":1,"967":1,"1413":1,"1408":2,"1409":1,"1664":5,"1666":1,"1668":1,"1600":2,"1602":1,"1604":1,"1152":2,"1156":1,"1088":2,"1090":1,"1280":1,"1282":1,"1472":2,"1536":3,"1537":1,"1024":1,"1027":1,"4680":1,"3910":1,"3912":2,"3656":1,"4294":1,"4296":1},{"1797":1,"1792":2,"1793":1,"1795":1,"1799":1,"2368":2,"2176":2,"2178":1,"2048":2,"2049":1,"2052":1,"2560":2,"2562":1,"1861":1,"1856":2,"1859":1,"1920":1,"1984":1,"1988":1,"2496":1,"2498":1,"2304":1,"2432":3,"2433":1,"2112":1,"2116":1,"4040":2,"5126":1,"5128":1},{"2629":1,"2624":2,"2625":1,"2631":1,"2885":1,"2880":2,"2883":1,"3072":2,"3074":1,"3328":2,"3329":1,"3330":1,"3332":1,"2944":4,"2945":1,"2947":1,"3264":3,"3268":1,"3136":1,"3138":1,"3392":1,"2688":4,"2690":1,"3456":3,"3458":1,"5638":1,"5640":2,"4552":1}],"presence":[154742527991625022716542837,9594756876526387953664,1208935042988830424563712,309487371039320075868831744],"ready":{"8192":1,"8832":1,"8960":2,"8320":2,"16514":1,"8448":1,"9088":1,"8896":1,"17091":1,"20488":2,"21958":1,"74114":1,"77704":1,"74372":1},"gold":[10,11,12,13],"points":[0,0,0,0],"hand":[[19,7,16],[27,39],[43,49],[66,65]],"deck":[[5,9,8,6,13,3,4,14,17,11,12,18,0,10,15,1,2],[26,22,25,36,23,29,33,24,21,35,30,32,28,37,31,34,38,20],[40,51,54,50,46,53,45,58,55,52,59,44,42,48,57,41,56,47],[75,78,64,72,67,70,79,62,76,69,63,71,61,74,77,60,73,68]],"discard":[[],[],[],[]],"playing":[],"known":[0,0,0,0],"treasure_deck":[26,0,22,27,5,24,4,23,21,9,6,10,2,16,14,19,18,29,28,25,12,11,17,13,15,1,8,3,7,20],"chest":[[],[],[],[]],"treasures":[[],[],[],[]],"lair":[[22],[2],[19],[14],[0],[18],[9],[6],[25],[28]],"awake":[0,0,0,0,0,0,0,0,0,0],"peeked":[0,0,0,0],"guardian_stack":[8,5,10,16,4,23,27,17,1,20,15,13,7,21,24,3,11,29,12,26],"guardian_discard":[],"guardian_dice":[],"wounds":{},"losses":[0,0,0,0,0,0,0,0,0],"fighting":-1,"defending":[],"battle_round":0,"victors":0,"placed":{},"built":0,"effects":[],"used":[-1],"winners":[]},[[0,["embark",4104,91]],[0,["move",65664,67]]],[25,1,0,1]]' AS BLOB));
INSERT INTO "table" VALUES('immortalsa','immortals','standard',3,'{}','9','1.15f0d3d050af','','["human","human","human"]',1.79484762786786103253e+09,1.79484762791873383525e+09,NULL,CAST('[{"stack":[["draft"]],"dice":["vP1VRSfjFwit+/3KpGCSI4tFIzH5xDij+LLYkWSCUqI=",67],"barrier":127,"quick":false,"players":3,"rounds":7,"round":0,"tribes":[[4,5],[0,6],[3,8]],"first":1,"marker":1,"active":2,"stage":"settling","acting":-1,"left":[0,0],"owner":[-1,-1,-1,-1,-1,-1,1,1,-1,-1,-1,0,-1,2,0,-1,-1,-1,-1,-1,-1,2,-1,1,-1,-1,-1,2,-1,-1,0,1,1,-1,-1,0,0,-1,-1,-1,0,-1,2,2,-1,-1,2,-1,1,-1],"armies":[0,0,0,0,0,0,2,3,0,0,0,7,0,2,2,0,0,0,0,0,0,5,0,10,0,0,0,5,0,0,2,2,2,0,0,3,2,0,0,0,2,0,5,5,0,0,2,0,2,0],"reserve":[13,13,13],"groups":[[2,2,3,5],[3,3,3],[2,2,2]],"limbo":[0,0,0,0,0,0],"shelves":[[],[],[]],"tray":[0,0,0,0,0,0],"greens":20,"portals":0,"sanctuaries":0,"capitals":0,"gold":[0,0,0],"energy":[0,0,0],"points":[0,0,0],"card_owner":[-1,-1,2,-1,-1,0,1,1,-1,-1,0,0,-1,2,0,0,-1,2,2,-1,-1,2,-1,1,-1],"hand":[[],[],[]],"shown":0,"draft_hand":[[31,33,34,46,58],[37,41,44,47,57],[7,9,11,19,21]],"drafted":[-2,-2,-2],"face_up":0,"draft_deck":[[3,5,8,2,4,17,15,20,50,54,0,10,52,16,1,22,18,53,12,6,24],[25,59,29,28,56,36,45,55,38,26,39,49]],"draft_discard":[[23,13,14,51],[35,42,32,40,27,48,30,43]],"deck":[],"discard":[],"plan":[[-2,-2,-2,-2,-2,-2,-2,-2,-2,-2],[-2,-2,-2,-2,-2,-2,-2,-2,-2,-2],[-2,-2,-2,-2,-2,-2,-2,-2,-2,-2]],"turned":[[],[],[]]},[],[13,11,9]]' AS BLOB));
INSERT INTO "table" VALUES('heroesaaaa','heroes','clash',2,'{}','4','1.4a57a1e4f630','','["human","human"]',1.79484762837442922596e+09,1.79484762841273117069e+09,NULL,CAST('[{"stack":[["end_of_round"],["turn",0],["act"],["next_unit"],["end_activation",0],["activation",0]],"dice":["64ZJIUmXV04gxGQ4ihckINJUA2gru7gMSWgxyMwfjw0=",196],"barrier":221,"quick":false,"players":2,"scenario":0,"difficulty":1,"variants":[],"first":1,"round":1,"active":1,"stage":"combat","winners":[],"met":[[],[]],"centers":[[1,4],[-1,-4],[2,1],[-1,3],[-2,6],[4,2],[0,0],[-2,-1],[1,-3],[2,-6],[-4,-2]],"groups":[0,0,2,2,1,1,3,2,2,1,1],"tiles":[0,2,52,54,13,11,95,53,50,18,15],"turns":[2,0,0,0,0,0,0,0,0,0,0],"face_up":3,"supply":[[17],[16]],"drawn_tile":-1,"visited":0,"flags":[],"shared_flags":[0,0],"first_flags":0,"settled":[],"hero_at":[3,-1,9,10],"stood":[3,-1,10,10],"mp":[3,0,2,2],"passing":[0,0],"grail":-1,"hero":[8,0],"xp":[0,0],"resources":[7,2,0,1,5,0],"income":[10,0,0,10,0,0],"deck":[[0,3,2,209,2,36,1,1,6],[3,2,185,0,18]],"hand":[[],[3,36,36,49,53]],"discard":[[],[2]],"unseen":[[],[]],"removed":[],"ongoing":[[],[]],"permanent":[-1,-1],"built":[10,12],"guild_round":[0,1],"tokens":[6,4],"expert":[0,0],"morale":[0,0],"penalty":0,"used":[[],[]],"army":[[29,30],[1,2]],"overlays":[[],[]],"cubes":[[0,0],[0,0]],"gone":0,"homeless":[0,0],"pile":[[17,6,8,17,11,10,4,7,14,18,9,14,7,16,13,10,16,9,13,5,4,15,5,11,15,12,8],[114,109,117,106,104,119,96,124,100,99,97,125,113,115,95,107,118,110,98,111,122,103,102,116,101,112,105,120,108,123,121],[54,45,36,51,50,40,37,42,54,40,44,36,50,39,46,56,48,38,46,52,36,41,47,45,55,43,51,53,43,52,44,47,49,39,55,48,38,41,37,56]],"pile_discard":[[12],[126],[42]],"looked_at":[],"looker":-1,"look_pile":0,"neutral_pile":[[86,72,86,105,78,103,72,87,100,106,93,85,96,97,84,97],[122,123,120,132,128,109,123,121,117,134],[146,145,136,142,147,139,150,153,141,138],[156,157,157,156]],"neutral_discard":[[],[],[],[]],"offered":[],"weeks":[5,3,17,2,11,0,10,4,16,6,15,7,14,13,18,1,9,12,8],"past_weeks":[],"week":-1,"effects":[],"power":[0,1],"spent":[[],[2]],"cast":[],"rolled":[],"field":9,"fighter":[2,-1],"sides":[1,-1],"hands_on":[1,0],"cards_of":1,"combat_round":1,"guarded":1,"level_before":[1,1],"unit":[1,2,192],"side":[0,0,1],"at":[16,13,0],"wounds":[0,0,0],"marks":[1,0,0],"before":[1,2,192],"walls":[0,0,0,0],"spells":[0,0],"origin":16,"last_side":[5,0],"strike":[],"rows":[]},[],[7,19]]' AS BLOB));
INSERT INTO "table" VALUES('immortalsb','immortals','standard',3,'{}','7','1.15f0d3d050af','Not begun','["human","easy","easy"]',1.79484762841456723216e+09,1.79484762841456723216e+09,NULL,NULL);
CREATE TABLE upload (
	id VARCHAR NOT NULL,
	text VARCHAR NOT NULL,
	created FLOAT NOT NULL,
	PRIMARY KEY (id)
);
INSERT INTO "upload" VALUES('uploadaaaa','gonfalon 1
game tactics
mode solo
seats 1
seed 2
version 2.82238ddf3875
name 0 human

0 take fighter_aldous
0 take wizard_zephyrine
0 take rogue_oriel
0 take beast_sable
0 keep fates_nudge
0 camp start_nw
0 deploy blue_fighter m12
0 deploy blue_wizard l12
0 deploy blue_rogue c1
0 deploy blue_beast e1
0 end
0 move blue_beast b2
0 missile blue_rogue red_beast
0 tactic fates_nudge
0 reroll 12
0 spell blue_wizard blue_fighter
0 power 2
0 push south
0 tactic counterspell
0 move blue_fighter m13
0 missile blue_rogue red_beast
0 move blue_rogue a4
0 decline
0 move blue_wizard j13
0 move blue_fighter m12
0 tactic parting_shot
0 move blue_beast b3
0 spell blue_wizard red_fighter
0 power 0
0 push west
0 melee blue_rogue red_wizard
0 yes
0 move blue_fighter l11
0 discard woodland_ambush
0 counter melee
0 melee blue_rogue red_wizard
0 move blue_rogue l10
0 move blue_beast h7
0 discard blood_price
0 spell blue_wizard blue_fighter
0 power 0
0 push north
0 move blue_beast g6
0 end
0 discard twisted_portal
0 counter spell
0 power 0
0 push south
0 pass
0 spell blue_wizard blue_fighter
0 power 0
0 push west
0 end
0 discard plunging_strike
',1.79484762773373627666e+09);
CREATE INDEX ix_table_touched ON "table" (touched);
CREATE INDEX ix_seatholder_holder ON seatholder (holder);
COMMIT;
