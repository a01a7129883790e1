import type { PlayingTabs, TabNews } from '../../src/application/ports/playing-tabs.port';

/** A tab's channel end, as a test sees it. */
export interface PlayingTabsEnd {
  tell(news: TabNews): Promise<void>;
  /** The messages received so far, once there are this many. */
  hears(count: number): Promise<readonly TabNews[]>;
}

export interface PlayingTabsWorld {
  readonly tab: PlayingTabsEnd;
  readonly others: readonly PlayingTabsEnd[];
}

const NEWS: readonly TabNews[] = [
  { kind: 'asks' },
  { kind: 'plays', claim: { order: 1_767_225_600_000, tab: 'tab-a' } },
  { kind: 'plays', claim: { order: 1_767_225_600_001, tab: 'tab-b' } },
];

/** Contract tests of `PlayingTabs`. */
export function describePlayingTabs(name: string, makeWorld: () => Promise<PlayingTabsWorld>): void {
  describe(`${name} as the channel between playing tabs`, () => {
    it('delivers messages to every other tab, in order', async () => {
      const { tab, others } = await makeWorld();
      for (const news of NEWS) await tab.tell(news);
      expect(await Promise.all(others.map((other) => other.hears(NEWS.length)))).toEqual(others.map(() => NEWS));
    });

    it('does not deliver a message to the tab that sent it', async () => {
      const { tab, others } = await makeWorld();
      await tab.tell({ kind: 'asks' });
      await others[0]?.hears(1);
      await others[0]?.tell({ kind: 'plays', claim: { order: 1, tab: 'tab-b' } });
      expect(await tab.hears(1)).toEqual([{ kind: 'plays', claim: { order: 1, tab: 'tab-b' } }]);
    });
  });
}

/** A channel end in the same process. */
export function endOfPlayingTabs(tabs: PlayingTabs): PlayingTabsEnd {
  const heard: TabNews[] = [];
  let wake = (): void => undefined;
  tabs.news.subscribe((news) => {
    heard.push(news);
    wake();
  });
  return {
    tell: async (news) => tabs.announce(news),
    async hears(count) {
      while (heard.length < count) await new Promise<void>((resolve) => (wake = resolve));
      return heard;
    },
  };
}
