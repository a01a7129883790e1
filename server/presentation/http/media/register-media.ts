import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { KnownSources } from '../../../application/media/known-sources';
import type { MediaAdmission } from '../../../application/media/media-admission';
import type { Packager } from '../../../application/media/packager';
import type { SegmentFailure } from '../../../application/media/waiters';
import type { OpenFiles } from '../../../application/ports/open-files.port';
import { AAC_CODEC, audioLadder } from '../../../domain/media/audio-ladder';
import {
  AUDIO_SEGMENT_TYPE,
  originalType,
  PLAYLIST_TYPE,
  VIDEO_SEGMENT_TYPE,
} from '../../../domain/media/content-type';
import { initSegment } from '../../../domain/media/init-segments';
import { parseMediaKey } from '../../../domain/media/media-key';
import type { MediaSource } from '../../../domain/media/media-source';
import { audioMaster, mediaPlaylist, videoMaster } from '../../../domain/media/playlist';
import { INIT_NAME, isMoving, sourceKind, type RenditionRef } from '../../../domain/media/rendition';
import { initId } from '../../../domain/media/media-urls';
import { clipLadder, videoLadder } from '../../../domain/media/video-ladder';
import { whenClosed } from '../when-closed';
import { readRendition, readSegmentName, type MediaKind } from './media-address';
import { grantedMedia, publicMedia, type MediaAccessRoutes } from './media-access-routes';
import { MEDIA_HEADERS } from './media-headers';
import { sendFile } from './send-file';

export interface MediaDeps {
  readonly sources: KnownSources;
  readonly packager: Packager;
  readonly files: OpenFiles;
  readonly admission: MediaAdmission;
}

interface Params {
  readonly Params: { readonly key: string; readonly variant: string; readonly name: string };
}

const KINDS = { a: 'audio', pre: 'preview', v: 'video', s: 'clip' } as const;
const DECLARED = { schema: {}, config: { policy: 'public', rate: 'media' } } as const;
const PLAYLIST_NAME = 'index.m3u8';
const RETRY_AFTER_SECONDS = 2;

/**
 * Sound, previews, video, short videos, their playlists and the source files. A missing segment is made while its listener waits.
 */
export function registerMedia(app: FastifyInstance, deps: MediaDeps): void {
  for (const access of [publicMedia(deps.admission), grantedMedia(deps.admission)]) registerBehind(access, app, deps);
  app.get<Params>('/media/init/:name', DECLARED, (request, reply) =>
    sendInit(request.params.name.replace(/\.mp4$/, ''), reply),
  );
}

function registerBehind({ base, routeOptions }: MediaAccessRoutes, app: FastifyInstance, deps: MediaDeps): void {
  for (const [letter, kind] of Object.entries(KINDS)) {
    app.get<Params>(`${base}/${letter}/:key/master.m3u8`, routeOptions(kind), (request, reply) =>
      sendMaster(deps, kind, request, reply),
    );
    app.get<Params>(`${base}/${letter}/:key/:variant/:name`, routeOptions(kind), (request, reply) => {
      const { key, variant, name } = request.params;
      const ref = readRendition(kind, key, variant);
      if (ref === undefined) return refuse(reply, 'gone');
      return name === PLAYLIST_NAME ? sendPlaylist(deps, ref, reply) : sendSegment(deps, ref, request, reply);
    });
  }
  app.get<Params>(`${base}/o/:key`, routeOptions('audio'), (request, reply) => sendOriginal(deps, request, reply));
}

async function sendMaster(
  { sources }: MediaDeps,
  kind: MediaKind,
  request: FastifyRequest<Params>,
  reply: FastifyReply,
) {
  const key = parseMediaKey(request.params.key);
  const source = key && (await sources.find(key, sourceKind(kind)));
  if (source === undefined) return refuse(reply, 'gone');
  const playlist = masterOf(kind, source);
  if (playlist === undefined) return refuse(reply, 'gone');
  return reply.headers(MEDIA_HEADERS).type(PLAYLIST_TYPE).send(playlist);
}

function masterOf(kind: MediaKind, { audio, video }: MediaSource): string | undefined {
  if (kind === 'audio' || kind === 'preview') return audioMaster(audioLadder(audio));
  if (video === null) return undefined;
  return videoMaster(kind === 'clip' ? clipLadder(video) : videoLadder(video), AAC_CODEC);
}

async function sendPlaylist({ packager }: MediaDeps, ref: RenditionRef, reply: FastifyReply) {
  const rendition = await packager.find(ref);
  if (rendition === undefined) return refuse(reply, 'gone');
  return reply.headers(MEDIA_HEADERS).type(PLAYLIST_TYPE).send(mediaPlaylist(rendition.plan));
}

async function sendSegment(deps: MediaDeps, ref: RenditionRef, request: FastifyRequest<Params>, reply: FastifyReply) {
  const { packager, files } = deps;
  const name = readSegmentName(request.params.name);
  if (name === undefined) return refuse(reply, 'gone');
  if (name === INIT_NAME && !isMoving(ref)) return sendSharedInit(deps, ref, reply);
  const left = new AbortController();
  whenClosed(reply.raw, () => left.abort());
  const type = isMoving(ref) ? VIDEO_SEGMENT_TYPE : AUDIO_SEGMENT_TYPE;
  for (const isLastTry of [false, true]) {
    const place = await packager.segment(ref, name, left.signal);
    if (!place.ok) return refuse(reply, place.error);
    if (await sendFile(files, { place: place.value, type }, request, reply)) return reply;
    // The segment was evicted between the two steps; it is made again.
    if (!isLastTry) packager.forget(ref);
  }
  return refuse(reply, 'broken');
}

async function sendSharedInit({ packager }: MediaDeps, ref: RenditionRef, reply: FastifyReply) {
  const rendition = await packager.find(ref);
  return rendition === undefined ? refuse(reply, 'gone') : sendInit(initId(rendition.sampleRate), reply);
}

function sendInit(id: string, reply: FastifyReply): FastifyReply {
  const bytes = initSegment(id);
  if (bytes === undefined) return refuse(reply, 'gone');
  return reply.headers(MEDIA_HEADERS).type(AUDIO_SEGMENT_TYPE).send(Buffer.from(bytes));
}

async function sendOriginal({ sources, files }: MediaDeps, request: FastifyRequest<Params>, reply: FastifyReply) {
  const key = parseMediaKey(request.params.key);
  const source = key && (await sources.find(key, 'audio'));
  if (key === undefined || source === undefined) return refuse(reply, 'gone');
  const type = originalType(source.audio.container, source.video !== null);
  if (await sendFile(files, { place: source.path, type, expected: source }, request, reply)) return reply;
  sources.forget(key.songId);
  return refuse(reply, 'gone');
}

/** Players read the status alone: 404 means never, 503 means later. */
function refuse(reply: FastifyReply, failure: SegmentFailure): FastifyReply {
  if (failure === 'gone' || failure === 'undecodable') return reply.code(404).send();
  return reply.code(503).header('retry-after', RETRY_AFTER_SECONDS).send();
}
