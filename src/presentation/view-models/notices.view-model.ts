import { makeObservable, observable, runInAction } from 'mobx';
import { Subject } from 'rxjs';
import type { EventStream, Subscription } from '../../domain/shared/event-stream';
import type { GatewayFailure } from '../../domain/shared/gateway-failure';
import type { MediaFailure } from './media.view-model';

/** The toast types of specification §4. */
export type NoticeType = 'blank' | 'error' | 'success' | 'loading' | 'custom';

/** The result of a change to the library. */
export type StoredNotice = 'created' | 'saved' | 'deleted' | 'added' | 'cover-failed' | 'history-cleared';

/** What a listener did to the queue. */
export type QueueNotice = 'removed' | 'cleared' | 'added' | 'next';

/** What a listener did in the feed. */
export type ShortNotice =
  | 'hidden'
  | 'still-hidden'
  | 'comment-deleted'
  | 'comment-gone'
  | 'comment-not-deleted'
  | 'comment-reported'
  | 'missing';

/** The content of a notice; the screen finds its text. `server` shows the server's own message. */
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
  /** A notice about the library; its texts are loaded with the code that causes it. */
  | { readonly kind: 'library'; readonly of: StoredNotice; readonly name?: string }
  /** A notice about the queue; its texts are loaded with the panel. */
  | { readonly kind: 'queued'; readonly of: QueueNotice; readonly title: string }
  /** A notice about a clip or one of its comments. */
  | { readonly kind: 'short'; readonly of: ShortNotice }
  /** A choice for the current song that could not be played: the song continues without it. */
  | { readonly kind: 'media-failed'; readonly of: MediaFailure }
  | { readonly kind: 'offline' }
  | { readonly kind: 'online' };

/** An action that the notice offers to the listener. */
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
  /** Notices shown before any subscriber existed; the first subscriber receives them. */
  private queued: readonly Notice[] = [];
  readonly shown: EventStream<Notice> = { subscribe: (listener) => this.listen(listener) };
  /** Whether there was any notice yet: until then no component has to be able to show one. */
  hasNotices = false;

  constructor() {
    makeObservable(this, { hasNotices: observable });
  }

  show(notice: Notice): void {
    runInAction(() => (this.hasNotices = true));
    if (this.subject.observed) this.subject.next(notice);
    else this.queued = [...this.queued, notice];
  }

  dispose(): void {
    this.subject.complete();
  }

  private listen(listener: (notice: Notice) => void): Subscription {
    const unheard = this.queued;
    this.queued = [];
    unheard.forEach(listener);
    return this.subject.subscribe(listener);
  }
}
