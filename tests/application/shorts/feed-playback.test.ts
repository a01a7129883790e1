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

describe('the clip on screen', () => {
  it('plays muted, while the next clip and the previous one are held ready', async () => {
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

  it('is one of three held clips at most, also during 100 fast swipes', async () => {
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

  it('stays the same when the listener goes beyond either end of the feed', async () => {
    const { playback } = await begun();
    playback.goTo(-1);
    playback.goTo(99);
    expect(playback.state).toMatchObject({ clipId: '0', place: 0 });
  });

  it('pauses and resumes', async () => {
    const { playback, media } = await begun();
    media.tell('0', { kind: 'moving' });
    expect(playback.state.isMoving).toBe(true);
    playback.toggle();
    expect([media.asked.at(-1), playback.state.isMoving]).toEqual(['pause', false]);
    playback.toggle();
    expect(media.asked.at(-1)).toBe('play 0');
  });

  it('plays with sound after one tap, and so do all later clips', async () => {
    const { playback, media } = await begun();
    playback.toggleSound();
    expect([media.isMuted, media.hasCaptions]).toEqual([false, false]);
    playback.goTo(1);
    expect([media.isMuted, playback.state.sound.isMuted]).toEqual([false, false]);
  });

  it('is muted again when the browser refuses to play sound', async () => {
    const { playback, media } = await begun();
    playback.toggleSound();
    media.tell('0', { kind: 'silenced' });
    expect([media.isMuted, media.hasCaptions, playback.state.sound.isMuted]).toEqual([true, true, true]);
  });

  it('hides its captions when the listener turns captions off', async () => {
    const { playback, media } = await begun();
    playback.toggleCaptions();
    expect(media.hasCaptions).toBe(false);
  });

  it('seeks to a position', async () => {
    const { playback, media } = await begun();
    playback.seek(7);
    expect([media.asked.at(-1), playback.state.position]).toEqual(['seek 7', 7]);
  });

  it('pauses while the page is hidden, and resumes afterwards', async () => {
    const { playback, media, visibility } = await begun();
    visibility.set(false);
    media.tell('0', { kind: 'paused' });
    expect([media.asked.at(-1), playback.state.wantsMotion]).toEqual(['pause', true]);
    visibility.set(true);
    expect(media.asked.at(-1)).toBe('play 0');
  });

  it('stays paused when the page is shown again', async () => {
    const { playback, media, visibility } = await begun();
    playback.toggle();
    visibility.set(false);
    visibility.set(true);
    expect(media.asked.at(-1)).toBe('pause');
  });

  it('is not affected by a fault of a neighbouring clip', async () => {
    const { playback, media } = await begun();
    media.tell('1', { kind: 'failed', fault: 'decode' });
    expect(playback.state.fault).toBeNull();
  });
});

describe('the end of a clip', () => {
  it('starts the clip again from the beginning', async () => {
    const { media } = await begun();
    media.tell('0', { kind: 'ended' });
    expect(media.asked.slice(-2)).toEqual(['seek 0', 'play 0']);
  });

  it('shows the next clip with auto-advance on, and repeats the last clip', async () => {
    const { media, playback } = await begun(({ settings }) => settings.update({ autoAdvance: true }), 2);
    media.tell('0', { kind: 'ended' });
    expect(playback.state.clipId).toBe('1');
    media.tell('1', { kind: 'ended' });
    expect([playback.state.clipId, media.asked.at(-1)]).toEqual(['1', 'play 1']);
  });
});

describe('a feed that does not play by itself', () => {
  it.each(['prefersReducedMotion', 'sparesData'] as const)(
    'because of %s shows the poster, and fetches nothing until the listener plays the clip',
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

  it('because autoplay is off holds its clips without playing them', async () => {
    const { media } = await begun(({ settings }) => settings.update({ autoplay: false }));
    expect([media.asked.includes('play 0'), media.heldIds]).toEqual([false, ['0', '1']]);
  });
});

describe('the main player', () => {
  it('is paused when the listener opens the feed, and stays paused when they leave', async () => {
    const { music, link } = await begun((feed) => feed.music.set(true));
    expect(music.state.isPlaying).toBe(false);
    link.unsubscribe();
    expect(music.state.isPlaying).toBe(false);
  });

  it('pauses the feed when it plays, and is paused when the feed resumes', async () => {
    const { music, media, playback } = await begun();
    music.set(true);
    expect([media.asked.at(-1), playback.state.wantsMotion]).toEqual(['pause', false]);
    playback.toggle();
    expect([media.asked.at(-1), music.state.isPlaying]).toEqual(['play 0', false]);
  });

  it('plays the song of a clip from the position where the clip begins in the song', async () => {
    const { music, song, media } = await begun();
    song.execute({ song: aSong('song-1').build(), from: 96, to: 158 });
    expect([music.asked, media.asked.at(-1)]).toEqual([['play song-1', 'seek 96'], 'pause']);
  });
});

describe('trouble with a clip', () => {
  it('requests new addresses once, and plays the clip', async () => {
    const { media, videos, playback } = await begun();
    const asked = jest.spyOn(videos, 'clip');
    media.tell('0', { kind: 'failed', fault: 'expired' });
    await settle();
    expect([media.asked.at(-1), playback.state.fault]).toEqual(['play 0', null]);
    media.tell('0', { kind: 'failed', fault: 'expired' });
    await settle();
    expect([asked.mock.calls.length, playback.state.fault]).toEqual([1, 'expired']);
  });

  it('shows the next clip when the clip was deleted', async () => {
    const { media, videos, playback } = await begun();
    videos.clips = videos.clips.slice(1);
    media.tell('0', { kind: 'failed', fault: 'not-found' });
    await settle();
    expect([playback.state.clipId, playback.state.place, media.asked.at(-1)]).toEqual(['1', 0, 'play 1']);
  });

  it('stops the clip after a fault, until the listener tries again', async () => {
    const { media, playback } = await begun();
    media.tell('0', { kind: 'failed', fault: 'decode' });
    expect(playback.state.fault).toBe('decode');
    await playback.retry();
    expect([playback.state.fault, media.asked.at(-1)]).toEqual([null, 'play 0']);
  });

  it('loads the missing clips and plays on when the network is back', async () => {
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

  it('starts the feed when the network is back, if no clip was loaded before', async () => {
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

  it('leaves no clip on screen when the last one is removed', async () => {
    const { reading, playback, media } = await begun(undefined, 1);
    reading.drop('0');
    expect([playback.state.clipId, media.heldIds]).toEqual([null, []]);
    playback.toggle();
    await playback.retry();
    expect(playback.state.clipId).toBeNull();
  });
});

describe('leaving the feed', () => {
  it('releases all media', async () => {
    const { media, link, playback } = await begun();
    link.unsubscribe();
    expect([media.asked.at(-1), media.heldIds, playback.state.clipId]).toEqual(['release', [], null]);
  });

  it('turns the sound off for the next sitting', async () => {
    const { playback, media, link } = await begun();
    playback.toggleSound();
    link.unsubscribe();
    playback.start();
    expect([media.isMuted, playback.state.sound.isMuted]).toEqual([true, true]);
  });
});
