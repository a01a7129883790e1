import { mkdir, rename, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { id3Tag } from '../fixtures/id3-tag';
import { seededRandom } from '../fixtures/damage-file';
import { shareOf, type ModelFile, type ModelFolder } from './model-folder';

/** MPEG 2 Layer III at 8 kbit/s and 24 kHz: a frame has 24 bytes and lasts 24 ms. */
const FRAME_HEAD = Buffer.from([0xff, 0xf3, 0x14, 0xc4]);
const FRAME_BYTES = 24;
/**
 * 100 s; each further recording is so much longer that no program would consider their lengths equal, even if one of them was
 * cut.
 */
const FRAMES = 4_167;
const GROWTH = 1.15;
const SILENT_FRAMES = 200;
const TAG_BYTES = 400;
const DISKS = ['disk1', 'disk2'];

/** Frames that no other recording has; every third recording starts with the same silence. */
function soundOf(recording: number): Buffer {
  const random = seededRandom(recording);
  const frames = Math.round(FRAMES * GROWTH ** recording);
  const sound = Buffer.alloc(frames * FRAME_BYTES);
  for (let at = 0; at < frames; at += 1) {
    FRAME_HEAD.copy(sound, at * FRAME_BYTES);
    const isSilent = recording % 3 === 0 && at < SILENT_FRAMES;
    if (!isSilent) sound.writeUInt32BE(Math.floor(random() * 2 ** 32), at * FRAME_BYTES + 12);
  }
  return sound;
}

/** A cut file is longer than the whole file of the recording before it, and each can be cut in two ways. */
function keptOf(file: ModelFile): number {
  if (shareOf(file) === 1) return 1;
  return GROWTH ** (file.bytes % 2 === 0 ? -0.25 : -0.75);
}

/** The bytes of a file of the model. Its tag has the same length for every title. */
function bytesOf(file: ModelFile): Buffer {
  if (!file.isReadable) return Buffer.alloc(2_000, 'no music');
  const facts = { title: file.title, artist: 'Hạ Vy', album: 'Bờ', trackNumber: 1, year: 2020, cover: Buffer.alloc(0) };
  const bare = id3Tag(facts).subarray(10);
  const tag = Buffer.concat([
    Buffer.from('ID3\x04\x00\x00\x00\x00', 'latin1'),
    Buffer.from([TAG_BYTES >> 7, TAG_BYTES & 127]),
  ]);
  const sound = soundOf(file.recording);
  const heard = sound.subarray(0, Math.floor(sound.length * keptOf(file)));
  return Buffer.concat([tag, bare, Buffer.alloc(TAG_BYTES - bare.length), heard]);
}

/** A model's folder on the disk: only the files that changed are written. */
export class RealFolder {
  private written = new Map<string, ModelFile>();

  constructor(
    private readonly root: string,
    /** The folder of the disks that are not mounted. */
    private readonly elsewhere: string,
  ) {}

  async follow(model: ModelFolder): Promise<void> {
    for (const disk of DISKS) await this.carry(disk, model.isMounted(`${disk}/`));
    const files = new Map(model.all());
    for (const name of this.written.keys()) if (!files.has(name)) await rm(this.placeOf(name, model));
    for (const [name, file] of files) {
      if (this.written.get(name) === file) continue;
      const place = this.placeOf(name, model);
      await mkdir(path.dirname(place), { recursive: true });
      await writeFile(place, bytesOf(file));
      await utimes(place, file.modifiedMs / 1_000, file.modifiedMs / 1_000);
    }
    this.written = files;
  }

  private placeOf(name: string, model: ModelFolder): string {
    return path.join(model.isMounted(name) ? this.root : this.elsewhere, name);
  }

  private async carry(disk: string, isMounted: boolean): Promise<void> {
    const [from, to] = isMounted ? [this.elsewhere, this.root] : [this.root, this.elsewhere];
    await rename(path.join(from, disk), path.join(to, disk)).catch(() => undefined);
  }
}
