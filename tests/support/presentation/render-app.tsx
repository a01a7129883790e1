import { act, render, screen, within, type RenderResult } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { createMemoryRouter, type DataRouter } from 'react-router-dom';
import { PAGE_PLACEHOLDER } from '../../../src/domain/catalogue/what-home-shows';
import { App } from '../../../src/presentation/app/App';
import type { Loaders } from '../../../src/presentation/app/loading/use-preload';
import { routes } from '../../../src/presentation/app/routes';
import { startI18n } from '../../../src/presentation/i18n/start-i18n';
import type { Language } from '../../../src/presentation/view-models/languages';
import { loadAllCode } from './load-all-code';
import { fillBrowserGaps } from './browser-gaps';
import { pressAt } from './press-at';
import { setHarness, type Setting, type Harness } from './harness';
import { endEarlierProduct } from './end-earlier-product';

beforeAll(loadAllCode, 120_000);

interface Opening extends Setting {
  readonly language?: Language;
  readonly path?: string;
  /** Replaces the code that the product preloads. */
  readonly preloaded?: Loaders;
  /** Prepares the harness before the product is rendered. */
  readonly arrange?: (harness: Harness) => void;
  /** How long the product has been open when the test begins, in milliseconds; long enough for every page by default. */
  readonly after?: number;
}

/** The longest that any page stays a skeleton or an empty placeholder. */
const PAGE_STANDS = 2_000;

/** The whole product over fakes, as a person uses it. Spares the tests of pages from knowing ARIA roles. */
export class ProductOnScreen {
  readonly user = userEvent.setup();

  constructor(
    readonly harness: Harness,
    private readonly rendered: RenderResult,
    private readonly router: DataRouter,
  ) {}

  /** The current path in the product. */
  get path(): string {
    const { pathname, search } = this.router.state.location;
    return pathname + search;
  }

  /** Lets time pass in the product and lets React render the result. */
  async wait(milliseconds: number): Promise<void> {
    await act(pageArrives);
    await act(() => this.harness.time.pass(milliseconds));
  }

  /** Makes a change outside the product and lets React render it. */
  async happens(change: () => unknown): Promise<void> {
    await act(async () => void (await change()));
  }

  heading(name: string, level?: number): Promise<HTMLElement> {
    return screen.findByRole('heading', { name, level });
  }

  button(name: string | RegExp): HTMLElement {
    return screen.getByRole('button', { name });
  }

  /** All buttons of this name, in order. */
  buttons(name: string): readonly HTMLElement[] {
    return screen.getAllByRole('button', { name });
  }

  hasButton(name: string | RegExp): boolean {
    return screen.queryByRole('button', { name }) !== null;
  }

  link(name: string): HTMLElement {
    return screen.getByRole('link', { name });
  }

  /** The targets of all links with this name, in order. */
  links(name: string): (string | null)[] {
    return screen.queryAllByRole('link', { name }).map((link) => link.getAttribute('href'));
  }

  /** A row of a table, by its content. */
  row(name: RegExp): HTMLElement {
    return screen.getByRole('row', { name });
  }

  rowCount(): number {
    return screen.queryAllByRole('row').length;
  }

  switch(name: string): HTMLElement {
    return screen.getByRole('switch', { name });
  }

  /** The dock, which comes with the first song. */
  player(): Promise<HTMLElement> {
    return screen.findByRole('region', { name: /^(Trình phát|Player)$/ });
  }

  slider(name: string): HTMLElement {
    return screen.getByRole('slider', { name });
  }

  region(name: string | RegExp): HTMLElement {
    return screen.getByRole('region', { name });
  }

  hasRegion(name: string): boolean {
    return screen.queryByRole('region', { name }) !== null;
  }

  /** A control of a form, by its label. */
  field(label: string | RegExp): HTMLElement {
    return screen.getByLabelText(label);
  }

  /** The error message of a control. */
  faultOf(label: string): string | null {
    const words = this.field(label).getAttribute('aria-describedby') ?? '';
    return this.field(label).getAttribute('aria-invalid') === 'true'
      ? (document.getElementById(words)?.textContent ?? null)
      : null;
  }

  async types(label: string, text: string): Promise<void> {
    await this.user.click(this.field(label));
    await this.user.paste(text);
  }

  async chooses(label: string, file: File): Promise<void> {
    await this.user.upload(this.field(label), file);
    await act(pageArrives);
  }

  dialog(name: string): Promise<HTMLElement> {
    return screen.findByRole('dialog', { name });
  }

  hasDialog(): boolean {
    return screen.queryByRole('dialog') !== null;
  }

  /** The urgent messages shown now. */
  alerts(): string[] {
    return screen
      .queryAllByRole('alert')
      .map(({ textContent }) => textContent ?? '')
      .filter((text) => text !== '');
  }

  menu(): string[] {
    return screen.queryAllByRole('menuitem').map(({ textContent }) => textContent ?? '');
  }

  /** The names of the buttons inside a region, in order. */
  buttonsIn(region: string): string[] {
    return within(this.region(region))
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label') ?? button.textContent ?? '');
  }

  menuItem(name: string): HTMLElement {
    return screen.getByRole('menuitem', { name });
  }

  /** The region beside the page. */
  aside(name: string): Promise<HTMLElement> {
    return screen.findByRole('complementary', { name });
  }

  hasAside(name: string): boolean {
    return screen.queryByRole('complementary', { name }) !== null;
  }

  tab(name: string): HTMLElement {
    return screen.getByRole('tab', { name });
  }

  /** The titles of the rendered songs of a sortable list, from top to bottom. */
  listed(name: string): string[] {
    const rows = within(screen.getByRole('list', { name })).getAllByRole('listitem');
    const heightOf = ({ style }: HTMLElement): number => Number.parseFloat(style.transform.replace(/[^\d.]/g, ''));
    return rows
      .toSorted((one, other) => heightOf(one) - heightOf(other))
      .map(
        (row) =>
          within(row)
            .getByRole('button', { name: /^(Dời|Move) / })
            .getAttribute('aria-label') ?? '',
      )
      .map((label) => label.replace(/^(Dời|Move) /, ''));
  }

  text(words: string | RegExp): Promise<HTMLElement> {
    return screen.findByText(words);
  }

  /** The element with this tooltip. */
  hinted(hint: RegExp): Promise<HTMLElement> {
    return screen.findByTitle(hint);
  }

  hasText(words: string | RegExp): boolean {
    return screen.queryAllByText(words).length > 0;
  }

  /** The texts of the notices, newest first. */
  notices(): string[] {
    const stack = this.region(/^(Thông báo|Notifications)$/);
    return [...stack.querySelectorAll('[role="status"], [role="alert"]')].map(({ textContent }) => textContent ?? '');
  }

  progress(name: string): { readonly now: string | null; readonly most: string | null } {
    const bar = screen.getByRole('progressbar', { name });
    return { now: bar.getAttribute('aria-valuenow'), most: bar.getAttribute('aria-valuemax') };
  }

  /** All status messages for screen readers. */
  announcements(): string[] {
    return screen.queryAllByRole('status').map(({ textContent }) => textContent ?? '');
  }

  clipboard(): Promise<string> {
    return navigator.clipboard.readText();
  }

  async press(name: string | RegExp): Promise<void> {
    await this.user.click(this.button(name));
    await act(pageArrives);
  }

  async follow(name: string): Promise<void> {
    await this.user.click(this.link(name));
    await this.wait(PAGE_PLACEHOLDER);
  }

  /** Presses keys one after another, each at its own time: exactly the given time passes between two keys. */
  async keysAt(...keys: readonly (readonly [key: string, at: number])[]): Promise<void> {
    for (const [key, at] of keys) pressAt(key, at);
    await act(pageArrives);
  }

  /** Follows a link to another page of the product and waits until the page stands. */
  async goes(path: string): Promise<void> {
    await act(() => this.router.navigate(path));
    await this.wait(PAGE_STANDS);
  }

  /** Goes back in the browser's history and waits until the page stands. */
  async back(): Promise<void> {
    await act(() => this.router.navigate(-1));
    await this.wait(PAGE_STANDS);
  }

  /** The search matches that are marked in a region. */
  marked(region: string): string[] {
    return [...this.region(region).querySelectorAll('mark')].map(({ textContent }) => textContent ?? '');
  }

  async keys(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.user.keyboard(key);
  }

  /** Serious and critical findings of axe; colours are checked elsewhere (design §4), because they need a real browser. */
  async accessFaults(): Promise<string[]> {
    const { violations } = await axe.run(this.rendered.baseElement, {
      rules: { 'color-contrast': { enabled: false } },
    });
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }
}

/** The router loads a lazy page through a chain of promises. */
const pageArrives = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** Opens the product at a path and waits until its page stands. */
export async function openProduct(opening: Opening = {}): Promise<ProductOnScreen> {
  const { language = 'vi', path = '/', after = PAGE_STANDS, preloaded, arrange, ...setting } = opening;
  fillBrowserGaps();
  endEarlierProduct();
  localStorage.setItem('i18nextLng', language);
  // Inside `act`, because components of an earlier opening receive the language change, too.
  const { languages, ready } = await act(startI18n);
  await act(() => ready);
  const harness = setHarness(languages, setting);
  arrange?.(harness);
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  const rendered = render(<App viewModels={harness.viewModels} router={router} preloaded={preloaded} />);
  const product = new ProductOnScreen(harness, rendered, router);
  await product.wait(after);
  return product;
}
