import { Subject } from 'rxjs';
import type { ClipMedia, ClipNews, HeldClip } from '../../../src/application/ports/clip-media.port';
import type { Subscription } from '../../../src/domain/shared/event-stream';
import type { ClipFact } from '../../../src/domain/shorts/clip-fact';

/** Clips whose media report the facts that a test publishes. `asked` lists the calls, in order. */
export class FakeClipMedia implements ClipMedia {
  private readonly subject = new Subject<ClipNews>();
  readonly facts = this.subject.asObservable();
  readonly asked: string[] = [];
  readonly places = new Map<string, object>();
  held: readonly HeldClip[] = [];
  isMuted = true;
  hasCaptions = false;

  get heldIds(): readonly string[] {
    return this.held.map(({ id }) => id);
  }

  tell(clipId: string, fact: ClipFact): void {
    this.subject.next({ clipId, fact });
  }

  hold(clips: readonly HeldClip[]): void {
    // Clips that are already held stay unchanged.
    this.held = clips.map((clip) => this.held.find((each) => isSame(each, clip)) ?? clip);
  }

  show(clipId: string, place: object): Subscription {
    this.places.set(clipId, place);
    return { unsubscribe: () => void this.places.delete(clipId) };
  }

  play(clipId: string): void {
    this.asked.push(`play ${clipId}`);
  }

  pause(): void {
    this.asked.push('pause');
  }

  mute(isMuted: boolean): void {
    this.isMuted = isMuted;
  }

  seek(to: number): void {
    this.asked.push(`seek ${to}`);
  }

  caption(isShown: boolean): void {
    this.hasCaptions = isShown;
  }

  release(): void {
    this.held = [];
    this.asked.push('release');
  }
}

const isSame = (one: HeldClip, other: HeldClip): boolean =>
  one.id === other.id && one.sources[0]?.url === other.sources[0]?.url;
