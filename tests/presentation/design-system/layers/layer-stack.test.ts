import { LayerStack, type HistoryEntry } from '../../../../src/presentation/design-system/layers/layer-stack';
import { MemoryEntries } from '../../../support/fakes/memory-entries';

const EARLIER: HistoryEntry = { page: 7, layers: [] };
const BEFORE: HistoryEntry = { page: 0, layers: [] };
const PAGE: HistoryEntry = { page: 1, layers: [] };
const over = (...layers: readonly string[]): HistoryEntry => ({ page: 1, layers });

/** A tab at a page, with the layers open over it. */
function standsAt(...entries: readonly HistoryEntry[]) {
  const history = new MemoryEntries(...entries);
  const stack = new LayerStack(history);
  const shown: string[] = [];
  const close = (name: string): void => void shown.splice(shown.indexOf(name), 1);
  const open = (name: string) => {
    const layer = { name, close: () => close(name) };
    shown.push(name);
    stack.add(layer);
    return {
      layer,
      closes: () => {
        close(name);
        stack.remove(layer);
      },
    };
  };
  const back = async (): Promise<void> => {
    history.go(-1);
    await history.settles();
  };
  stack.arrive();
  return { history, stack, shown, open, back };
}

describe('a layer over a page', () => {
  it('has a history entry of its own', async () => {
    const { history, open } = standsAt(BEFORE, PAGE);
    open('player:');
    await history.settles();
    open('menu');
    await history.settles();
    expect(history.all).toEqual({ behind: [BEFORE, PAGE, over('player:'), over('player:', 'menu')], ahead: [] });
  });

  it('closes on going back, the top layer first; the page stays until no layer is left', async () => {
    const { history, shown, open, back } = standsAt(BEFORE, PAGE);
    open('player:');
    open('words:');
    await history.settles();

    await back();
    expect([shown, history.told]).toEqual([['player:'], []]);
    await back();
    expect([shown, history.told]).toEqual([[], []]);
    await back();
    expect(history.told).toEqual([0]);
  });

  it('removes its entry when it closes by itself', async () => {
    const { history, open } = standsAt(BEFORE, PAGE);
    const menu = open('menu');
    await history.settles();
    menu.closes();
    await history.settles();
    expect([history.all.behind, history.told]).toEqual([[BEFORE, PAGE], []]);
  });

  it('reuses the entry of a layer that closes at the same moment', async () => {
    const { history, shown, open, back } = standsAt(BEFORE, PAGE);
    const menu = open('menu');
    await history.settles();
    menu.closes();
    open('dialog');
    await history.settles();
    expect(history.all).toEqual({ behind: [BEFORE, PAGE, over('dialog')], ahead: [] });

    await back();
    expect([shown, history.told]).toEqual([[], []]);
  });

  it('retains its position when only its name changes', async () => {
    const { history, stack, open } = standsAt(BEFORE, PAGE);
    const { layer } = open('stage:lyrics');
    open('menu');
    await history.settles();
    stack.rename(layer, { ...layer, name: 'stage:cover' });
    await history.settles();
    expect(history.entry).toEqual(over('stage:cover', 'menu'));
  });

  it('opens while another layer is still closing', async () => {
    const { history, open } = standsAt(BEFORE, PAGE);
    const menu = open('menu');
    await history.settles();
    menu.closes();
    await Promise.resolve();
    open('dialog');
    await history.settles();
    expect(history.all.behind).toEqual([BEFORE, PAGE, over('dialog')]);
  });

  it('does not reopen on going forward', async () => {
    const { history, shown, open, back } = standsAt(BEFORE, PAGE);
    open('dialog');
    await history.settles();
    await back();
    history.go(1);
    await history.settles();
    expect([shown, history.entry, history.told]).toEqual([[], PAGE, []]);
  });

  it('closes with the page when several steps are taken at once', async () => {
    const { history, shown, open } = standsAt(BEFORE, PAGE);
    open('player:');
    open('dialog');
    await history.settles();
    history.go(-3);
    await history.settles();
    expect([shown, history.told, history.entry]).toEqual([[], [0], BEFORE]);
  });

  it('stays open when the address leads to another place on the same page', async () => {
    const { history, shown, open } = standsAt(BEFORE, PAGE, { page: null, layers: [] });
    history.go(-1);
    await history.settles();
    open('panel:queue');
    await history.settles();
    history.goTo({ page: null, layers: [] });
    history.go(0);
    await history.settles();
    expect(shown).toEqual(['panel:queue']);
  });
});

describe('opening another page', () => {
  it('waits until the entries of all layers are removed', async () => {
    const { history, stack, open } = standsAt(BEFORE, PAGE);
    open('player:');
    open('dialog');
    await history.settles();
    const seen: unknown[] = [stack.hasEntries];

    stack.clear(() => seen.push(history.entry));
    seen.push(stack.hasEntries);
    await history.settles();

    expect(seen).toEqual([true, true, PAGE]);
    expect(stack.hasEntries).toBe(false);
  });

  it('happens at once when the current page has no layers', () => {
    const { history, stack } = standsAt(BEFORE, PAGE);
    const cleared = jest.fn();
    stack.clear(cleared);
    expect([cleared.mock.calls.length, history.entry]).toEqual([1, PAGE]);
  });

  it('adds a new entry for a layer that stays open', async () => {
    const { history, stack, shown, open, back } = standsAt(BEFORE, PAGE);
    open('panel:queue');
    await history.settles();
    stack.clear(() => history.goTo({ page: 2, layers: [] }));
    await history.settles();
    stack.arrive();
    await history.settles();
    expect(history.all.behind).toEqual([BEFORE, PAGE, { page: 2, layers: [] }, { page: 2, layers: ['panel:queue'] }]);

    await back();
    expect([shown, history.told]).toEqual([[], []]);
  });
});

describe('after a reload', () => {
  const reopening = (tab: ReturnType<typeof standsAt>, ...kinds: readonly string[]): void =>
    kinds.forEach((kind) => tab.stack.restore(kind, (what) => void tab.open(`${kind}:${what}`)));

  it('the layers over the page are restored, the lowest first', async () => {
    const tab = standsAt(BEFORE, PAGE, over('player:'), over('player:', 'panel:lyrics'));
    reopening(tab, 'panel', 'words', 'player');
    await tab.history.settles();
    expect([tab.shown, tab.history.entry]).toEqual([['player:', 'panel:lyrics'], over('player:', 'panel:lyrics')]);

    await tab.back();
    expect([tab.shown, tab.history.entry]).toEqual([['player:'], over('player:')]);
  });

  it('no layer is restored above a missing layer, and going back closes the restored layer', async () => {
    const tab = standsAt(BEFORE, PAGE, over('player:'), over('player:', ''), over('player:', '', 'panel:queue'));
    reopening(tab, 'player', 'panel');
    await tab.history.settles();
    expect(tab.shown).toEqual(['player:']);

    await tab.back();
    expect([tab.shown, tab.history.entry, tab.history.told]).toEqual([[], PAGE, []]);
  });

  it('no layer is restored after its history entry was left', async () => {
    const tab = standsAt(BEFORE, PAGE, over('stage:cover'));
    const reopen = jest.fn();
    tab.stack.restore('player', reopen)();
    tab.history.go(-1);
    await tab.history.settles();
    tab.stack.restore('stage', reopen);
    expect(reopen).not.toHaveBeenCalled();
  });

  it('no layer is restored after its restore request is cancelled', async () => {
    const tab = standsAt(BEFORE, PAGE, over('player:'), over('player:', 'panel:queue'));
    tab.stack.restore('panel', (what) => void tab.open(`panel:${what}`))();
    reopening(tab, 'player');
    await tab.history.settles();
    expect(tab.shown).toEqual(['player:']);
  });

  it('no restore is pending on a page that was opened before the code of layers loaded', async () => {
    const history = new MemoryEntries(BEFORE, PAGE, over('player:'));
    const stack = new LayerStack(history);
    history.goTo({ page: 2, layers: [] });
    stack.arrive();
    stack.add({ name: 'menu', close: () => undefined });
    await history.settles();
    expect(history.entry).toEqual({ page: 2, layers: ['menu'] });
  });

  it('going back leaves the page when no layer was restored', async () => {
    const { history, back } = standsAt(BEFORE, PAGE, over(''));
    await back();
    expect(history.told).toEqual([0]);
  });

  it('going back leaves the page in one step when several layers were not restored', async () => {
    const { history, back } = standsAt(EARLIER, BEFORE, PAGE, over(''), over('', ''));
    await back();
    expect([history.told, history.entry]).toEqual([[0], BEFORE]);
  });

  it('going back ends at the first page of the history, and new layers get entries there', async () => {
    const { history, shown, open, back } = standsAt(PAGE, over(''), over('', ''));
    await back();
    open('dialog');
    await history.settles();
    expect(history.all.behind).toEqual([PAGE, over('dialog')]);

    await back();
    expect([shown, history.entry, history.told]).toEqual([[], PAGE, []]);
  });
});

describe('the address of the page', () => {
  it('retains a change that was made while a layer was open', async () => {
    const { history, stack, open, back } = standsAt(BEFORE, PAGE);
    stack.address('/a');
    open('comments');
    await history.settles();
    stack.address('/b');
    await back();
    expect([history.addresses[1], history.entry]).toEqual(['/b', PAGE]);
  });

  it('is not replaced by an older address when a later layer closes', async () => {
    const { history, stack, open, back } = standsAt(BEFORE, PAGE);
    open('comments');
    await history.settles();
    stack.address('/b');
    await back();
    stack.address('/c');
    open('comments');
    await history.settles();
    await back();
    expect(history.addresses[1]).toBe('/c');
  });
});
