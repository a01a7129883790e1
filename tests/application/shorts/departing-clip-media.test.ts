import { DepartingClipMedia } from '../../../src/application/shorts/departing-clip-media';
import { clips } from '../../support/builders/a-clip';
import { FakeClipMedia } from '../../support/fakes/fake-clip-media';
import { FakePageLifecycle } from '../../support/fakes/fake-page-lifecycle';

function setUp() {
  const inner = new FakeClipMedia();
  const page = new FakePageLifecycle();
  const media = new DepartingClipMedia(inner, page);
  media.hold(clips('0', '1'));
  return { inner, page, media };
}

describe('the media of a feed whose page is left', () => {
  const progress = (position: number) => ({ kind: 'progress', position, duration: 15 }) as const;

  it.each(['stays', 'returns'] as const)('are released, and held again once the listener %s', (move) => {
    const { inner, page, media } = setUp();
    media.play('0');
    inner.tell('0', progress(4));
    inner.tell('1', progress(9));
    page.leaves.next();
    expect([inner.asked.at(-1), inner.heldIds]).toEqual(['release', []]);
    page[move].next();
    expect(inner.held.map(({ id, startsAt }) => [id, startsAt])).toEqual([
      ['0', 4],
      ['1', undefined],
    ]);
    expect(inner.asked.at(-1)).toBe('play 0');
  });

  it.each([
    ['is seen', 'returns'],
    ['returns', 'is seen'],
  ] as const)('continue at their position where the page %s before it %s', (...order) => {
    const { inner, page, media } = setUp();
    media.play('0');
    inner.tell('0', progress(4));
    page.leaves.next();
    media.pause();
    const steps = {
      'is seen': () => {
        media.hold(clips('0', '1'));
        media.play('0');
      },
      returns: () => page.returns.next(),
    };
    for (const step of order) steps[step]();
    expect([inner.asked.at(-1), inner.held[0]?.startsAt]).toEqual(['play 0', 4]);
  });

  it('play a clip from its beginning when the listener had only just come to it', () => {
    const { inner, page, media } = setUp();
    media.play('0');
    inner.tell('0', progress(4));
    media.play('1');
    page.leaves.next();
    page.returns.next();
    expect(inner.held.find(({ id }) => id === '1')?.startsAt).toBe(0);
    expect(inner.asked.at(-1)).toBe('play 1');
  });

  it('stay paused at the position to which the listener moved', () => {
    const { inner, page, media } = setUp();
    media.play('0');
    inner.tell('0', progress(4));
    media.pause();
    media.seek(7);
    page.leaves.next();
    page.returns.next();
    expect([inner.asked.at(-1), inner.held[0]?.startsAt]).toEqual(['release', 7]);
  });

  it('stay released where the feed was closed', () => {
    const { inner, page, media } = setUp();
    media.release();
    page.leaves.next();
    page.returns.next();
    expect([inner.asked, inner.heldIds]).toEqual([['release', 'release'], []]);
  });

  it('receive all other commands unchanged', () => {
    const { inner, media } = setUp();
    const place = {};
    media.mute(false);
    media.caption(true);
    media.seek(3);
    media.show('0', place);
    expect([inner.isMuted, inner.hasCaptions, inner.asked, inner.places.get('0')]).toEqual([
      false,
      true,
      ['seek 3'],
      place,
    ]);
  });
});
