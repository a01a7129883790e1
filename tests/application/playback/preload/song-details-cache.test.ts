import { SongDetailsCache } from '../../../../src/application/playback/preload/song-details-cache';
import { aSong } from '../../../support/builders/a-song';
import { aSongDetails } from '../../../support/builders/a-song-details';
import { ControlledCatalogue } from '../../../support/fakes/controlled-catalogue';
import { settle, VirtualTime } from '../../../support/fakes/virtual-time';

describe('cached song details', () => {
  const setUp = () => {
    const catalogue = new ControlledCatalogue([aSongDetails(aSong('a').build()).build()]);
    const time = new VirtualTime();
    return { catalogue, time, cache: new SongDetailsCache(catalogue, time) };
  };

  it('are requested once', async () => {
    const { catalogue, cache } = setUp();
    await Promise.all([cache.get('a'), cache.get('a')]);
    await cache.get('a');
    expect([catalogue.asked, cache.peek('a')?.id]).toEqual([['song a'], 'a']);
  });

  it.each([
    ['five minutes later', 300_000],
    ['when the clock was put forward a day', 86_400_000],
    ['when it was put back a day', -86_400_000],
  ])('are requested again %s', async (_, by) => {
    const { catalogue, time, cache } = setUp();
    await cache.get('a');
    time.turnClock(by);
    await cache.get('a');
    expect(catalogue.asked).toEqual(['song a', 'song a']);
  });

  it.each([
    ['they are of a preview', aSongDetails(aSong('a').build()).previewed().build()],
    ['the file of their song is away', aSongDetails(aSong('a').away().build()).build()],
  ])('are requested again after 10 s when %s', async (_, details) => {
    const { catalogue, time, cache } = setUp();
    catalogue.put(details);
    await cache.get('a');
    await time.pass(9_999);
    const known = cache.peek('a')?.id;
    await time.pass(1);
    await cache.get('a');
    expect([known, catalogue.asked]).toEqual(['a', ['song a', 'song a']]);
  });

  it('are requested again after the cache was cleared', async () => {
    const { catalogue, cache } = setUp();
    await cache.get('a');
    cache.forgetAll();
    const known = cache.peek('a');
    await cache.get('a');
    expect([known, catalogue.asked]).toEqual([null, ['song a', 'song a']]);
  });

  it('that were loading when the cache was cleared are not stored', async () => {
    const { catalogue, cache } = setUp();
    catalogue.hold('song a');
    const answer = cache.get('a');
    await settle();
    cache.forgetAll();
    catalogue.letGo('song a');
    expect([(await answer).ok, cache.peek('a')]).toEqual([true, null]);
  });

  it('that were loading when the cache was cleared are requested again for the next listener', async () => {
    const { catalogue, cache } = setUp();
    catalogue.hold('song a');
    void cache.get('a');
    await settle();
    cache.forgetAll();
    void cache.get('a');
    await settle();
    expect(catalogue.asked).toEqual(['song a', 'song a']);
  });
});
