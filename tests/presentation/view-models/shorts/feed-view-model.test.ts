import { fail } from '../../../../src/domain/shared/result';
import { aSong } from '../../../support/builders/a-song';
import { settle } from '../../../support/fakes/virtual-time';
import { openFeedViewModel as opened } from '../../../support/presentation/open-feed-view-model';

const FOR_YOU = { kind: 'for-you' } as const;

describe('FeedViewModel', () => {
  it('shows the current clip, and the clips around it', async () => {
    const { viewModel } = await opened();
    expect(viewModel).toMatchObject({ place: 0, isLoading: false, isAtEnd: true });
    expect(viewModel.clip?.id).toBe('a');
    expect([viewModel.isMuted, viewModel.hasCaptions, viewModel.hasNext]).toEqual([true, true, true]);
  });

  it('carries out the command of every key', async () => {
    const { viewModel, media, videos } = await opened();
    viewModel.press('next');
    expect(viewModel.clip?.id).toBe('b');
    viewModel.press('next');
    viewModel.press('previous');
    expect(viewModel.clip?.id).toBe('b');
    viewModel.press('toggle');
    expect(media.asked.at(-1)).toBe('pause');
    viewModel.press('mute');
    expect(viewModel.isMuted).toBe(false);
    viewModel.press('like');
    viewModel.press('save');
    await settle();
    expect([videos.holds('b', 'like'), videos.holds('b', 'save')]).toEqual([true, true]);
    viewModel.press('comments');
    expect(viewModel.isCommenting).toBe(true);
    viewModel.press('comments');
    expect(viewModel.isCommenting).toBe(false);
    viewModel.press('first');
    expect(viewModel.clip?.id).toBe('a');
  });

  it('moves to clips before anything is drawn, and draws the last one with the next frame', async () => {
    const { viewModel, display, media } = await opened();
    const arrivals: (string | null)[] = [];
    const arriving = viewModel.drawn.onArrival(({ clipId }) => arrivals.push(clipId));
    display.hold();
    viewModel.press('next');
    viewModel.press('next');
    arriving.unsubscribe();
    expect([viewModel.drawn.target, viewModel.place, viewModel.clip?.id]).toEqual([2, 0, 'a']);
    expect([...arrivals, media.asked.at(-1)]).toEqual(['b', 'c', 'play c']);
    display.draw();
    expect([viewModel.place, viewModel.clip?.id]).toEqual([2, 'c']);
  });

  it.each([
    ['like', 'b'],
    ['comments', 'b'],
    ['previous', 'a'],
  ] as const)('applies %s to the clip that the listener has moved to, drawn or not', async (intent, id) => {
    const { viewModel, display, videos } = await opened();
    display.hold();
    viewModel.press('next');
    viewModel.press(intent);
    await settle();
    expect([viewModel.clip?.id, viewModel.drawn.target, videos.holds('b', 'like')]).toEqual([
      id,
      id === 'b' ? 1 : 0,
      intent === 'like',
    ]);
    expect(viewModel.isCommenting).toBe(intent === 'comments');
  });

  it('opens the comments of the clip moved to, also when those of the previous clip were open', async () => {
    const { viewModel, display } = await opened();
    viewModel.press('comments');
    display.hold();
    viewModel.press('next');
    viewModel.press('comments');
    expect([viewModel.clip?.id, viewModel.isCommenting]).toEqual(['b', true]);
  });

  it('never draws a clip that has left the feed', async () => {
    const { viewModel, display, hiding } = await opened();
    display.hold();
    viewModel.press('next');
    await hiding.execute('a');
    await settle();
    expect([viewModel.clip?.id, viewModel.place]).toEqual(['b', 0]);
  });

  it('likes a clip by a double tap, and never removes the like by another one', async () => {
    const { viewModel, videos } = await opened();
    viewModel.actions.like('a');
    viewModel.actions.like('a');
    await settle();
    expect([videos.holds('a', 'like'), viewModel.clip?.counters.likes]).toEqual([true, 1]);
  });

  it('asks for an account first, and changes nothing without one', async () => {
    const { viewModel, gate, asked, videos } = await opened();
    gate.isOpen = false;
    viewModel.press('like');
    viewModel.press('save');
    await settle();
    expect([asked, videos.holds('a', 'like'), viewModel.clip?.isLiked]).toEqual([
      ['like-clip', 'save-clip'],
      false,
      false,
    ]);
  });

  it('reports why a like was undone', async () => {
    const { viewModel, videos, messages } = await opened();
    videos.failure = { kind: 'unavailable' };
    viewModel.press('like');
    await settle();
    expect([viewModel.clip?.isLiked, messages()]).toEqual([false, ['failure']]);
  });

  it('shows an artist as followed on all clips of the artist', async () => {
    const { viewModel, answers } = await opened();
    viewModel.actions.follow({ id: 'artist-1', name: 'Hạ Vy', avatarUrl: null, isFollowed: false });
    await settle();
    expect(viewModel.clips.map((clip) => clip.artist?.isFollowed)).toEqual([true, true, true]);
    answers.following = fail({ kind: 'offline' });
    viewModel.actions.follow({ id: 'artist-1', name: '', avatarUrl: null, isFollowed: true });
    await settle();
    expect(viewModel.clips[0]?.artist?.isFollowed).toBe(true);
  });

  it('counts a clip that is shared', async () => {
    const { viewModel } = await opened();
    viewModel.actions.share('a');
    expect(viewModel.clip?.counters.shares).toBe(1);
  });

  it('hides a clip of no interest, and restores the clip on undo', async () => {
    const { viewModel, said, messages } = await opened();
    await viewModel.actions.hide('a');
    expect([viewModel.clip?.id, messages()]).toEqual(['b', ['hidden']]);
    said[0]?.action?.run();
    await settle();
    expect(viewModel.clips.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect(viewModel.clip?.id).toBe('b');
  });

  it('reports that a hidden clip could not be restored, and tries again', async () => {
    const { viewModel, videos, said, messages } = await opened();
    await viewModel.actions.hide('a');
    videos.failure = { kind: 'offline' };
    said[0]?.action?.run();
    await settle();
    expect(viewModel.clips.map(({ id }) => id)).toEqual(['b', 'c']);
    expect(messages()).toEqual(['hidden', 'still-hidden']);
    videos.failure = null;
    said[1]?.action?.run();
    await settle();
    expect(viewModel.clips.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect([messages().length, videos.hidden.size]).toEqual([2, 0]);
  });

  it('plays the song of the clip from the start of the used part', async () => {
    const { viewModel, music } = await opened();
    viewModel.actions.continueSong({ song: aSong('song-1').build(), from: 96, to: 158 });
    expect(music.asked).toEqual(['play song-1', 'seek 96']);
  });

  it('reports that the requested clip does not exist, and continues with the feed', async () => {
    const { viewModel, messages } = await opened('gone');
    expect([viewModel.clip?.id, messages()]).toEqual(['a', ['missing']]);
  });

  it('reports why no clips could be loaded, and tries again', async () => {
    const { viewModel, videos, reading } = await opened();
    videos.failure = { kind: 'offline' };
    await reading.open(FOR_YOU, null);
    expect([viewModel.failure, viewModel.clip]).toEqual([{ kind: 'offline' }, null]);
    viewModel.press('like');
    viewModel.press('comments');
    videos.failure = null;
    viewModel.retry();
    await settle();
    expect([viewModel.failure, viewModel.clip?.id, viewModel.isCommenting]).toEqual([null, 'a', false]);
  });

  it('retries a clip that failed', async () => {
    const { viewModel, media } = await opened();
    media.tell('a', { kind: 'failed', fault: 'decode' });
    expect(viewModel.playing.fault).toBe('decode');
    viewModel.retry();
    await settle();
    expect([viewModel.playing.fault, media.asked.at(-1)]).toEqual([null, 'play a']);
  });

  it('applies the settings of the feed', async () => {
    const { viewModel, media } = await opened();
    viewModel.changeSettings({ autoplay: false });
    viewModel.goTo(1);
    expect([viewModel.settings.autoplay, media.asked.at(-1)]).toEqual([false, 'pause']);
    viewModel.seek(4);
    viewModel.toggleCaptions();
    expect([media.asked.at(-1), media.hasCaptions]).toEqual(['seek 4', false]);
  });

  it('reports what was seen when the feed is left, including a clip that ended and gave way to the next', async () => {
    const { viewModel, media, time, videos, settings } = await opened();
    settings.update({ autoAdvance: true });
    viewModel.see(1);
    media.tell('a', { kind: 'moving' });
    await time.pass(1_000);
    media.tell('a', { kind: 'ended' });
    expect(viewModel.clip?.id).toBe('b');
    viewModel.dispose();
    const reported = [...videos.events.values()].map(({ clipId, kind }) => `${clipId} ${kind}`);
    expect(reported).toEqual(['a start', 'a impression', 'a complete']);
    expect([media.asked.at(-1), viewModel.clips.length]).toEqual(['release', 3]);
  });
});
