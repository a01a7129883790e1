import { heardClips } from '../support/e2e/feed-watch';
import { KeepingPage } from '../support/e2e/library.page';
import { USED_SONG } from '../support/e2e/short-product';
import { withShortProduct, type Viewer } from '../support/e2e/short-visits';
import { withVisits } from '../support/e2e/visits';

/** The tone of each clip. */
const CLIP_HZ = 330;
const MUTE = 'Tắt tiếng';
const PLAY = 'Phát video';

describe('Short videos', () => {
  const visits = withVisits();
  const shorts = withShortProduct(visits);

  async function enters(path?: string): Promise<Viewer> {
    const viewer = await shorts.arrive();
    await viewer.feed.opens(path);
    return viewer;
  }

  it('start by themselves, without sound', async () => {
    const { listener, feed } = await enters();
    await feed.moves();
    await feed.swipes();
    await feed.isAt(2);
    await feed.moves();
    await feed.reaches(1);
    expect(await feed.picture()).toMatchObject({ isMuted: true, isMoving: true });
    expect(await heardClips(listener.page)).toEqual([]);
  });

  it('sound after one tap, also those that follow, and start silent after a reload', async () => {
    const { listener, feed } = await enters();
    await feed.moves();
    await feed.holds(2);
    await feed.button(MUTE).click();
    await feed.seesPressed(MUTE, false);
    expect(await feed.mutedPictures()).toEqual([false, false]);
    await feed.swipes();
    await feed.isAt(2);
    await feed.moves();
    await listener.ears.hearTone(CLIP_HZ);
    expect(await heardClips(listener.page)).toEqual(['1', '2']);
    await listener.reloads();
    await feed.moves();
    await feed.seesPressed(MUTE, true);
    expect(await heardClips(listener.page)).toEqual([]);
  });

  it('change the address with each clip; going back leaves the feed', async () => {
    const { listener, feed } = await shorts.arrive();
    await listener.opensHome();
    await feed.opens();
    const first = await feed.addressedClip();
    await feed.swipes();
    await feed.isAt(2);
    const second = await feed.addressedClip();
    await feed.swipes();
    await feed.isAt(3);
    const third = await feed.addressedClip();
    expect(new Set([first, second, third]).size).toBe(3);
    await listener.goesBackInHistory();
    await feed.isAddressed('/');
    await listener.seesSection(listener.words.newSongs);
  });

  it('start with the clip of a link, and the feed continues after it', async () => {
    const linked = (await shorts.clips()).at(-1);
    const { feed } = await enters(`/short-video/${linked?.id ?? ''}`);
    await feed.moves();
    expect([await feed.addressedClip(), await feed.words()]).toEqual([linked?.id, linked?.caption]);
    await feed.swipes();
    await feed.isAt(2);
    await feed.moves();
    expect(await feed.addressedClip()).not.toBe(linked?.id);
  });

  it('stay with one artist when the address names the artist', async () => {
    const theirs = await shorts.clipsOf(USED_SONG.artist);
    const [first] = theirs;
    const artistId = first?.artist?.id ?? '';
    const { feed } = await enters(`/short-video/${first?.id ?? ''}/${artistId}`);
    const seen = [await feed.addressedClip()];
    for (let place = 2; place <= theirs.length; place += 1) {
      await feed.swipes();
      await feed.isAt(place);
      seen.push(await feed.addressedClip());
      await feed.isAddressed(`/short-video/${seen.at(-1) ?? ''}/${artistId}`);
    }
    expect(seen[0]).toBe(first?.id);
    expect(new Set(seen)).toEqual(new Set(theirs.map(({ id }) => id)));
    expect(await feed.clip.getAttribute('aria-setsize')).toBe(String(theirs.length));
    expect(await feed.page.getByRole('button', { name: 'Video sau', exact: true }).isDisabled()).toBe(true);
  });

  it('say that the clip of a link is gone, and continue with another clip', async () => {
    const { listener, feed } = await enters('/short-video/gone-for-good');
    await new KeepingPage(listener).isTold('Video này không còn nữa', 'alert');
    await feed.moves();
    expect(await feed.addressedClip()).not.toBe('gone-for-good');
    expect(visits.takeComplaints()).toEqual([expect.stringContaining('404')]);
  });

  it('show the same clip after a reload', async () => {
    const { listener, feed } = await enters();
    await feed.swipes();
    await feed.isAt(2);
    const id = await feed.addressedClip();
    const words = await feed.words();
    await listener.reloads();
    await feed.moves();
    expect([await feed.addressedClip(), await feed.words()]).toEqual([id, words]);
    expect(await feed.clip.getAttribute('aria-posinset')).toBe('1');
  });

  it('show captions while they are silent, unless the listener chooses otherwise', async () => {
    const { feed } = await enters();
    await feed.moves();
    await feed.says(1);
    await feed.presses('m');
    await feed.says(0);
    await feed.button('Phụ đề').click();
    await feed.says(1);
    await feed.swipes();
    await feed.isAt(2);
    await feed.says(1);
  });

  it('start again at their end', async () => {
    const { feed } = await enters();
    await feed.beginsAgain();
    await feed.moves();
    expect(await feed.clip.getAttribute('aria-posinset')).toBe('1');
  });

  it('move on to the next clip at their end, when the listener turns this on', async () => {
    const { feed } = await enters();
    await feed.switches('Hết video thì chuyển tiếp', true);
    await feed.isAt(2);
    await feed.moves();
    await feed.isAt(3);
  });

  it('wait for a tap when autoplay is off, also after a reload', async () => {
    const { listener, feed } = await enters();
    await feed.moves();
    await feed.switches('Tự phát video', false);
    await feed.swipes();
    await feed.isAt(2);
    await feed.stands();
    await listener.reloads();
    await feed.button(PLAY).waitFor();
    await feed.stands();
    await feed.taps();
    await feed.moves();
  });

  it('are liked by a double tap, which never removes a like, and paused by a single tap', async () => {
    const member = await shorts.join();
    const { feed } = await shorts.arriveAs(member);
    await feed.opens();
    await feed.moves();
    const liked = feed.page.waitForResponse((answer) => answer.url().endsWith('/like'));
    await feed.taps(2);
    await feed.seesPressed('Thích', true);
    await liked;
    await feed.taps(2);
    await feed.taps();
    await feed.stands();
    await feed.seesPressed('Thích', true);
    const { is_liked } = await member.ask<{ is_liked: boolean }>(`/backend/short-video/${await feed.addressedClip()}`);
    expect(is_liked).toBe(true);
  });

  it('pause in a hidden tab, and continue when it is visible again', async () => {
    const { feed } = await enters();
    await feed.moves();
    await feed.turnsTab(true);
    await feed.stands();
    await feed.turnsTab(false);
    await feed.moves();
    await feed.taps();
    await feed.stands();
    await feed.turnsTab(true);
    await feed.turnsTab(false);
    await feed.button(PLAY).waitFor();
    await feed.stands();
  });

  it.each([
    ['things are to stand still', 'reduce', '{}'],
    ['data is to be saved', 'no-preference', '{"dataSaver":true}'],
  ] as const)('show a poster with a button where %s, and fetch no media before a tap', async (_, motion, listening) => {
    const { listener, feed } = await shorts.arrive();
    const fetched: string[] = [];
    listener.page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await listener.page.emulateMedia({ reducedMotion: motion });
    await listener.page.addInitScript((kept) => localStorage.setItem('listening', kept), listening);
    await feed.opens();
    await feed.button(PLAY).waitFor();
    await feed.showsPoster();
    await feed.swipes();
    await feed.isAt(2);
    await feed.showsPoster();
    expect(fetched.filter((path) => path.startsWith('/media/s/'))).toEqual([]);
    await feed.taps();
    await feed.moves();
    await feed.holds(1);
  });
});
