import { distinctUntilChanged, map, type Subscription } from 'rxjs';
import { nextClaim, whichTabPlays, type PlayClaim } from '../../../domain/playback/state/which-tab-plays';
import type { Clock } from '../../ports/clock.port';
import type { PlayingTabs, TabNews } from '../../ports/playing-tabs.port';
import type { CommandablePlayer } from '../player/commandable-player';

/** Only one tab of a browser plays: the tab in which the listener last pressed play. */
export class OneTabPlays {
  private claim: PlayClaim | null = null;
  private latestHeard = 0;

  /** `tab` identifies this tab among all tabs. */
  constructor(
    private readonly player: Pick<CommandablePlayer, 'changes' | 'dispatch'>,
    private readonly tabs: PlayingTabs,
    private readonly clock: Clock,
    private readonly tab: string,
  ) {}

  start(): Subscription {
    const wishes = this.player.changes.pipe(
      map(({ isPlaying }) => isPlaying),
      distinctUntilChanged(),
    );
    const link = wishes.subscribe((isPlaying) => this.follow(isPlaying));
    const news = this.tabs.news.subscribe((message) => this.onTabNews(message));
    link.add(() => news.unsubscribe());
    this.tabs.announce({ kind: 'asks' });
    return link;
  }

  private follow(isPlaying: boolean): void {
    this.claim = isPlaying ? nextClaim(this.tab, this.clock.now(), this.latestHeard) : null;
    this.announceClaim();
  }

  private announceClaim(): void {
    if (this.claim === null) return;
    this.latestHeard = Math.max(this.latestHeard, this.claim.order);
    this.tabs.announce({ kind: 'plays', claim: this.claim });
  }

  private onTabNews(news: TabNews): void {
    if (news.kind === 'asks') return this.announceClaim();
    this.latestHeard = Math.max(this.latestHeard, news.claim.order);
    const decision = whichTabPlays(this.claim, news.claim);
    if (decision === 'yield') this.player.dispatch({ kind: 'pause' });
    if (decision === 'insist') this.announceClaim();
  }
}
