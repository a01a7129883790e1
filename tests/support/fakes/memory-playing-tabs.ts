import { Subject } from 'rxjs';
import type { PlayingTabs, TabNews } from '../../../src/application/ports/playing-tabs.port';

/** The channel between the tabs of one browser: messages wait until a test delivers them, in order. */
export class TabAir {
  readonly tabs: MemoryPlayingTabs[] = [];
  private said: (() => void)[] = [];
  /** Messages are delivered at once, unless a test sets this. */
  isHeld = false;

  say(speaker: MemoryPlayingTabs, news: TabNews): void {
    const others = this.tabs.filter((tab) => tab !== speaker);
    this.said.push(...others.map((tab) => () => tab.hear(news)));
    if (!this.isHeld) this.letGo();
  }

  /** Delivers all waiting messages, and the replies to them. */
  letGo(): void {
    this.isHeld = false;
    for (let next = this.said.shift(); next !== undefined; next = this.said.shift()) next();
  }
}

/** One tab's connection. */
export class MemoryPlayingTabs implements PlayingTabs {
  private readonly heard = new Subject<TabNews>();
  readonly news = this.heard.asObservable();

  constructor(private readonly air = new TabAir()) {
    air.tabs.push(this);
  }

  announce(news: TabNews): void {
    this.air.say(this, news);
  }

  hear(news: TabNews): void {
    this.heard.next(news);
  }
}
