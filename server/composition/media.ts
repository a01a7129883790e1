import { mkdir, realpath } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { EncodingSlots } from '../application/media/encoding-slots';
import { KnownSources } from '../application/media/known-sources';
import { MeasureLoudness } from '../application/media/measure-loudness';
import { Packager, type OnFailure } from '../application/media/packager';
import { PrepareMedia } from '../application/media/prepare-media';
import type { Clock } from '../application/ports/clock.port';
import type { Logger } from '../application/ports/logger.port';
import type { FaultyFiles } from '../domain/media/faulty-files.port';
import type { Config } from '../infrastructure/config/config';
import type { ToolBox } from '../infrastructure/ffmpeg/command';
import { findConfinement } from '../infrastructure/ffmpeg/confinement';
import { FfmpegLoudnessMeter } from '../infrastructure/ffmpeg/ffmpeg-loudness-meter';
import { FfmpegRenditionEncoder } from '../infrastructure/ffmpeg/ffmpeg-rendition-encoder';
import { describeFfmpeg, findFfmpeg } from '../infrastructure/ffmpeg/find-ffmpeg';
import { FileRenditionStore } from '../infrastructure/files/file-rendition-store';
import { SharedOpenFiles } from '../infrastructure/files/shared-open-files';
import { PostgresFaultyFiles } from '../infrastructure/postgres/media/postgres-faulty-files';
import { PostgresLoudnessBook } from '../infrastructure/postgres/media/postgres-loudness-book';
import { PostgresMediaSources } from '../infrastructure/postgres/media/postgres-media-sources';
import type { Schema } from '../infrastructure/postgres/schema';
import { registerMedia } from '../presentation/http/media/register-media';
import type { Lifecycle } from './lifecycle';
import type { Music } from './music';

export interface MediaParts {
  readonly config: Pick<Config, 'dataFolder' | 'ffmpegPath' | 'mediaCacheBytes'>;
  readonly music: Music;
  readonly db: Kysely<Schema>;
  readonly clock: Clock;
  readonly log: Logger;
  readonly lifecycle: Pick<Lifecycle, 'onStop'>;
  /** Whether the machine may be kept busy with what nobody asked for. */
  readonly isQuiet: () => boolean;
}

export interface ComposedMedia {
  readonly packageAhead: (songIds: readonly string[]) => void;
  /** To be called when songs came or an import has ended. */
  readonly wake: () => void;
  /** One line: which ffmpeg, or why there is none. */
  readonly mediaTools: string;
  /** The program; undefined without one. */
  readonly ffmpeg: string | undefined;
}

/** Everything that makes and serves sound and pictures in motion. */
export async function composeMedia(app: FastifyInstance, parts: MediaParts): Promise<ComposedMedia> {
  const { config, music, db, clock, log, lifecycle } = parts;
  const root = path.join(await realpath(config.dataFolder), 'media-cache');
  await mkdir(root, { recursive: true });
  const store = new FileRenditionStore({ root, capBytes: config.mediaCacheBytes }, clock, log);
  await store.open();
  const files = new SharedOpenFiles([root, music.folder ?? root]);
  const { tools, mediaTools } = await findTools(config.ffmpegPath);
  const sources = new PostgresMediaSources(db, { [music.origin]: music.folder ?? root });
  const slots = new EncodingSlots();
  const known = new KnownSources(sources);
  const encoder = new FfmpegRenditionEncoder(tools);
  const packager = new Packager(known, { encoder, store, slots, clock }, tellFailure(log, new PostgresFaultyFiles(db)));
  const meter = new FfmpegLoudnessMeter(tools);
  const loudness = new MeasureLoudness(sources, { meter, book: new PostgresLoudnessBook(db), slots });
  const preparation = new PrepareMedia({ sources, packager, loudness, log }, parts.isQuiet);
  registerMedia(app, { sources: known, packager, files });
  lifecycle.onStop('media', () => {
    preparation.close();
    slots.close();
    files.close();
  });
  const ffmpeg = tools?.ffmpeg.path;
  if (ffmpeg === undefined) return { packageAhead: () => undefined, wake: () => undefined, mediaTools, ffmpeg };
  return { packageAhead: (ids) => preparation.packageAhead(ids), wake: () => preparation.wake(), mediaTools, ffmpeg };
}

async function findTools(configured: string | undefined): Promise<{ tools: ToolBox | undefined; mediaTools: string }> {
  const ffmpeg = await findFfmpeg(configured);
  const mediaTools = describeFfmpeg(ffmpeg);
  if (ffmpeg === undefined) return { tools: undefined, mediaTools };
  return { tools: { ffmpeg, confinement: await findConfinement(ffmpeg.path) }, mediaTools };
}

function tellFailure(log: Logger, faulty: FaultyFiles): OnFailure {
  return ({ kind, folder, source }, failure) => {
    log.warn('a rendition cannot be made', { folder, file: source.path, failure });
    if (failure.kind !== 'undecodable') return;
    faulty
      .noteUndecodable(source.songId, kind)
      .catch((error: unknown) => log.error('a faulty file could not be noted', { error }));
  };
}
