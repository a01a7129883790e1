import { combineLatest, distinctUntilChanged, map, Subscription } from 'rxjs';
import type { PlayerState } from '../../../domain/playback/state/player-state';
import { currentEntry } from '../../../domain/queue/entries';
import type { Seconds } from '../../../domain/shared/units';
import type { MediaKey, MediaSession } from '../../ports/media-session.port';
import type { ListeningSettingsStore } from '../settings/listening-settings-store';
import type { CommandablePlayer } from '../player/commandable-player';

/** Positions come a few times a second; a larger step, or one back, is a jump. */
const LARGEST_STEP: Seconds = 2;
/** How often the position is corrected: a song that waited for the network is behind the position that the system shows. */
const REPORT_INTERVAL: Seconds = 5;

/** What is played, and how fast. */
interface Run {
  readonly state: PlayerState;
  readonly speed: number;
}

const partOf = ({ position }: PlayerState): number => Math.floor(position / REPORT_INTERVAL);
const keyOf = ({ queue }: PlayerState): number | null => currentEntry(queue)?.key ?? null;

/** The system advances a running position itself, so only jumps are reported to it, not every tick. */
const runsOn = ({ state: before, speed }: Run, { state: now, speed: speedNow }: Run): boolean =>
  speed === speedNow &&
  before.isPlaying === now.isPlaying &&
  before.duration === now.duration &&
  keyOf(before) === keyOf(now) &&
  partOf(before) === partOf(now) &&
  now.position >= before.position &&
  now.position - before.position <= LARGEST_STEP;

/** Synchronises the system's own player controls with the player, and handles their keys. */
export class MediaSessionLink {
  private last: Run | null = null;

  constructor(
    private readonly player: Pick<CommandablePlayer, 'changes' | 'dispatch'>,
    private readonly settings: Pick<ListeningSettingsStore, 'changes'>,
    private readonly session: MediaSession,
  ) {}

  start(): Subscription {
    const link = new Subscription();
    const songs = this.player.changes.pipe(
      map(({ queue }) => currentEntry(queue)?.song ?? null),
      distinctUntilChanged((a, b) => a?.id === b?.id),
    );
    link.add(songs.subscribe((song) => this.session.show(song)));
    const speeds = this.settings.changes.pipe(map(({ speed }) => speed));
    const runs = combineLatest({ state: this.player.changes, speed: speeds });
    link.add(runs.subscribe((run) => this.follow(run)));
    const keys = this.session.keys.subscribe((key) => this.onKey(key));
    link.add(() => keys.unsubscribe());
    return link;
  }

  private follow(run: Run): void {
    const { last } = this;
    this.last = run;
    if (last !== null && runsOn(last, run)) return;
    const { isPlaying, position, duration } = run.state;
    this.session.report({ isPlaying, position, duration, speed: run.speed });
  }

  private onKey(key: MediaKey): void {
    switch (key.kind) {
      case 'stop':
        return this.stop();
      case 'seek':
        return this.player.dispatch({ kind: 'commit-seek', to: key.to });
      default:
        return this.player.dispatch(key);
    }
  }

  private stop(): void {
    this.player.dispatch({ kind: 'pause' });
    this.player.dispatch({ kind: 'commit-seek', to: 0 });
  }
}
