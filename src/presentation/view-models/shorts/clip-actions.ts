import type { ShortsServices } from '../../../application/shorts/shorts-services';
import { countShare, hasReacted, type Reaction } from '../../../domain/shorts/react-to-clip';
import type { ClipArtist, ShortVideo, UsedSong } from '../../../domain/shorts/short-video';
import type { GatewayFailure } from '../../../domain/shared/gateway-failure';
import type { Result } from '../../../domain/shared/result';
import type { Notice } from '../notices.view-model';
import type { ShortsDeps } from './shorts-deps';

type ClipActionsDeps = Pick<ShortsServices, 'reading' | 'reactions' | 'recording' | 'hiding' | 'song'>;

/** The actions on a clip. Where an account is needed, a listener without one is asked to sign in. */
export class ClipActions {
  constructor(
    private readonly services: ClipActionsDeps,
    private readonly deps: ShortsDeps,
  ) {}

  toggle(clip: ShortVideo, reaction: Reaction): void {
    this.react(clip.id, reaction, !hasReacted(clip, reaction));
  }

  /** A double tap: it likes, and never takes a like back. */
  like(clipId: string): void {
    this.react(clipId, 'like', true);
  }

  /** Follows or unfollows the artist; all clips of the artist show it. */
  follow(artist: ClipArtist): void {
    this.deps.gate.attempt({ reason: 'follow', complete: () => void this.askToFollow(artist) });
  }

  /** Records that the clip's address was shared. */
  share(clipId: string): void {
    this.services.recording.share(clipId);
    this.services.reading.changeClip(clipId, countShare);
  }

  /** Hides a clip as not interesting; this can be undone for a while. */
  async hide(clipId: string): Promise<void> {
    const answer = await this.services.hiding.execute(clipId);
    if (!answer.ok) return this.notifyFailure(answer.error);
    this.offerUndo({ type: 'success', message: { kind: 'short', of: 'hidden' } }, answer.value);
  }

  /** Continues the song of a clip in the main player. */
  readonly continueSong = (used: UsedSong): void => this.services.song.execute(used);

  readonly notifyFailure = (failure: GatewayFailure): void =>
    this.deps.notices.show({ type: 'error', message: { kind: 'failure', failure } });

  /** If the undo fails, it is offered again. */
  private offerUndo(notice: Notice, undo: () => Promise<Result<void, GatewayFailure>>): void {
    const run = async (): Promise<void> => {
      const answer = await undo();
      if (!answer.ok) this.offerUndo({ type: 'error', message: { kind: 'short', of: 'still-hidden' } }, undo);
    };
    this.deps.notices.show({ ...notice, action: { name: 'undo', run: () => void run() } });
  }

  private react(clipId: string, reaction: Reaction, isOn: boolean): void {
    const complete = (): void => void this.services.reactions.setReaction(clipId, reaction, isOn);
    this.deps.gate.attempt({ reason: `${reaction}-clip`, complete });
  }

  private async askToFollow({ id, isFollowed }: ClipArtist): Promise<void> {
    const answer = await this.deps.following.execute(id, isFollowed);
    if (!answer.ok) return this.notifyFailure(answer.error);
    const { reading } = this.services;
    for (const { id: clipId, artist } of reading.state.clips) {
      if (artist?.id !== id) continue;
      reading.changeClip(clipId, (clip) => ({ ...clip, artist: { ...artist, isFollowed: answer.value } }));
    }
  }
}
