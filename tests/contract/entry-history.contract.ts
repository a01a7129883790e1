import type { EntryHistory } from '../../src/presentation/design-system/layers/layer-stack';

/** A tab whose last history entry belongs to page 1 and has no layers; page 0 is before it. */
export interface EntryHistoryWorld {
  readonly history: EntryHistory;
  /** What the other subscribers received: the pages navigated to. */
  readonly told: readonly (number | null)[];
  /** The path of the entry that is shown. */
  path(): string;
  /** Resolves once no navigation step is pending. */
  settles(): Promise<void>;
}

const PAGE = { page: 1, layers: [] };
const over = (...layers: readonly string[]) => ({ page: 1, layers });

/** Contract tests of `EntryHistory`. */
export function describeEntryHistory(name: string, makeWorld: () => EntryHistoryWorld): void {
  describe(`${name} as the history of a tab`, () => {
    describeEntries(makeWorld);
    describeSteps(makeWorld);
    describeListening(makeWorld);
  });
}

function describeEntries(makeWorld: () => EntryHistoryWorld): void {
  it('shows a pushed entry, which belongs to the same page', () => {
    const { history } = makeWorld();
    const first = history.entry;
    history.push(['player:']);
    expect([first, history.entry]).toEqual([PAGE, over('player:')]);
  });

  it('replaces only the current entry', async () => {
    const { history, settles } = makeWorld();
    history.push(['player:']);
    history.replace(['layer:one']);
    expect(history.entry).toEqual(over('layer:one'));
    history.go(-1);
    await settles();
    expect(history.entry).toEqual(PAGE);
  });

  it('stores an address that is given with an entry, and passes it on to the next entry', async () => {
    const { history, path, settles } = makeWorld();
    history.replace([], '/a');
    history.replace([]);
    history.push(['comments']);
    expect(path()).toBe('/a');
    history.replace(['comments'], '/b');
    expect(path()).toBe('/b');
    history.go(-1);
    await settles();
    expect(path()).toBe('/a');
  });
}

function describeSteps(makeWorld: () => EntryHistoryWorld): void {
  it('changes the entry asynchronously after a step, and reports the step once', async () => {
    const { history, settles } = makeWorld();
    const seen: unknown[] = [];
    history.listen(() => seen.push(history.entry) > 0);
    history.push(['player:']);
    history.push(['player:', 'menu']);
    history.go(-2);
    expect(history.entry).toEqual(over('player:', 'menu'));
    await settles();
    expect(seen).toEqual([PAGE]);
  });

  it.each([-100, 1, 100])('ignores a step of %i, which is out of range', async (steps) => {
    const { history, told, settles } = makeWorld();
    const arrived = jest.fn(() => false);
    history.listen(arrived);
    history.push(['player:']);
    history.go(steps);
    await settles();
    expect([history.entry, arrived.mock.calls, told]).toEqual([over('player:'), [], []]);
  });

  it('continues from the current entry after a step out of range', async () => {
    const { history, settles } = makeWorld();
    history.push(['player:']);
    history.go(-100);
    history.go(-1);
    await settles();
    expect(history.entry).toEqual(PAGE);
  });

  it('goes forward, until another entry is pushed', async () => {
    const { history, settles } = makeWorld();
    history.push(['player:']);
    history.go(-1);
    await settles();
    history.go(1);
    await settles();
    expect(history.entry).toEqual(over('player:'));

    history.go(-1);
    await settles();
    history.push(['menu']);
    history.go(1);
    await settles();
    expect(history.entry).toEqual(over('menu'));
  });
}

function describeListening(makeWorld: () => EntryHistoryWorld): void {
  it('calls the listener only for steps', async () => {
    const { history, settles } = makeWorld();
    const arrived = jest.fn(() => true);
    history.listen(arrived);
    history.push(['player:']);
    history.replace(['layer:two']);
    await settles();
    expect(arrived).not.toHaveBeenCalled();
  });

  it.each([
    { answer: true, heard: [] },
    { answer: false, heard: [0] },
  ])(
    'reports pages $heard to other listeners after a step to page 0 when the first listener returns $answer',
    async ({ answer, heard }) => {
      const { history, told, settles } = makeWorld();
      history.listen(() => answer);
      history.go(-1);
      await settles();
      expect([history.entry, told]).toEqual([{ page: 0, layers: [] }, heard]);
    },
  );
}
