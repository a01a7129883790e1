import { makeObservable, observable, runInAction } from 'mobx';
import { Subject } from 'rxjs';
import type { EventStream, Subscription } from '../../domain/shared/event-stream';
import type { GatewayFailure } from '../../domain/shared/gateway-failure';
import type { MediaFailure } from './media.view-model';

/** The toast types of specification §4. */
export type NoticeType = 'blank' | 'error' | 'success' | 'loading' | 'custom';

/** What has become of something that the listener keeps. */
export type StoredNotice = 'created' | 'saved' | 'deleted' | 'added' | 'cover-failed' | 'history-cleared';

/** What a listener did to the queue. */
export type QueueNotice = 'removed' | 'cleared' | 'added' | 'next';

/** What a listener did in the feed. */
export type ShortNotice =
  | 'hidden'
  | 'still-hidden'
  | 'comment-deleted'
  | 'comment-gone'
  | 'comment-kept'
  | 'comment-reported'
  | 'missing';

/** What a notice says; the words are found by the screen. `server` shows the server's own message. */
export type NoticeMessage =
  | { readonly kind: 'failure'; readonly failure: GatewayFailure }
  | { readonly kind: 'server'; readonly text: string }
  | { readonly kind: 'link-copied' }
  | { readonly kind: 'copy-failed' }
  | { readonly kind: 'command-copied' }
  | { readonly kind: 'session-expired' }
  | { readonly kind: 'avatar-saved' }
  | { readonly kind: 'profile-saved' }
  | { readonly kind: 'device-signed-out'; readonly device: string }
  | { readonly kind: 'others-signed-out'; readonly count: number }
  /** Said of what the listener keeps; its words come with what it is done by. */
  | { readonly kind: 'kept'; readonly of: StoredNotice; readonly name?: string }
  /** What has become of the queue; its words come with the panel. */
  | { readonly kind: 'queued'; readonly of: QueueNotice; readonly title: string }
  /** What has become of a clip, or of what was said about it. */
  | { readonly kind: 'short'; readonly of: ShortNotice }
  /** What was chosen of the song that is on and could not be had: it goes on without. */
  | { readonly kind: 'media-failed'; readonly of: MediaFailure }
  | { readonly kind: 'offline' }
  | { readonly kind: 'online' };

/** What a listener may do about what was said. */
export interface NoticeAction {
  readonly name: 'undo';
  run(): void;
}

export interface Notice {
  readonly type: NoticeType;
  readonly message: NoticeMessage;
  /** A later notice with the same id replaces this one. */
  readonly id?: string;
  readonly action?: NoticeAction;
}

/** Passing messages to the listener. */
export class NoticesViewModel {
  private readonly subject = new Subject<Notice>();
  /** What was said before anybody could show it is said to the first who can. */
  private unheard: readonly Notice[] = [];
  readonly shown: EventStream<Notice> = { subscribe: (listener) => this.listen(listener) };
  /** Whether anything was ever said: until then nobody has to be able to show it. */
  hasSpoken = false;

  constructor() {
    makeObservable(this, { hasSpoken: observable });
  }

  show(notice: Notice): void {
    runInAction(() => (this.hasSpoken = true));
    if (this.subject.observed) this.subject.next(notice);
    else this.unheard = [...this.unheard, notice];
  }

  dispose(): void {
    this.subject.complete();
  }

  private listen(listener: (notice: Notice) => void): Subscription {
    const unheard = this.unheard;
    this.unheard = [];
    unheard.forEach(listener);
    return this.subject.subscribe(listener);
  }
}
