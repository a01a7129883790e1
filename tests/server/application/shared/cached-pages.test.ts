import { CachedPages } from '../../../../server/application/shared/cached-pages';

describe('cached pages', () => {
  const time = { now: 0 };
  const clock = { now: () => time.now, date: () => new Date(time.now) };
  const loaded: string[] = [];
  const pages = new CachedPages<{ readonly name: string }>(clock, { freshMs: 100, staleMs: 100 });
  const ask = (name: string) =>
    pages.get(name, () => {
      loaded.push(name);
      return Promise.resolve({ name });
    });

  beforeEach(() => {
    pages.forget();
    loaded.length = 0;
  });

  it('are the same object for every caller while they are fresh, and are loaded again afterwards', async () => {
    const first = await ask('newest 0');
    const second = await ask('newest 0');
    expect(second).toBe(first);
    time.now += 100;
    expect(await ask('newest 0')).not.toBe(first);
    expect(loaded).toEqual(['newest 0', 'newest 0']);
  });

  it('are loaded again after they were forgotten', async () => {
    const first = await ask('title 50');
    pages.forget();
    expect(await ask('title 50')).not.toBe(first);
  });

  it('are at most 64: the least recently used page is removed', async () => {
    for (let page = 0; page < 65; page += 1) await ask(`page ${page}`);
    await ask('page 64');
    expect(loaded).toHaveLength(65);
    await ask('page 0');
    expect(loaded).toHaveLength(66);
  });
});
