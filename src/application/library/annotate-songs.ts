import { BehaviorSubject } from 'rxjs';
import { annotationChange, annotationsOf, hasSameAnnotations } from '../../domain/catalogue/annotation-change';
import type { AnnotatedSong, AnnotationChange, SongAnnotations } from '../../domain/catalogue/song-annotations';
import type { AnnotatedSongs } from '../../domain/library/annotated-songs.port';
import type { GatewayFailure } from '../../domain/shared/gateway-failure';
import { succeed, type Result } from '../../domain/shared/result';
import type { Logger } from '../ports/logger.port';
import type { TabLocks } from '../ports/tab-locks.port';
import { OptimisticChoices, type Choice } from '../shared/optimistic-choices';
import { TURN_WAIT, type LibraryChanges } from './library-changes';

type Answer = Result<void, GatewayFailure>;

/** A lost network and an ended session have notices of their own; a cancelled request needs none. */
const REPORTED_ELSEWHERE: ReadonlySet<GatewayFailure['kind']> = new Set(['offline', 'unauthenticated', 'cancelled']);

/** Annotations that are newer than those the songs were loaded with, by the id of the song. */
export type KnownAnnotations = ReadonlyMap<string, AnnotationChange>;

/**
 * What the listener has noted on songs, for every row that shows it. Each tab shows a change at once; then the backend is asked,
 * one request at a time per song among all tabs, so that the tabs receive its answers in order.
 */
export class AnnotateSongs {
  private readonly subject = new BehaviorSubject<KnownAnnotations>(new Map());
  readonly changes = this.subject.asObservable();
  private readonly choices: OptimisticChoices<SongAnnotations>;

  constructor(
    private readonly annotatedSongs: AnnotatedSongs,
    private readonly libraryChanges: LibraryChanges,
    locks: TabLocks,
    private readonly logger: Logger,
  ) {
    this.choices = new OptimisticChoices({
      isSame: hasSameAnnotations,
      inTurn: (songId, run) => locks.hold(`annotate ${songId}`, TURN_WAIT, run),
    });
    libraryChanges.stream.subscribe((change) => {
      if (change.kind === 'annotated') this.onRemoteChange(change.songId, change.annotations);
    });
  }

  of(song: AnnotatedSong): SongAnnotations {
    return { ...annotationsOf(song), ...this.subject.value.get(song.id) };
  }

  /**
   * Changes what is noted on a song; `decide` receives what is noted now. Fails if the change was taken back and no other notice
   * reports the reason. A change while a request for the song is pending succeeds: the first call reports the result.
   */
  async execute(song: AnnotatedSong, decide: (now: SongAnnotations) => AnnotationChange): Promise<Answer> {
    const before = this.of(song);
    const after = { ...before, ...decide(before) };
    const answer = await this.choices.choose(song.id, before, after, this.choiceAbout(song));
    return answer.ok || REPORTED_ELSEWHERE.has(answer.error.kind) ? succeed(undefined) : answer;
  }

  /** Forgets the annotations of the previous listener; answers to that listener's pending requests are ignored. */
  forget(): void {
    this.choices.forget();
    this.subject.next(new Map());
  }

  private choiceAbout(song: AnnotatedSong): Choice<SongAnnotations> {
    return {
      shown: () => (this.subject.value.has(song.id) ? this.of(song) : undefined),
      show: (annotations) => this.know(song.id, annotations),
      request: async (wish, before) => {
        const answer = await this.annotatedSongs.annotate(song.id, annotationChange(before, wish) ?? {});
        if (!answer.ok) this.logger.warn('An annotation was not accepted', { failure: answer.error.kind });
        return answer;
      },
      onConfirmed: (wish, before) =>
        this.libraryChanges.publish({
          kind: 'annotated',
          songId: song.id,
          annotations: annotationChange(before, wish) ?? {},
        }),
    };
  }

  /** A confirmation in another tab does not end a choice made in this tab. */
  private onRemoteChange(songId: string, annotations: AnnotationChange): void {
    const isPending = this.choices.confirm(songId, (confirmed) => ({ ...confirmed, ...annotations }));
    if (!isPending) this.know(songId, annotations);
  }

  private know(songId: string, annotations: AnnotationChange): void {
    const known = { ...this.subject.value.get(songId), ...annotations };
    this.subject.next(new Map(this.subject.value).set(songId, known));
  }
}
