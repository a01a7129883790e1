import type { StreamFacts } from '../../../../server/domain/import/containers/stream-facts';
import { areMoving } from '../../../../server/domain/import/containers/stream-facts';
import { describeAudio } from '../../../../server/domain/import/describe-audio';
import { addCounts, NO_COUNTS } from '../../../../server/domain/import/import-job';
import {
  IMPORT_WARNINGS,
  importWarningsOf,
  inOrder,
  readImportWarnings,
} from '../../../../server/domain/import/import-warning';
import { isHiddenFor, readRefusalReason, REFUSAL_REASONS } from '../../../../server/domain/import/refusal';
import { clipRevisionOf, keepsRevision, revisionOf } from '../../../../server/domain/import/revision';
import { isClipFolder, whatVideoIs } from '../../../../server/domain/import/what-video-is';

const SOUND = { codec: 'aac', sampleRate: 44_100, channels: 2, bitrate: 128_000 };
const UPRIGHT = { codec: 'h264', width: 720, height: 1280, fps: 30 };
const FLAT = { codec: 'h264', width: 1280, height: 720, fps: 30 };
const stream = (change: Partial<StreamFacts> = {}): StreamFacts => ({
  container: 'mp4',
  durationMs: 60_000,
  proof: 'proved',
  sound: SOUND,
  video: null,
  place: { length: 0, head: [], tail: [], middle: [] },
  ...change,
});

describe('what a file becomes', () => {
  const MUTE = { ...SOUND, codec: 'none' };

  it.each([
    ['a sound', 'a.mp4', {}, 'song'],
    ['a sound in a folder of short videos', 'shorts/a.mp4', {}, 'song'],
    ['an upright video', 'a.mp4', { video: UPRIGHT }, 'clip'],
    ['an upright video without sound', 'a.mp4', { video: UPRIGHT, sound: MUTE }, 'clip'],
    ['a square video', 'a.mp4', { video: { ...UPRIGHT, width: 1280 } }, 'song'],
    ['a video just higher than wide', 'a.mp4', { video: { ...UPRIGHT, width: 1279 } }, 'clip'],
    ['a flat video', 'a.mp4', { video: FLAT }, 'song'],
    ['a flat video without sound', 'a.mp4', { video: FLAT, sound: MUTE }, 'no-audio'],
    ['a longer flat video', 'a.mp4', { video: FLAT, durationMs: 180_001 }, 'song'],
    ['a flat video in a folder of short videos', 'x/shorts/a.mp4', { video: FLAT }, 'clip'],
    ['a flat video above a folder of short videos', 'shorts/x/a.mp4', { video: FLAT }, 'song'],
    ['an upright video of 3 minutes', 'a.mp4', { video: UPRIGHT, durationMs: 180_000 }, 'clip'],
    ['a longer upright video', 'a.mp4', { video: UPRIGHT, durationMs: 180_001 }, 'song'],
    ['a longer upright video without sound', 'a.mp4', { video: UPRIGHT, sound: MUTE, durationMs: 180_001 }, 'no-audio'],
    ['a longer video in a folder of short videos', 'SHORTS/a.mp4', { video: FLAT, durationMs: 180_001 }, 'too-long'],
    ['a picture that cannot be played', 'a.mp4', { hasOtherPicture: true }, 'song'],
    ['such a picture in a folder of short videos', 'shorts/a.mp4', { hasOtherPicture: true }, 'unsupported-codec'],
  ])('from %s', (_, path, change, verdict) => {
    expect(whatVideoIs(path, stream(change))).toBe(verdict);
  });

  it('is decided by a folder of exactly this name, in any case', () => {
    expect(['shorts', 'Shorts', 'SHORTS'].filter((name) => !isClipFolder(name))).toEqual([]);
    expect(['short', 'my shorts', 'shorts 2'].filter(isClipFolder)).toEqual([]);
  });
});

describe('pictures in a file', () => {
  it.each([
    [0, 0, false],
    [1, 0, false],
    [1, 1, false],
    [2, 2, true],
    [2, 3, false],
    [2, 1, true],
    [250, 10, true],
  ])('%i of them in %i s are a video: %s', (pictures, seconds, isVideo) => {
    expect(areMoving(pictures, seconds)).toBe(isVideo);
  });
});

describe("the facts about a file's sound", () => {
  it.each([
    ['mp3', 'mp3', 'audio/mpeg'],
    ['flac', 'flac', 'audio/flac'],
    ['wav', 'pcm', 'audio/wav'],
    ['mp4', 'aac', 'audio/mp4; codecs="mp4a.40.2"'],
    ['mp4', 'alac', 'audio/mp4; codecs="alac"'],
    ['mp4', 'flac', 'audio/mp4; codecs="flac"'],
    ['mp4', 'opus', 'audio/mp4; codecs="opus"'],
    ['mp4', 'mp3', 'audio/mp4; codecs="mp3"'],
    ['ogg', 'vorbis', 'audio/ogg; codecs="vorbis"'],
    ['ogg', 'opus', 'audio/ogg; codecs="opus"'],
    ['ogg', 'flac', 'audio/ogg; codecs="flac"'],
    ['webm', 'vorbis', 'audio/webm; codecs="vorbis"'],
    ['webm', 'opus', 'audio/webm; codecs="opus"'],
  ] as const)('%s with %s may be played as it is, with the type %s', (container, codec, mime) => {
    expect(describeAudio(stream({ container, sound: { ...SOUND, codec } }))).toMatchObject({ mime, playable: true });
  });

  it.each([
    ['a container that no browser plays', { container: 'matroska', sound: { ...SOUND, codec: 'opus' } }],
    ['a codec that no browser plays', { container: 'ogg', sound: { ...SOUND, codec: 'speex' } }],
  ] as const)('have no type for %s', (_, change) => {
    expect(describeAudio(stream(change))).toMatchObject({ mime: 'application/octet-stream', playable: false });
  });

  it('are all that the file states, with the container', () => {
    expect(describeAudio(stream())).toEqual({
      codec: 'aac',
      sampleRate: 44_100,
      channels: 2,
      bitrate: 128_000,
      container: 'mp4',
      mime: 'audio/mp4; codecs="mp4a.40.2"',
      lossless: false,
      playable: true,
    });
  });

  it.each([
    ['has a picture', { video: FLAT }],
    ['is not the first sound of its file', { sound: { ...SOUND, track: 1 } }],
  ])('never offer the original where it %s', (_, change) => {
    expect(describeAudio(stream(change))).toMatchObject({ mime: 'audio/mp4; codecs="mp4a.40.2"', playable: false });
  });

  it('offer the original where its sound is the first by its number', () => {
    expect(describeAudio(stream({ sound: { ...SOUND, track: 0 } })).playable).toBe(true);
  });

  it('tell lossless codecs from the others', () => {
    const isLossless = (codec: string) => describeAudio(stream({ sound: { ...SOUND, codec } })).lossless;
    const lossless = 'flac alac pcm wavpack ape tta dsd tak als shorten mlp truehd wmalossless'.split(' ');
    expect(lossless.filter((codec) => !isLossless(codec))).toEqual([]);
    expect('mp3 aac opus vorbis speex wmav2 none'.split(' ').filter(isLossless)).toEqual([]);
  });
});

describe('the numbers of a run', () => {
  it('are added one by one', () => {
    const a = {
      found: 1,
      processed: 2,
      added: 3,
      changed: 4,
      moved: 5,
      removed: 6,
      unchanged: 7,
      refused: 8,
      hidden: 9,
    };
    expect(addCounts(a, { found: 10, removed: 20, hidden: 30 })).toEqual({ ...a, found: 11, removed: 26, hidden: 39 });
    expect(addCounts(NO_COUNTS, a)).toEqual(a);
  });
});

describe('what could not be read of a file', () => {
  it.each([
    ['title', 'title'],
    ['artist', 'artist'],
    ['artists', 'artist'],
    ['albumArtist', 'album'],
    ['albumArtists', 'album'],
    ['album', 'album'],
    ['compilation', 'album'],
    ['track', 'number'],
    ['disc', 'number'],
    ['date', 'date'],
    ['genre', 'genre'],
    ['composer', 'credits'],
    ['lyricist', 'credits'],
    ['writer', 'credits'],
    ['arranger', 'credits'],
    ['comment', 'comment'],
    ['description', 'comment'],
    ['lyrics', 'lyrics'],
    ['timedLyrics', 'lyrics'],
    ['picture', 'picture'],
    ['recordingId', 'identifiers'],
    ['releaseId', 'identifiers'],
  ] as const)('of the field %s is told as %s', (field, warning) => {
    expect(importWarningsOf([field])).toEqual([warning]);
  });

  it('is told once, in a constant order', () => {
    expect(inOrder([...IMPORT_WARNINGS].reverse())).toEqual([
      ...['title', 'artist', 'album', 'number', 'date', 'genre', 'credits'],
      ...['comment', 'lyrics', 'picture', 'captions', 'identifiers', 'length', 'sound'],
    ]);
    expect(inOrder(['lyrics', 'title', 'lyrics'])).toEqual(['title', 'lyrics']);
  });

  it('is read from stored words, without words of another version', () => {
    expect(readImportWarnings(['sound', 'from the future', 'album'])).toEqual(['album', 'sound']);
  });
});

describe('the reason why a file was left out', () => {
  const REASONS =
    'not-media truncated no-audio no-picture no-duration unsupported-codec unsupported-format too-large-tags empty too-long ' +
    'too-short unreadable undecodable implausible reading-failed not-stored too-long-path hidden-name link';

  it('is read back from the word that was stored', () => {
    expect(REASONS.split(' ').map(readRefusalReason)).toEqual(REASONS.split(' '));
  });

  it('counts as unreadable where an older version stored another word', () => {
    expect(readRefusalReason('from the past')).toBe('unreadable');
  });

  it('is a rule, not the content, for hidden names and links only', () => {
    expect(REFUSAL_REASONS.filter(isHiddenFor)).toEqual(['hidden-name', 'link']);
  });
});

describe("the revision in a song's media addresses", () => {
  const FILE = { fingerprint: 'f', modifiedMs: 5, durationMs: 60_000 };
  const plain = (text: string) => text;

  it('is the beginning of a digest of all that may change the renditions', () => {
    const full = { ...FILE, fingerprint: 'fp', modifiedMs: 12, durationMs: 345 };
    expect(revisionOf(full, (text) => `<${text}>`)).toBe('<fp:12:345');
    expect(revisionOf({ ...full, durationMs: 3 }, (text) => `<${text}>`)).toBe('<fp:12:3>');
  });

  it('of a short video changes with its captions too', () => {
    expect(clipRevisionOf({ ...FILE, durationMs: 6, captions: 'cue' }, plain)).toBe('f:5:6:cue');
    expect(clipRevisionOf({ ...FILE, durationMs: 6, captions: null }, plain)).toBe('f:5:6:');
    expect(clipRevisionOf({ ...FILE, captions: 'a long cue' }, plain)).toBe('f:5:60000:');
  });

  it.each([
    ['the same file', {}, true],
    ['another fingerprint', { fingerprint: 'g' }, false],
    ['another length', { durationMs: 60_001 }, false],
    ['another time at the same path', { modifiedMs: 6 }, false],
    ['another path', { path: 'b' }, true],
    ['another path and time, as of a copy', { path: 'b', modifiedMs: 6 }, true],
    ['another path and fingerprint', { path: 'b', fingerprint: 'g' }, false],
    ['another path and length', { path: 'b', durationMs: 1 }, false],
  ])('stays or not with %s', (_, change, stays) => {
    expect(keepsRevision({ ...FILE, path: 'a', ...change }, { ...FILE, path: 'a' })).toBe(stays);
  });
});
