"""Prints what mutagen reads of each file below a folder: one line of JSON for each that it opens."""

import base64
import hashlib
import json
import math
import os
import re
import sys

import mutagen
from mutagen.flac import FLAC, Picture


def texts(tags, *names):
    """The values of the first of these names that has some."""
    for name in names:
        try:
            found = tags.get(name)
        except (KeyError, ValueError):
            continue
        if found is None:
            continue
        values = found if isinstance(found, (list, tuple)) else [found]
        said = [str(value) for value in values]
        if any(text.strip() for text in said):
            return said
    return []


def of_id3(tags):
    def frame(name):
        return [str(text) for found in tags.getall(name)[:1] for text in found.text]

    return {
        "title": frame("TIT2"),
        "artists": frame("TPE1"),
        "album": frame("TALB"),
        "track": frame("TRCK"),
        "year": frame("TDRC"),
        "words": [found.text for found in tags.getall("USLT")],
        "pictures": [found.data for found in tags.getall("APIC")],
    }


def of_mp4(tags):
    return {
        "title": texts(tags, "\xa9nam"),
        "artists": texts(tags, "\xa9ART"),
        "album": texts(tags, "\xa9alb"),
        "track": [str(number) for number, _ in tags.get("trkn", [])],
        "year": texts(tags, "\xa9day"),
        "words": texts(tags, "\xa9lyr"),
        "pictures": [bytes(found) for found in tags.get("covr", [])],
    }


def of_ape(tags):
    def item(*names):
        for name in names:
            if name in tags and tags[name].kind == 0:
                return str(tags[name]).split("\0")
        return []

    covers = [tags[name].value for name in tags.keys() if name.lower().startswith("cover art")]
    return {
        "title": item("Title"),
        "artists": item("Artist"),
        "album": item("Album"),
        "track": item("Track"),
        "year": item("Year", "Date"),
        "words": item("Lyrics"),
        "pictures": [cover.partition(b"\0")[2] for cover in covers],
    }


def asf_picture(value):
    """The bytes behind the kind, the length and two texts that end with two zeros."""
    at = 5
    for _ in range(2):
        while at < len(value) and value[at : at + 2] != b"\0\0":
            at += 2
        at += 2
    return value[at:]


def of_asf(tags):
    return {
        "title": texts(tags, "Title"),
        "artists": texts(tags, "Author", "WM/AlbumArtist"),
        "album": texts(tags, "WM/AlbumTitle"),
        "track": texts(tags, "WM/TrackNumber", "WM/Track"),
        "year": texts(tags, "WM/Year"),
        "words": texts(tags, "WM/Lyrics"),
        "pictures": [asf_picture(found.value) for found in tags.get("WM/Picture", [])],
    }


def of_comments(tags, file):
    pictures = [found.data for found in file.pictures] if isinstance(file, FLAC) else []
    for text in tags.get("metadata_block_picture", []):
        try:
            pictures.append(Picture(base64.b64decode(text)).data)
        except Exception as error:
            print(f"{file.filename}: no picture: {error!r}", file=sys.stderr)
    return {
        "title": texts(tags, "title"),
        "artists": texts(tags, "artist"),
        "album": texts(tags, "album"),
        "track": texts(tags, "tracknumber", "track"),
        "year": texts(tags, "date", "year"),
        "words": texts(tags, "lyrics", "unsyncedlyrics"),
        "pictures": pictures,
    }


def said_by(file):
    tags = file.tags
    kind = type(tags).__name__
    if tags is None:
        return {}
    if "ID3" in kind:
        return of_id3(tags)
    return {"MP4Tags": of_mp4, "APEv2": of_ape, "ASFTags": of_asf}.get(
        kind, lambda found: of_comments(found, file)
    )(tags)


def leading_number(values, digits):
    found = re.match(digits, values[0]) if values else None
    return int(found.group()) if found else None


def first(values):
    return values[0] if values else None


def report(path, file):
    said = said_by(file)
    seconds = getattr(file.info, "length", None)
    return {
        "path": path,
        "title": first(said.get("title", [])),
        "artists": said.get("artists", []),
        "album": first(said.get("album", [])),
        "track": leading_number(said.get("track", []), r"\d+"),
        "year": leading_number(said.get("year", []), r"\d{4}"),
        "words": first(said.get("words", [])),
        "pictures": [hashlib.sha256(found).hexdigest() for found in said.get("pictures", []) if found],
        "seconds": seconds if seconds is not None and math.isfinite(seconds) else None,
    }


def main(root):
    for folder, _, names in os.walk(root):
        for name in sorted(names):
            path = os.path.join(folder, name)
            try:
                file = mutagen.File(path)
                line = None if file is None else report(os.path.relpath(path, root), file)
            except Exception as error:
                print(f"{path}: {error!r}", file=sys.stderr)
                continue
            if line is not None:
                print(json.dumps(line))


main(sys.argv[1])
