import { DepartingClipMedia } from '../../../src/application/shorts/departing-clip-media';
import { clips } from '../../support/builders/a-clip';
import { FakeClipMedia } from '../../support/fakes/fake-clip-media';
import { FakePageLifecycle } from '../../support/fakes/fake-page-lifecycle';

function setUp() {
  const [inner, page] = [new FakeClipMedia(), new FakePageLifecycle()];
  const media = new DepartingClipMedia(inner, page);
  media.hold(clips('0', '1'));
  return { inner, page, media };
}

describe('the media of a feed whose page is left', () => {
  it.each(['stays', 'returns'] as const)('are let go of, and held again once its listener %s', (move) => {
    const { inner, page, media } = setUp();
    media.play('0');
    inner.tell('0', { kind: 'progress', position: 4, duration: 15 });
    inner.tell('1', { kind: 'progress', position: 9, duration: 15 });
    page.leaves.next();
    expect([inner.asked.at(-1), inner.heldIds]).toEqual(['release', []]);
    page[move].next();
    expect(inner.heldIds).toEqual(['0', '1']);
    expect(inner.asked.slice(-2)).toEqual(['play 0', 'seek 4']);
  });

  it('begin the clip anew that had only just come', () => {
    const { inner, page, media } = setUp();
    media.play('0');
    inner.tell('0', { kind: 'progress', position: 4, duration: 15 });
    media.play('1');
    page.leaves.next();
    page.returns.next();
    expect(inner.asked.slice(-2)).toEqual(['play 1', 'seek 0']);
  });

  it('do not move again where they were halted', () => {
    const { inner, page, media } = setUp();
    media.play('0');
    media.pause();
    page.leaves.next();
    page.returns.next();
    expect([inner.asked.at(-1), inner.heldIds]).toEqual(['release', ['0', '1']]);
  });

  it('stay released where the feed was closed', () => {
    const { inner, page, media } = setUp();
    media.release();
    page.leaves.next();
    page.returns.next();
    expect([inner.asked, inner.heldIds]).toEqual([['release', 'release'], []]);
  });

  it('are asked for everything else as they are', () => {
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
