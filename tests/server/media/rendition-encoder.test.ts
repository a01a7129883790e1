import { chmod, readFile, stat, writeFile } from 'node:fs/promises';
import { renditionOf, segmentName, type Rendition } from '../../../server/domain/media/rendition';
import { FfmpegRenditionEncoder } from '../../../server/infrastructure/ffmpeg/ffmpeg-rendition-encoder';
import { aMediaSource } from '../../support/builders/a-media-source';
import { withTemporaryFolder } from '../../support/server/temporary-folder';

const KEY = { songId: 'song1', revision: 'r1' };
const BUDGET = { audio: { least: 1, perSecond: 0 }, video: { least: 1, perSecond: 0 } };

describe('an encoder', () => {
  const folder = withTemporaryFolder();

  /** Encodes with a program that runs `script`, and exits with ffmpeg's code when the system signals it to stop. */
  async function encodeWith(script: string, from = 0) {
    const path = folder('encoder');
    await writeFile(path, `#!/bin/sh\ntrap 'exit 255' XCPU\nprintf x >> "$(dirname "$0")/runs"\n${script}\n`);
    await writeFile(folder('runs'), '');
    await chmod(path, 0o755);
    const { size, mtimeMs } = await stat(path);
    const confinement = {
      nice: () => [],
      jail: () => [],
      isJailed: false,
      limits: (seconds: number) => ['prlimit', `--cpu=${seconds}:${seconds + 5}`],
    };
    const encoder = new FfmpegRenditionEncoder(
      { ffmpeg: { path, version: '7.1', origin: 'path' }, confinement },
      BUDGET,
    );
    const source = aMediaSource({ path, size, modifiedMs: mtimeMs });
    const rendition = renditionOf({ kind: 'audio', key: KEY, kbps: 64 }, source) as Rendition;
    const order = { rendition, from, urgency: 'listener-waits', signal: new AbortController().signal } as const;
    const segments: string[] = [];
    const ended = await encoder.encode(order, async (name) => void segments.push(name));
    const runs = await readFile(folder('runs'), 'utf8');
    return { ended, segments, runs: runs.length, last: segmentName(rendition.plan.segmentCount - 1) };
  }

  it('stops at a file that uses up its processor time, and reports the file as undecodable', async () => {
    const { ended } = await encodeWith('while :; do :; done');
    expect(ended).toMatchObject({ ok: false, error: { kind: 'undecodable', detail: 'more than 1 s on a processor' } });
  });

  it.each([
    ['the file, as long as that is there', 'exit 1', 'undecodable'],
    ['no file that went away meanwhile, with its disk', 'rm "$0"; exit 1', 'source-missing'],
  ])('blames %s', async (_what, script, kind) => {
    expect((await encodeWith(script)).ended).toMatchObject({ ok: false, error: { kind } });
  });

  it('blames no file where it is asked to end early', async () => {
    const { ended } = await encodeWith('exit 255');
    expect(ended).toEqual({ ok: false, error: { kind: 'broken', detail: 'told to end' } });
  });

  describe('of a file in which decoders cannot seek', () => {
    /** Outputs this many frames when started inside the file, and all frames when started at its beginning. */
    const give = (frames: number) =>
      `case "$*" in *-ss*) n=${frames};; *) n=2000;; esac; head -c $((n * 8)) "$0.frames"`;

    beforeAll(async () => {
      const frame = Buffer.from([0xff, 0xf1, 0x50, 0x80, 1, 0, 0, 0]);
      await writeFile(folder('encoder.frames'), Buffer.concat(Array.from({ length: 2_000 }, () => frame)));
    });

    it.each([0, 300])('reads the file from its beginning where seeking gave %i frames', async (frames) => {
      const { ended, segments, last } = await encodeWith(give(frames), 1);
      expect(ended).toEqual({ ok: true, value: undefined });
      expect([segments[0], segments.at(-1), new Set(segments).size]).toEqual(['1.m4s', last, segments.length]);
    });

    it('reports the file as undecodable where that does not help either', async () => {
      const { ended, segments, runs } = await encodeWith('exit 0', 1);
      expect([ended, segments, runs]).toMatchObject([{ ok: false, error: { kind: 'undecodable' } }, [], 2]);
    });

    it.each([
      ['it used up its time on the processor', 'while :; do :; done', 1],
      ['it was read from there', 'exit 0', 0],
    ])('does not read the file from its beginning again where %s', async (_, script, from) => {
      const { ended, runs } = await encodeWith(script, from);
      expect([ended, runs]).toMatchObject([{ ok: false, error: { kind: 'undecodable' } }, 1]);
    });
  });
});
