import { chmod, stat, writeFile } from 'node:fs/promises';
import { renditionOf, type Rendition } from '../../../server/domain/media/rendition';
import { FfmpegRenditionEncoder } from '../../../server/infrastructure/ffmpeg/ffmpeg-rendition-encoder';
import { aMediaSource } from '../../support/builders/a-media-source';
import { withTemporaryFolder } from '../../support/server/temporary-folder';

const KEY = { songId: 'song1', revision: 'r1' };
const BUDGET = { audio: { least: 1, perSecond: 0 }, video: { least: 1, perSecond: 0 } };

describe('an encoder', () => {
  const folder = withTemporaryFolder();

  /** Encodes with a program that does what `script` says, and ends with ffmpeg's code when the system tells it to. */
  async function encodeWith(script: string) {
    const path = folder('encoder');
    await writeFile(path, `#!/bin/sh\ntrap 'exit 255' XCPU\n${script}\n`);
    await chmod(path, 0o755);
    const { size, mtimeMs } = await stat(path);
    const confinement = {
      ...{ nice: () => [], jail: () => [], isJailed: false },
      limits: (seconds: number) => ['prlimit', `--cpu=${seconds}:${seconds + 5}`],
    };
    const encoder = new FfmpegRenditionEncoder(
      { ffmpeg: { path, version: '7.1', origin: 'path' }, confinement },
      BUDGET,
    );
    const source = aMediaSource({ path, size, modifiedMs: mtimeMs });
    const rendition = renditionOf({ kind: 'audio', key: KEY, kbps: 64 }, source) as Rendition;
    const order = { rendition, from: 0, urgency: 'listener-waits', signal: new AbortController().signal } as const;
    return encoder.encode(order, async () => undefined);
  }

  it('gives up a file that uses up its time on the processor, and says that it is the file’s fault', async () => {
    const ended = await encodeWith('while :; do :; done');
    expect(ended).toEqual({ ok: false, error: { kind: 'undecodable', detail: 'more than 1 s on a processor' } });
  });

  it.each([
    ['the file, as long as that is there', 'exit 1', 'undecodable'],
    ['no file that went away meanwhile, with its disk', 'rm "$0"; exit 1', 'source-missing'],
  ])('blames %s', async (_what, script, kind) => {
    expect(await encodeWith(script)).toMatchObject({ ok: false, error: { kind } });
  });

  it('blames no file where it is told to end before', async () => {
    await expect(encodeWith('exit 255')).resolves.toEqual({
      ok: false,
      error: { kind: 'broken', detail: 'told to end' },
    });
  });
});
