import type { ClipEntry } from '../../../server/domain/shorts/short-video-store.port';
import { MP3_FACTS, UPRIGHT_FACTS } from '../server/cards';

/** When the file of a clip entry was written. */
export const CLIP_TIME_MS = Date.UTC(2026, 0, 1);

/** A clip as the import passes it to the store; a test sets only the fields it needs. */
export const aClipEntry = (
  clipId: string,
  given: Partial<ClipEntry> = {},
  draft: Partial<ClipEntry['draft']> = {},
): ClipEntry => ({
  clipId,
  file: { path: `shorts/${clipId}.mp4`, size: 1_000, modifiedMs: CLIP_TIME_MS, changedMs: 7, companions: 'beside' },
  fingerprint: `print-${clipId}`,
  sound: `sound-${clipId}`,
  formerSounds: ['sound-before'],
  revision: 'r1',
  picture: null,
  reservations: [],
  ...given,
  draft: {
    caption: 'Đêm diễn #sóng #Biển',
    artist: 'Hạ Vy',
    wish: { titles: ['Phố Không Đèn'], artist: 'Hạ Vy', stretch: null },
    durationMs: 20_000,
    audio: MP3_FACTS,
    video: UPRIGHT_FACTS,
    captions: 'WEBVTT',
    ...draft,
  },
});
