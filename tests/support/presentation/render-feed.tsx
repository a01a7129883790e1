import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { createRef } from 'react';
import { createMemoryRouter } from 'react-router-dom';
import type { ShortVideo } from '../../../src/domain/shorts/short-video';
import { App } from '../../../src/presentation/app/App';
import { loadToasts } from '../../../src/presentation/features/toasts/LazyToasts';
import { Shell } from '../../../src/presentation/app/shell/Shell';
import { needMessages, startI18n } from '../../../src/presentation/i18n/start-i18n';
import { FeedPage } from '../../../src/presentation/screens/shorts/FeedPage';
import { FeedStage } from '../../../src/presentation/screens/shorts/FeedStage';
import type { Language } from '../../../src/presentation/view-models/languages';
import { aFeed } from '../builders/a-feed';
import { fillBrowserGaps } from './browser-gaps';
import { pressAt } from './press-at';
import { setHarness } from './harness';
import { endEarlierProduct } from './end-earlier-product';

beforeAll(async () => {
  await startI18n().ready;
  await Promise.all([needMessages('shorts', 'listen', 'library', 'notices'), loadToasts()]);
}, 120_000);

interface Opening {
  readonly clips: readonly ShortVideo[];
  readonly firstId?: string | null;
  readonly language?: Language;
  readonly arrange?: (feed: ReturnType<typeof aFeed>) => void;
}

/** jsdom has no layout; this height is reported instead. */
export const STAGE_HEIGHT = 800;

const arrives = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** The page of short videos in the product's shell, over fakes. Spares its tests from knowing ARIA roles. */
export async function openFeed({ clips, firstId = null, language = 'vi', arrange }: Opening) {
  fillBrowserGaps();
  endEarlierProduct();
  localStorage.setItem('i18nextLng', language);
  const { languages, ready } = startI18n();
  await ready;
  const harness = setHarness(languages, { clips });
  const feed = aFeed(clips, { kind: 'signed-in', profile: null });
  arrange?.(feed);
  const around = createRef<HTMLDivElement>();
  const page = (
    <FeedStage stage={around}>
      <FeedPage stage={around} services={feed} firstId={firstId} artistId={null} onRefused={() => undefined} />
    </FeedStage>
  );
  const routes = [
    {
      Component: Shell,
      children: [
        { path: '/short-video', element: page },
        { path: '*', element: null },
      ],
    },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/short-video'] });
  const rendered = render(<App viewModels={harness.viewModels} router={router} />);
  await act(arrives);
  return new FeedOnScreen(feed, harness, rendered.baseElement, () => router.state.location.pathname);
}

export class FeedOnScreen {
  readonly user = userEvent.setup();

  constructor(
    readonly feed: ReturnType<typeof aFeed>,
    readonly harness: ReturnType<typeof setHarness>,
    private readonly page: HTMLElement,
    readonly path: () => string,
  ) {}

  articles(): readonly HTMLElement[] {
    return [...screen.getByRole('feed').querySelectorAll('article')];
  }

  scroller(): HTMLElement {
    return screen.getByRole('feed');
  }

  /** Scrolls the feed to this number of clips from its top, by the listener's hand or automatically. */
  async scrolled(places: number, isByHand = true): Promise<void> {
    const scroller = screen.getByRole('feed');
    Object.defineProperty(scroller, 'clientHeight', { configurable: true, value: STAGE_HEIGHT });
    Object.defineProperty(scroller, 'scrollTop', { configurable: true, writable: true, value: places * STAGE_HEIGHT });
    if (isByHand) fireEvent.touchStart(scroller);
    await act(async () => void fireEvent.scroll(scroller));
  }

  /** The position of the clip that is shown. */
  current(): string | null {
    return (
      this.articles()
        .find(({ dataset }) => dataset['current'] === 'true')
        ?.getAttribute('aria-posinset') ?? null
    );
  }

  button(name: string | RegExp): HTMLElement {
    return screen.getByRole('button', { name });
  }

  hasText(words: string | RegExp): boolean {
    return screen.queryAllByText(words).length > 0;
  }

  field(label: string): HTMLElement {
    return screen.getByLabelText(label);
  }

  aside(name: string): HTMLElement {
    return screen.getByRole('complementary', { name });
  }

  /** The scrollable group of comments. */
  said(): HTMLElement {
    return screen.getByRole('group', { name: 'Bình luận' });
  }

  hasAside(name: string): boolean {
    return screen.queryByRole('complementary', { name }) !== null;
  }

  heading(name: string): HTMLElement {
    return screen.getByRole('heading', { name });
  }

  slider(name: string): HTMLElement {
    return screen.getByRole('slider', { name });
  }

  switch(name: string): HTMLElement {
    return screen.getByRole('switch', { name });
  }

  async press(name: string | RegExp): Promise<void> {
    await this.user.click(this.button(name));
    await act(arrives);
  }

  async keys(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.user.keyboard(key);
    await act(arrives);
  }

  /** Presses keys one after another, each at its own time: exactly the given time passes between two keys. */
  async keysAt(...keys: readonly (readonly [key: string, at: number])[]): Promise<void> {
    for (const [key, at] of keys) pressAt(key, at);
    await act(arrives);
  }

  async happens(change: () => unknown): Promise<void> {
    await act(async () => void (await change()));
  }

  async accessFaults(): Promise<string[]> {
    const { violations } = await axe.run(this.page, { rules: { 'color-contrast': { enabled: false } } });
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }
}
