"""Pages bring their fonts with them: served as WOFF2, named by the style sheet, fetched once."""

from __future__ import annotations

import re
from io import BytesIO

from fontTools.ttLib import TTFont

from gonfalon.lore import fonts
from web.test_pages import SHEET
from web.test_workshop import visit

FACE = re.compile(r"@font-face \{(.*?)\}", re.DOTALL)
LOADED = re.compile(r"url\((\S+?)\)")


def test_fonts_are_served_and_the_sheet_names_them(tmp_path):
    async def story(me, _):
        page = (await me.http.get("/new/tactics")).text
        sheet = (await me.http.get(re.findall(r'href="(/static/\w+/gonfalon\.css)"', page)[0])).text
        addresses = LOADED.findall(sheet)
        assert len(addresses) == len(fonts.FACES)
        for address, face in zip(addresses, fonts.FACES):
            assert address.endswith(f"/{face.name}.woff2")
            font = await me.http.get(address, headers={"accept-encoding": "gzip"})
            assert font.headers["content-type"] == "font/woff2"
            assert "immutable" in font.headers["cache-control"]
            assert "content-encoding" not in font.headers
            assert font.content[:4] == b"wOF2"
            assert {ord(sign) for sign in fonts.SIGNS} <= set(TTFont(BytesIO(font.content)).getBestCmap())
        preloads = re.findall(r'<link rel="preload" as="font" type="font/woff2" href="([^"]+)" crossorigin', page)
        assert preloads == addresses[:3]
        assert "font-src 'self'" in (await me.http.get("/new/tactics")).headers["content-security-policy"]

    visit(tmp_path, story)


def test_each_face_is_declared_as_it_was_cut():
    faces = [face for face in FACE.findall(SHEET) if "url(" in face]
    for declared, face in zip(faces, fonts.FACES, strict=True):
        assert f'font-family: "{face.family}"' in declared
        assert f"font-weight: {face.weights};" in declared
        assert ("font-style: italic" in declared) == (face.style == "italic")
        assert "font-display: swap" in declared


def test_what_stands_in_for_a_font_is_as_broad():
    """Each stand-in of the system says how much smaller it is to be set, and how high a line is."""
    faces = [face for face in FACE.findall(SHEET) if "local(" in face]
    families = {re.findall('font-family: "([^"]+)"', face)[0] for face in faces}
    for face in faces:
        assert re.search(r"size-adjust: [\d.]+%; ascent-override: [\d.]+%; descent-override: [\d.]+%", face)
    listed = re.findall(r"--(?:serif|sans): ([^;]+);", SHEET)
    assert families == {name for each in listed for name in re.findall('"([^"]+)"', each)[1:]}
    assert [re.findall('"([^"]+)"', each)[0] for each in listed] == ["Gonfalon Serif", "Gonfalon Sans"]
