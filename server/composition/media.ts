import { mkdir, realpath } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { ClipSources } from '../application/media/clip-sources';
import { EncodingSlots } from '../application/media/encoding-slots';
import { KnownSources } from '../application/media/known-sources';
import { MediaAdmission, type AdmissionDeps } from '../application/media/media-admission';
import { MeasureLoudness } from '../application/media/measure-loudness';
import { Packager } from '../application/media/packager';
import { PrepareMedia } from '../application/media/prepare-media';
import type { Clock } from '../application/ports/clock.port';
import type { Logger } from '../application/ports/logger.port';
import type { ShortFiles } from '../domain/shorts/short-files.port';
import type { PictureStore } from '../domain/images/picture-store.port';
import type { Config } from '../infrastructure/config/config';
import { FfmpegLoudnessMeter } from '../infrastructure/ffmpeg/ffmpeg-loudness-meter';
import { FfmpegRenditionEncoder } from '../infrastructure/ffmpeg/ffmpeg-rendition-encoder';
import { FileRenditionStore } from '../infrastructure/files/file-rendition-store';
import { SharedOpenFiles } from '../infrastructure/files/shared-open-files';
import { PostgresFaultyFiles } from '../infrastructure/postgres/media/postgres-faulty-files';
import { PostgresLoudnessBook } from '../infrastructure/postgres/media/postgres-loudness-book';
import { PostgresMediaSources } from '../infrastructure/postgres/media/postgres-media-sources';
import type { Schema } from '../infrastructure/postgres/schema';
import { systemTimer } from '../infrastructure/system/system-timer';
import { registerCaptions } from '../presentation/http/media/register-captions';
import { registerMedia } from '../presentation/http/media/register-media';
import { composeClips, type ClipDeps } from './clips';
import type { Lifecycle } from './lifecycle';
import { findTools } from './media-tools';
import { logFailure } from './log-media-failure';
import type { Music } from './music';

export interface MediaDeps {
  readonly config: Pick<Config, 'dataFolder' | 'ffmpegPath' | 'mediaCacheBytes'>;
  readonly music: Music;
  readonly db: Kysely<Schema>;
  readonly clock: Clock;
  readonly log: Logger;
  readonly pictures: PictureStore;
  readonly shorts: ShortFiles & ClipDeps['shorts'];
  readonly lifecycle: Pick<Lifecycle, 'onStop'>;
  /** Whether the machine may be used for work that nobody requested. */
  readonly isQuiet: () => boolean;
  /** Grants access to premium songs. */
  readonly premium: Pick<AdmissionDeps, 'grants' | 'mayPlayPremium'>;
}

export interface ComposedMedia {
  readonly packageAhead: (songIds: readonly string[]) => void;
  /** Must be called when songs were added or an import has ended. */
  readonly wake: () => void;
  /** To be called when something about a song has changed. */
  readonly forgetSong: (songId: string) => void;
  /** The ffmpeg that was found, or why there is none; then the facts that make it less safe. */
  readonly mediaTools: readonly string[];
  /** The path of the program; undefined if there is none. */
  readonly ffmpeg: string | undefined;
}

/** Everything that makes and serves sound and video. */
export async function composeMedia(app: FastifyInstance, deps: MediaDeps): Promise<ComposedMedia> {
  const { config, music, db, clock, log, lifecycle, shorts, pictures } = deps;
  const root = path.join(await realpath(config.dataFolder), 'media-cache');
  await mkdir(root, { recursive: true });
  const store = new FileRenditionStore({ root, capBytes: config.mediaCacheBytes }, clock, log);
  await store.open();
  const files = new SharedOpenFiles([root, music.folder ?? root]);
  const { tools, mediaTools } = await findTools(config.ffmpegPath);
  const songs = new PostgresMediaSources(db, { [music.origin]: music.folder ?? root });
  const sources = new ClipSources(songs, shorts, (file) => path.join(music.folder ?? root, file));
  const slots = new EncodingSlots();
  const known = new KnownSources(sources, clock);
  const encoder = new FfmpegRenditionEncoder(tools);
  const work = { encoder, store, slots, clock, timer: systemTimer };
  const packager = new Packager(known, work, logFailure(log, new PostgresFaultyFiles(db)));
  const meter = new FfmpegLoudnessMeter(tools);
  const loudness = new MeasureLoudness(sources, { meter, book: new PostgresLoudnessBook(db), slots });
  const clips = composeClips({ shorts, tools, sources, packager, pictures, slots });
  const preparation = new PrepareMedia({ sources, packager, loudness, clips, log }, deps.isQuiet);
  const admission = new MediaAdmission({ sources: known, ...deps.premium }, clock);
  registerMedia(app, { sources: known, packager, files, admission });
  registerCaptions(app, shorts);
  lifecycle.onStop('media', async () => {
    const isOver = preparation.close();
    slots.close();
    files.close();
    await isOver;
  });
  const ffmpeg = tools?.ffmpeg.path;
  const common = { mediaTools, ffmpeg, forgetSong: (songId: string) => known.forget(songId) };
  if (ffmpeg === undefined) return { ...common, packageAhead: () => undefined, wake: () => undefined };
  const wake = (): void => {
    clips.lookAgain();
    preparation.wake();
  };
  return { ...common, packageAhead: (ids) => preparation.packageAhead(ids), wake };
}
