import type { PlaybackFault } from '../playback/sources/playback-engine.port';
import type { Seconds } from '../shared/units';
import type { ClipFact } from './clip-fact';
import { afterRefusedSound, SILENT_START, type ClipSound } from './clip-sound';
import type { ShortVideo } from './short-video';

/** The current clip and its playback state. */
export interface FeedStage {
  readonly clipId: string | null;
  readonly place: number;
  /** The listener wants the clip to play; its picture may still be loading. */
  readonly wantsMotion: boolean;
  readonly isMoving: boolean;
  readonly isWaiting: boolean;
  readonly position: Seconds;
  readonly duration: Seconds;
  readonly fault: PlaybackFault | null;
  readonly sound: ClipSound;
}

export const EMPTY_STAGE: FeedStage = {
  clipId: null,
  place: 0,
  wantsMotion: false,
  isMoving: false,
  isWaiting: false,
  position: 0,
  duration: 0,
  fault: null,
  sound: SILENT_START,
};

/** The stage when the listener arrives at a clip: at its beginning, with the sound setting unchanged. */
export const arriveAtClip = (
  { sound }: FeedStage,
  clip: Pick<ShortVideo, 'id' | 'duration'>,
  place: number,
  wantsMotion: boolean,
): FeedStage => ({ ...EMPTY_STAGE, clipId: clip.id, place, duration: clip.duration, wantsMotion, sound });

/**
 * The stage after an event of the clip on it. An unrequested pause ends the wish to play while the page is visible, because the
 * system paused; on a hidden page the clip will resume later. A fault ends the motion; a fault that only needs a gesture is a
 * pause.
 */
export function reflectClip(stage: FeedStage, fact: ClipFact, isPageSeen: boolean): FeedStage {
  switch (fact.kind) {
    case 'moving':
      return { ...stage, isMoving: true, isWaiting: false, fault: null };
    case 'waiting':
      return { ...stage, isWaiting: true };
    case 'paused':
      return { ...stage, isMoving: false, isWaiting: false, wantsMotion: stage.wantsMotion && !isPageSeen };
    case 'progress':
      return { ...stage, position: fact.position, duration: fact.duration > 0 ? fact.duration : stage.duration };
    case 'ended':
      return { ...stage, isMoving: false, isWaiting: false };
    case 'silenced':
      return { ...stage, sound: afterRefusedSound(stage.sound) };
    case 'failed':
      return reflectFault(stage, fact.fault);
  }
}

const reflectFault = (stage: FeedStage, fault: PlaybackFault): FeedStage =>
  fault === 'blocked'
    ? { ...stage, isMoving: false, isWaiting: false, wantsMotion: false }
    : { ...stage, isMoving: false, isWaiting: false, fault };

/** How to react to a clip's fault: fetch details again, once per view session, if they may have changed; else leave it. */
export const afterClipFault = (fault: PlaybackFault, wasRenewed: boolean): 'renew' | 'stay' =>
  !wasRenewed && (fault === 'expired' || fault === 'not-found') ? 'renew' : 'stay';
