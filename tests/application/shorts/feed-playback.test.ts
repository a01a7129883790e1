import { clips } from '../../support/builders/a-clip';
import { aFeed } from '../../support/builders/a-feed';
import { aSong } from '../../support/builders/a-song';
import { settle } from '../../support/fakes/virtual-time';

const FOR_YOU = { kind: 'for-you' } as const;

async function begun(arrange: (feed: ReturnType<typeof aFeed>) => void = () => undefined, count = 8) {
  const feed = aFeed(clips(...Array.from({ length: count }, (_, index) => String(index))));
  arrange(feed);
  const link = feed.playback.start();
  await feed.reading.open(FOR_YOU, null);
  return { ...feed, link };
}

describe('the clip that is looked at', () => {
  it('moves without a sound, the next one and the one before are held', async () => {
    const { playback, media } = await begun();
    expect([media.asked.at(-1), media.heldIds, media.isMuted, media.hasCaptions]).toEqual([
      'play 0',
      ['0', '1'],
      true,
      true,
    ]);

    playback.goTo(4);
    expect([media.asked.at(-1), media.heldIds]).toEqual(['play 4', ['4', '5', '3']]);
    expect(playback.state).toMatchObject({ clipId: '4', place: 4, wantsMotion: true });
  });

  it('never holds more than three through a storm of swipes', async () => {
    const { playback, media, reading } = await begun(undefined, 60);
    const held: number[] = [];
    for (let swipe = 0; swipe < 100; swipe += 1) {
      playback.goTo(swipe % reading.state.clips.length);
      held.push(media.heldIds.length);
    }
    await settle();
    expect(Math.max(...held)).toBe(3);
    expect(media.asked.at(-1)).toBe(`play ${playback.state.clipId}`);
  });

  it('stays where it is beyond either end', async () => {
    const { playback } = await begun();
    playback.goTo(-1);
    playback.goTo(99);
    expect(playback.state).toMatchObject({ clipId: '0', place: 0 });
  });

  it('halts and goes on', async () => {
    const { playback, media } = await begun();
    media.tell('0', { kind: 'moving' });
    expect(playback.state.isMoving).toBe(true);
    playback.toggle();
    expect([media.asked.at(-1), playback.state.isMoving]).toEqual(['pause', false]);
    playback.toggle();
    expect(media.asked.at(-1)).toBe('play 0');
  });

  it('sounds after one tap, and so do all that follow', async () => {
    const { playback, media } = await begun();
    playback.toggleSound();
    expect([media.isMuted, media.hasCaptions]).toEqual([false, false]);
    playback.goTo(1);
    expect([media.isMuted, playback.state.sound.isMuted]).toEqual([false, false]);
  });

  it('is silent again where the browser lets nothing sound', async () => {
    const { playback, media } = await begun();
    playback.toggleSound();
    media.tell('0', { kind: 'silenced' });
    expect([media.isMuted, media.hasCaptions, playback.state.sound.isMuted]).toEqual([true, true, true]);
  });

  it('shows captions as chosen', async () => {
    const { playback, media } = await begun();
    playback.toggleCaptions();
    expect(media.hasCaptions).toBe(false);
  });

  it('is moved in', async () => {
    const { playback, media } = await begun();
    playback.seek(7);
    expect([media.asked.at(-1), playback.state.position]).toEqual(['seek 7', 7]);
  });

  it('waits while the page is hidden, and goes on after', async () => {
    const { playback, media, visibility } = await begun();
    visibility.set(false);
    media.tell('0', { kind: 'paused' });
    expect([media.asked.at(-1), playback.state.wantsMotion]).toEqual(['pause', true]);
    visibility.set(true);
    expect(media.asked.at(-1)).toBe('play 0');
  });

  it('stays halted when the page comes back', async () => {
    const { playback, media, visibility } = await begun();
    playback.toggle();
    visibility.set(false);
    visibility.set(true);
    expect(media.asked.at(-1)).toBe('pause');
  });

  it('hears nothing of its neighbours', async () => {
    const { playback, media } = await begun();
    media.tell('1', { kind: 'failed', fault: 'decode' });
    expect(playback.state.fault).toBeNull();
  });
});

describe('the end of a clip', () => {
  it('is its beginning again', async () => {
    const { media } = await begun();
    media.tell('0', { kind: 'ended' });
    expect(media.asked.slice(-2)).toEqual(['seek 0', 'play 0']);
  });

  it('makes way for the next one where the listener wants it so, and for none behind the last', async () => {
    const { media, playback } = await begun(({ settings }) => settings.update({ autoAdvance: true }), 2);
    media.tell('0', { kind: 'ended' });
    expect(playback.state.clipId).toBe('1');
    media.tell('1', { kind: 'ended' });
    expect([playback.state.clipId, media.asked.at(-1)]).toEqual(['1', 'play 1']);
  });
});

describe('where nothing is to move by itself', () => {
  it.each(['prefersReducedMotion', 'sparesData'] as const)(
    'because of %s, the poster stands and nothing is fetched before it is asked to',
    async (why) => {
      const { media, playback, reading } = await begun(({ around }) => Object.assign(around, { [why]: true }));
      expect([media.asked.includes('play 0'), media.heldIds, playback.state.wantsMotion]).toEqual([false, [], false]);
      playback.toggle();
      expect([media.asked.at(-1), media.heldIds]).toEqual(['play 0', ['0']]);
      playback.toggle();
      reading.changeClip('0', (clip) => ({ ...clip, isLiked: true }));
      expect([media.asked.at(-1), media.heldIds]).toEqual(['pause', ['0']]);
      playback.goTo(1);
      expect(media.heldIds).toEqual([]);
    },
  );

  it('neither does it with autoplay off', async () => {
    const { media } = await begun(({ settings }) => settings.update({ autoplay: false }));
    expect([media.asked.includes('play 0'), media.heldIds]).toEqual([false, ['0', '1']]);
  });
});

describe('the main player', () => {
  it('is paused when the listener comes, and stays so when they leave', async () => {
    const { music, link } = await begun((feed) => feed.music.set(true));
    expect(music.state.isPlaying).toBe(false);
    link.unsubscribe();
    expect(music.state.isPlaying).toBe(false);
  });

  it('silences the feed when it plays after all, and makes way when the feed goes on', async () => {
    const { music, media, playback } = await begun();
    music.set(true);
    expect([media.asked.at(-1), playback.state.wantsMotion]).toEqual(['pause', false]);
    playback.toggle();
    expect([media.asked.at(-1), music.state.isPlaying]).toEqual(['play 0', false]);
  });

  it('plays on the song of a clip from where the clip begins in it', async () => {
    const { music, song, media } = await begun();
    song.execute({ song: aSong('song-1').build(), from: 96, to: 158 });
    expect([music.asked, media.asked.at(-1)]).toEqual([['play song-1', 'seek 96'], 'pause']);
  });
});

describe('trouble with a clip', () => {
  it('asks once for its addresses anew, and goes on', async () => {
    const { media, videos, playback } = await begun();
    const asked = jest.spyOn(videos, 'clip');
    media.tell('0', { kind: 'failed', fault: 'expired' });
    await settle();
    expect([media.asked.at(-1), playback.state.fault]).toEqual(['play 0', null]);
    media.tell('0', { kind: 'failed', fault: 'expired' });
    await settle();
    expect([asked.mock.calls.length, playback.state.fault]).toEqual([1, 'expired']);
  });

  it('goes on to the next one where it was deleted', async () => {
    const { media, videos, playback } = await begun();
    videos.clips = videos.clips.slice(1);
    media.tell('0', { kind: 'failed', fault: 'not-found' });
    await settle();
    expect([playback.state.clipId, playback.state.place, media.asked.at(-1)]).toEqual(['1', 0, 'play 1']);
  });

  it('stands still after a fault, until it is tried again', async () => {
    const { media, playback } = await begun();
    media.tell('0', { kind: 'failed', fault: 'decode' });
    expect(playback.state.fault).toBe('decode');
    await playback.retry();
    expect([playback.state.fault, media.asked.at(-1)]).toEqual([null, 'play 0']);
  });

  it('goes on with what the lost network has kept from coming', async () => {
    const { media, playback, reading, videos, connectivity } = await begun(undefined, 12);
    connectivity.set(false);
    videos.failure = { kind: 'offline' };
    playback.goTo(9);
    await settle();
    media.tell('9', { kind: 'failed', fault: 'network' });
    expect([reading.state.clips.length, playback.state.fault]).toEqual([10, 'network']);

    videos.failure = null;
    connectivity.set(true);
    await settle();
    expect([reading.state.clips.length, playback.state.fault, media.asked.at(-1)]).toEqual([12, null, 'play 9']);
  });

  it('begins by itself where nothing came before the network was back', async () => {
    const { media, reading, videos, connectivity } = await begun(({ videos: theirs, connectivity: line }) => {
      line.set(false);
      theirs.failure = { kind: 'offline' };
    });
    expect(reading.state).toMatchObject({ clips: [], failure: { kind: 'offline' } });
    videos.failure = null;
    connectivity.set(true);
    await settle();
    expect([reading.state.clips.length, reading.state.failure, media.asked.at(-1)]).toEqual([8, null, 'play 0']);
  });

  it('leaves nowhere to stand where the last one leaves', async () => {
    const { reading, playback, media } = await begun(undefined, 1);
    reading.drop('0');
    expect([playback.state.clipId, media.heldIds]).toEqual([null, []]);
    playback.toggle();
    await playback.retry();
    expect(playback.state.clipId).toBeNull();
  });
});

describe('leaving the feed', () => {
  it('releases everything', async () => {
    const { media, link, playback } = await begun();
    link.unsubscribe();
    expect([media.asked.at(-1), media.heldIds, playback.state.clipId]).toEqual(['release', [], null]);
  });

  it('ends the sound: the next sitting begins without', async () => {
    const { playback, media, link } = await begun();
    playback.toggleSound();
    link.unsubscribe();
    playback.start();
    expect([media.isMuted, playback.state.sound.isMuted]).toEqual([true, true]);
  });
});
