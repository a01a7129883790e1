import { buildSegmentSources } from '../../../../src/infrastructure/media/mse/build-segment-sources';
import { anInstantSource } from '../../../support/builders/a-source';
import { fakeSegment } from '../../../support/fakes/fake-segments';
import { settle, VirtualTime } from '../../../support/fakes/virtual-time';

const SOURCE = anInstantSource('song');
const FIRST = '/media/a/song/64/0.m4s';

describe('the segments of two engines', () => {
  let asked: string[];
  const realFetch = globalThis.fetch;

  const aPair = async () => {
    const time = new VirtualTime();
    const pair = buildSegmentSources({
      address: (url) => url,
      timer: time,
      clock: time,
      sparesData: () => true,
      keepalive: false,
    });
    pair.own.prepare(SOURCE);
    await settle();
    return pair;
  };
  const order = () => ({ signal: new AbortController().signal, isFresh: false });

  beforeEach(() => {
    asked = [];
    globalThis.fetch = (url) => {
      asked.push(String(url));
      return Promise.resolve(new Response(fakeSegment(String(url)) as BodyInit));
    };
  });

  afterEach(() => {
    globalThis.fetch = realFetch;
  });

  it('that one engine has prepared are available to the other at once', async () => {
    const { lent } = await aPair();
    expect([lent.get(FIRST, order()), asked]).toEqual([{ kind: 'bytes', bytes: fakeSegment(FIRST) }, [FIRST]]);
  });

  it('remain when the borrowing engine ends, and are removed when the owning engine ends', async () => {
    const { own, lent } = await aPair();
    lent.clear();
    expect(own.get(FIRST, order())).toEqual({ kind: 'bytes', bytes: fakeSegment(FIRST) });
    own.clear();
    await lent.get(FIRST, order());
    expect(asked).toEqual([FIRST, FIRST]);
  });
});
