import { UNDO_TIME } from '../../../src/application/shorts/comment-thread';
import { clips } from '../../support/builders/a-clip';
import { aFeed } from '../../support/builders/a-feed';
import { settle } from '../../support/fakes/virtual-time';

const VY = { name: 'Vy', avatarUrl: null };

async function opened() {
  const feed = aFeed(clips('a', 'b'));
  await feed.reading.open({ kind: 'for-you' }, null);
  await feed.thread.open('a');
  const shown = () => feed.thread.state.list.items.map(({ text, status }) => `${text} ${status}`);
  const kept = async (clipId = 'a') => {
    const answer = await feed.comments.list({ clipId, cursor: null, size: 100 });
    return answer.ok ? answer.value.items.map(({ text }) => text) : [];
  };
  const idOf = (text: string) => feed.thread.state.list.items.find((item) => item.text === text)?.id ?? '';
  const counted = () => feed.reading.state.clips[0]?.counters.comments;
  return { ...feed, shown, kept, idOf, counted };
}

describe('what is said of a clip', () => {
  it('comes page by page', async () => {
    const { thread, comments } = await opened();
    for (let said = 0; said < 30; said += 1) await comments.post('b', { id: `comment-${said}`, text: `số ${said}` });
    await thread.open('b');
    expect(thread.state).toMatchObject({ isLoading: false, list: { totalCount: 30 } });
    expect(thread.state.list.items).toHaveLength(20);
    await Promise.all([thread.more(), thread.more()]);
    expect(thread.state.list.items).toHaveLength(30);
  });

  it('says why it did not come, and tries again', async () => {
    const { thread, comments } = await opened();
    comments.failure = { kind: 'timeout' };
    await thread.open('b');
    expect(thread.state).toMatchObject({ failure: { kind: 'timeout' }, isLoading: false });
    comments.failure = null;
    await thread.more();
    expect(thread.state.failure).toBeNull();
  });

  it('is not what was said of the clip before', async () => {
    const { thread, comments, shown } = await opened();
    await comments.post('a', { id: 'comment-1', text: 'một' });
    thread.close();
    const first = thread.open('a');
    const second = thread.open('b');
    await Promise.all([first, second]);
    expect([thread.state.clipId, shown()]).toEqual(['b', []]);
  });
});

describe('saying something', () => {
  it('shows at once and counts, then stands as it was accepted', async () => {
    const { thread, shown, counted } = await opened();
    const posting = thread.post('  Hay quá ', VY);
    expect([shown(), counted()]).toEqual([['Hay quá sending'], 1]);
    await posting;
    expect(shown()).toEqual(['Hay quá posted']);
  });

  it('keeps what was refused, to be sent again', async () => {
    const { thread, comments, shown, idOf } = await opened();
    comments.failure = { kind: 'offline' };
    await thread.post('Hay quá', VY);
    expect(shown()).toEqual(['Hay quá failed']);
    comments.failure = null;
    await thread.sendAgain(idOf('Hay quá'));
    expect(shown()).toEqual(['Hay quá posted']);
    await thread.sendAgain(idOf('Hay quá'));
    expect(shown()).toEqual(['Hay quá posted']);
  });

  it('keeps what was refused after the comments were closed, and says so', async () => {
    const { thread, comments, shown, counted } = await opened();
    comments.failure = { kind: 'unavailable' };
    const posting = thread.post('Hay quá', VY);
    thread.close();
    expect(await posting).toEqual({ ok: false, error: { kind: 'unavailable' } });
    comments.failure = null;
    await thread.open('b');
    expect(shown()).toEqual([]);
    await thread.open('a');
    expect([shown(), counted()]).toEqual([['Hay quá failed'], 1]);
    await thread.open('b');
    await thread.open('a');
    expect(shown()).toEqual(['Hay quá failed']);
  });

  it('shows what was refused after the comments were closed and opened again', async () => {
    const { thread, comments, shown } = await opened();
    comments.failure = { kind: 'unavailable' };
    const posting = thread.post('Hay quá', VY);
    thread.close();
    const opening = thread.open('a');
    expect(await posting).toMatchObject({ ok: true });
    await opening;
    expect(shown()).toEqual(['Hay quá failed']);
  });

  it('says nothing of nothing', async () => {
    const { thread, shown } = await opened();
    await thread.post('   ', VY);
    thread.close();
    await thread.post('Hay', VY);
    expect(shown()).toEqual([]);
  });
});

describe('taking a comment out', () => {
  it('shows at once, and is told once it cannot be put back any more', async () => {
    const { thread, time, shown, kept, idOf, counted } = await opened();
    await thread.post('một', VY);
    thread.remove(idOf('một'));
    expect([shown(), counted(), await kept()]).toEqual([[], 0, ['một']]);
    await time.pass(UNDO_TIME);
    expect(await kept()).toEqual([]);
  });

  it('is undone in time', async () => {
    const { thread, time, shown, kept, idOf, counted } = await opened();
    await thread.post('một', VY);
    const putBack = thread.remove(idOf('một'));
    putBack?.();
    putBack?.();
    await time.pass(UNDO_TIME);
    expect([shown(), counted(), await kept()]).toEqual([['một posted'], 1, ['một']]);
  });

  it('is told at once when the comments are closed', async () => {
    const { thread, kept, idOf } = await opened();
    await thread.post('một', VY);
    thread.remove(idOf('một'));
    thread.close();
    await settle();
    expect(await kept()).toEqual([]);
  });

  it('comes back where it is refused', async () => {
    const { thread, time, comments, shown, idOf } = await opened();
    await thread.post('một', VY);
    thread.remove(idOf('một'));
    comments.failure = { kind: 'unavailable' };
    await time.pass(UNDO_TIME);
    expect(shown()).toEqual(['một posted']);
  });

  it('tells nobody of one that was never accepted', async () => {
    const { thread, time, comments, shown, idOf } = await opened();
    comments.failure = { kind: 'offline' };
    await thread.post('một', VY);
    const deleted = jest.spyOn(comments, 'delete');
    expect(thread.remove(idOf('một'))).toBeNull();
    expect(thread.remove('unknown')).toBeNull();
    await time.pass(UNDO_TIME);
    expect([shown(), deleted.mock.calls.length]).toEqual([[], 0]);
  });

  it('reports what somebody said', async () => {
    const { thread, idOf } = await opened();
    await thread.post('một', VY);
    expect(await thread.report(idOf('một'), 'spam')).toMatchObject({ ok: true });
  });
});
