import { mkdir, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { EncodingSlots } from '../../../server/application/media/encoding-slots';
import { KnownSources } from '../../../server/application/media/known-sources';
import { MediaAdmission } from '../../../server/application/media/media-admission';
import { Packager } from '../../../server/application/media/packager';
import type { EncodeFailure } from '../../../server/domain/media/encode-failure';
import type { MediaSource } from '../../../server/domain/media/media-source';
import { HmacMediaGrants } from '../../../server/infrastructure/crypto/hmac-media-grants';
import type { ToolBox } from '../../../server/infrastructure/ffmpeg/command';
import { FfmpegRenditionEncoder } from '../../../server/infrastructure/ffmpeg/ffmpeg-rendition-encoder';
import { FileRenditionStore } from '../../../server/infrastructure/files/file-rendition-store';
import { SharedOpenFiles } from '../../../server/infrastructure/files/shared-open-files';
import { systemClock } from '../../../server/infrastructure/system/system-clock';
import { systemTimer } from '../../../server/infrastructure/system/system-timer';
import { registerMedia } from '../../../server/presentation/http/media/register-media';
import { aMediaSource } from '../builders/a-media-source';
import { bareApp } from './bare-app';
import { HandClock } from './hand-clock';
import { silentLogger } from './silent-logger';

const CAP_BYTES = 1024 ** 3;

/** The media routes over a cache in `folder`, with songs that only the test adds. */
export class MediaApp {
  readonly app: FastifyInstance = bareApp();
  readonly failures: EncodeFailure[] = [];
  /** Signs with the key of the server under test. */
  readonly grants = new HmacMediaGrants(Buffer.alloc(32, 7));
  /** The clock by which grants expire. */
  readonly clock = new HandClock();
  /** The sessions that may play premium songs. */
  readonly sessions = new Set<string>();
  private readonly songs = new Map<string, MediaSource>();
  private readonly slots = new EncodingSlots();
  private files: SharedOpenFiles | undefined;

  constructor(
    private readonly tools: ToolBox,
    private readonly folder: string,
    private readonly library: string,
  ) {}

  async open(): Promise<void> {
    const root = path.join(this.folder, 'media-cache');
    await mkdir(root, { recursive: true });
    this.files = new SharedOpenFiles([await realpath(root), await realpath(this.library)]);
    const store = new FileRenditionStore({ root, capBytes: CAP_BYTES }, systemClock, silentLogger);
    await store.open();
    const sources = new KnownSources({ find: async (songId) => this.songs.get(songId) }, this.clock);
    const encoder = new FfmpegRenditionEncoder(this.tools);
    const tools = { encoder, store, slots: this.slots, clock: systemClock, timer: systemTimer };
    const packager = new Packager(sources, tools, (_rendition, failure) => void this.failures.push(failure));
    const mayPlayPremium = async (sessionId: string): Promise<boolean> => this.sessions.has(sessionId);
    const admission = new MediaAdmission({ sources, grants: this.grants, mayPlayPremium }, this.clock);
    registerMedia(this.app, { sources, packager, files: this.files, admission });
    await this.app.ready();
  }

  /** Registers a file of the library as a song. */
  async add(file: string, given: Partial<MediaSource>): Promise<void> {
    const place = path.join(this.library, file);
    const { size, mtimeMs } = await stat(place);
    const source = aMediaSource({ path: place, size, modifiedMs: Math.trunc(mtimeMs), ...given });
    this.songs.set(source.songId, source);
  }

  async close(): Promise<void> {
    this.slots.close();
    await this.app.close();
    this.files?.close();
  }
}
