"""What a phone needs to put the page on its home screen."""

from __future__ import annotations

import struct

import pytest

from web.test_workshop import visit


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_manifest_names_icons_that_are_there(tmp_path, lang):
    async def story(me, _):
        home = (await me.http.get("/")).text
        assert '<link rel="manifest" href="/manifest.webmanifest">' in home
        answer = await me.http.get("/manifest.webmanifest")
        assert answer.headers["content-type"].startswith("application/manifest+json")
        facts = answer.json()
        assert facts["lang"] == lang
        assert (facts["start_url"], facts["display"]) == ("/", "standalone")
        assert {"192x192", "512x512"} <= {icon["sizes"] for icon in facts["icons"]}
        for icon in facts["icons"]:
            picture = (await me.http.get(icon["src"])).content
            wide, high = struct.unpack(">II", picture[16:24])
            assert picture.startswith(b"\x89PNG")
            assert f"{wide}x{high}" == icon["sizes"]

    visit(tmp_path, story, lang)


def test_there_are_no_other_icons(tmp_path):
    async def story(me, _):
        for path in ("/icon/1.png", "/icon/99999.png", "/icon/x", "/icon/192"):
            assert (await me.http.get(path)).status_code == 404

    visit(tmp_path, story)
