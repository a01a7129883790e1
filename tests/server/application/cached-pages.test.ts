import { CachedPages } from '../../../server/application/cached-pages';

describe('remembered pages', () => {
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

  it('are the very same for whoever asks while they are fresh, and read anew afterwards', async () => {
    const [first, second] = [await ask('newest 0'), await ask('newest 0')];
    expect(second).toBe(first);
    time.now += 100;
    expect(await ask('newest 0')).not.toBe(first);
    expect(loaded).toEqual(['newest 0', 'newest 0']);
  });

  it('are read anew once they are forgotten', async () => {
    const first = await ask('title 50');
    pages.forget();
    expect(await ask('title 50')).not.toBe(first);
  });

  it('are only so many: those asked for longest ago leave', async () => {
    for (let page = 0; page < 65; page += 1) await ask(`page ${page}`);
    await ask('page 64');
    expect(loaded).toHaveLength(65);
    await ask('page 0');
    expect(loaded).toHaveLength(66);
  });
});
