import { LayerPage, type LayerName } from '../support/e2e/layer.page';
import { toneOf } from '../support/e2e/library-facts';
import type { Listener } from '../support/e2e/listener';
import { withVisits } from '../support/e2e/visits';

const SONG = 'Lời Ru Của Đầm';
const ARTIST = 'Lan Chi';
const BEFORE = 'Thềm Nắng Cũ';

describe('Going back', () => {
  const visits = withVisits();

  /** The song plays on its page, which the listener reached from another page. */
  async function hears(isPhone = false): Promise<{ listener: Listener; layers: LayerPage }> {
    const listener = await visits.arrive({ isPhone });
    await listener.opensSong(BEFORE);
    await listener.opensSong(SONG);
    await listener.plays(SONG);
    await listener.ears.hearTone(toneOf(SONG));
    return { listener, layers: new LayerPage(listener.page) };
  }

  it.each<{ readonly names: readonly LayerName[] }>([
    { names: ['the full player', 'the qualities'] },
    { names: ['the full player', 'a question for an account'] },
    { names: ['the queue beside the page'] },
    { names: ['the words beside the page'] },
    { names: ['a question for an account'] },
    { names: ['the menu of a song'] },
    { names: ['the sound'] },
    { names: ['the list of keys'] },
  ])('closes the uppermost layer, and the page beneath stays: $names', async ({ names }) => {
    const { listener, layers } = await hears();
    await goesBackThrough(listener, layers, names);
  });

  it.each<{ readonly names: readonly LayerName[] }>([
    { names: ['the whole player', 'the whole words'] },
    { names: ['the whole player', 'the queue sheet'] },
    { names: ['the queue sheet'] },
    { names: ['a menu sheet'] },
    { names: ['a question for an account'] },
  ])('closes the uppermost layer on a phone, and the page beneath stays: $names', async ({ names }) => {
    const { listener, layers } = await hears(true);
    await goesBackThrough(listener, layers, names);
  });

  async function goesBackThrough(listener: Listener, layers: LayerPage, names: readonly LayerName[]): Promise<void> {
    for (const name of names) await layers.opens(name);
    for (const name of [...names].reverse()) {
      await listener.goesBackInHistory();
      await layers.seesNoMore(name);
      await listener.seesHeading(SONG);
    }
    await listener.goesBackInHistory();
    await listener.seesHeading(BEFORE);
  }

  it('closes the search suggestions', async () => {
    const { listener } = await hears();
    await listener.page.getByRole('combobox').fill('Lời');
    await listener.page.getByRole('listbox').waitFor();
    await listener.goesBackInHistory();
    await listener.page.getByRole('listbox').waitFor({ state: 'hidden' });
    await listener.seesHeading(SONG);
  });

  it('leaves the page when a layer was closed in another way, and returns to it from a page that a layer opened', async () => {
    const { listener, layers } = await hears();
    await layers.opens('the sound');
    await listener.presses('Escape');
    await layers.seesNoMore('the sound');
    await layers.opens('the full player');
    await listener.page.getByRole('dialog').getByRole('link', { name: ARTIST, exact: true }).click();
    await listener.seesHeading(ARTIST);
    await layers.seesNoMore('the full player');
    await listener.goesBackInHistory();
    await listener.seesHeading(SONG);
    await listener.goesBackInHistory();
    await listener.seesHeading(BEFORE);
  });

  it('leads to the previous page when the queue was already open on that page', async () => {
    const { listener, layers } = await hears();
    await layers.opens('the queue beside the page');
    await listener.page.getByRole('main').getByRole('link', { name: ARTIST, exact: true }).first().click();
    await listener.seesHeading(ARTIST);
    await listener.goesBackInHistory();
    await listener.seesHeading(SONG);
    await layers.sees('the queue beside the page');
  });

  it.each([
    { isPhone: false, names: ['the full player'] },
    { isPhone: false, names: ['the words beside the page'] },
    { isPhone: true, names: ['the whole player', 'the whole words'] },
    { isPhone: true, names: ['the whole player', 'the queue sheet'] },
  ] as const)('also closes what a reload restored as open: $names', async ({ isPhone, names }) => {
    const { listener, layers } = await hears(isPhone);
    for (const name of names) await layers.opens(name);
    await listener.reloads();
    for (const name of names) await layers.sees(name);
    for (const name of [...names].reverse()) {
      await listener.goesBackInHistory();
      await layers.seesNoMore(name);
    }
    await listener.seesHeading(SONG);
  });
});
