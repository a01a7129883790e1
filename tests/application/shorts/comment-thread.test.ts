import { UNDO_TIME } from '../../../src/domain/shared/undo-time';
import { clips } from '../../support/builders/a-clip';
import { aFeed } from '../../support/builders/a-feed';
import { aProfile } from '../../support/builders/a-profile';
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
  const refused: string[] = [];
  const remove = (text: string) => feed.thread.remove(idOf(text), () => refused.push(text));
  return { ...feed, shown, kept, idOf, counted, remove, refused };
}

describe('the comments of a clip', () => {
  it('are loaded page by page', async () => {
    const { thread, comments } = await opened();
    for (let said = 0; said < 30; said += 1) await comments.post('b', { id: `comment-${said}`, text: `số ${said}` });
    await thread.open('b');
    expect(thread.state).toMatchObject({ isLoading: false, list: { totalCount: 30 } });
    expect(thread.state.list.items).toHaveLength(20);
    await Promise.all([thread.more(), thread.more()]);
    expect(thread.state.list.items).toHaveLength(30);
  });

  it('include a new comment, and omit a removed one, also while a page is loading', async () => {
    const { thread, comments, shown, remove } = await opened();
    for (let said = 0; said < 30; said += 1) await comments.post('a', { id: `comment-${said}`, text: `số ${said}` });
    thread.close();
    await thread.open('a');
    const page = thread.more();
    const posting = thread.post('mới', VY);
    remove('số 29');
    await Promise.all([page, posting]);
    expect([shown()[0], shown().includes('số 29 posted'), shown().length]).toEqual(['mới posted', false, 30]);
  });

  it('report why they could not be loaded, and are loaded on a retry', async () => {
    const { thread, comments } = await opened();
    comments.failure = { kind: 'timeout' };
    await thread.open('b');
    expect(thread.state).toMatchObject({ failure: { kind: 'timeout' }, isLoading: false });
    comments.failure = null;
    await thread.more();
    expect(thread.state.failure).toBeNull();
  });

  it('do not include the comments of the previous clip', async () => {
    const { thread, comments, shown } = await opened();
    await comments.post('a', { id: 'comment-1', text: 'một' });
    thread.close();
    const first = thread.open('a');
    const second = thread.open('b');
    await Promise.all([first, second]);
    expect([thread.state.clipId, shown()]).toEqual(['b', []]);
  });
});

describe('posting a comment', () => {
  it('shows and counts the comment at once, then marks it as posted', async () => {
    const { thread, shown, counted } = await opened();
    const posting = thread.post('  Hay quá ', VY);
    expect([shown(), counted()]).toEqual([['Hay quá sending'], 1]);
    await posting;
    expect(shown()).toEqual(['Hay quá posted']);
  });

  it('leaves a refused comment in the list, to be sent again', async () => {
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

  it('retains a comment that is refused after the comments were closed, and returns the failure', async () => {
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

  it('shows a comment that was refused after the comments were closed and opened again', async () => {
    const { thread, comments, shown } = await opened();
    comments.failure = { kind: 'unavailable' };
    const posting = thread.post('Hay quá', VY);
    thread.close();
    const opening = thread.open('a');
    expect(await posting).toMatchObject({ ok: true });
    await opening;
    expect(shown()).toEqual(['Hay quá failed']);
  });

  it('does nothing for an empty text, or while the comments are closed', async () => {
    const { thread, shown } = await opened();
    await thread.post('   ', VY);
    thread.close();
    await thread.post('Hay', VY);
    expect(shown()).toEqual([]);
  });
});

describe('removing a comment', () => {
  it('hides the comment at once, and sends the removal once it can no longer be undone', async () => {
    const { thread, time, shown, kept, remove, counted } = await opened();
    await thread.post('một', VY);
    remove('một');
    expect([shown(), counted(), await kept()]).toEqual([[], 0, ['một']]);
    await time.pass(3_999);
    expect(await kept()).toEqual(['một']);
    await time.pass(1);
    expect(await kept()).toEqual([]);
  });

  it('can be undone in time', async () => {
    const { thread, time, shown, kept, remove, counted } = await opened();
    await thread.post('một', VY);
    const putBack = remove('một');
    expect([putBack?.(), putBack?.()]).toEqual([true, false]);
    await time.pass(UNDO_TIME);
    expect([shown(), counted(), await kept()]).toEqual([['một posted'], 1, ['một']]);
  });

  it('is sent at once when the comments are closed', async () => {
    const { thread, kept, remove } = await opened();
    await thread.post('một', VY);
    remove('một');
    thread.close();
    await settle();
    expect(await kept()).toEqual([]);
  });

  it('can no longer be undone after the undo time', async () => {
    const { thread, time, remove, shown } = await opened();
    await thread.post('một', VY);
    const putBack = remove('một');
    await time.pass(UNDO_TIME);
    expect([putBack?.(), shown()]).toEqual([false, []]);
  });

  it('shows the comment again when the removal is refused, and reports the refusal', async () => {
    const { thread, time, comments, shown, remove, refused, counted } = await opened();
    await thread.post('một', VY);
    remove('một');
    comments.failure = { kind: 'unavailable' };
    await time.pass(UNDO_TIME);
    expect([shown(), counted(), refused]).toEqual([['một posted'], 1, ['một']]);
  });

  it('reports a refusal also after the comments were closed', async () => {
    const { thread, comments, remove, refused, counted } = await opened();
    await thread.post('một', VY);
    remove('một');
    comments.failure = { kind: 'unavailable' };
    thread.close();
    await settle();
    expect([counted(), refused]).toEqual([1, ['một']]);
  });

  it('sends nothing for a comment that was never accepted', async () => {
    const { thread, time, comments, shown, remove } = await opened();
    comments.failure = { kind: 'offline' };
    await thread.post('một', VY);
    const deleted = jest.spyOn(comments, 'delete');
    expect(remove('một')).toBeNull();
    expect(remove('unknown')).toBeNull();
    await time.pass(UNDO_TIME);
    expect([shown(), deleted.mock.calls.length]).toEqual([[], 0]);
  });

  it('a comment can also be reported', async () => {
    const { thread, idOf } = await opened();
    await thread.post('một', VY);
    expect(await thread.report(idOf('một'), 'spam')).toMatchObject({ ok: true });
  });
});

describe('unsent comments of an account', () => {
  async function writing() {
    const world = await opened();
    const signIn = (id: string) => world.sessions.next({ kind: 'signed-in', profile: aProfile({ id }) });
    signIn('vy');
    world.comments.failure = { kind: 'rate-limited', retryAfter: 25 };
    await world.thread.post('chưa gửi', VY);
    const forgetting: string[] = [];
    world.thread.forgetting.subscribe(() => forgetting.push('forgotten'));
    return { ...world, signIn, forgetting };
  }

  it('are removed from the open clip at sign-out', async () => {
    const { thread, sessions, shown, comments, forgetting } = await writing();
    expect(shown()).toEqual(['chưa gửi failed']);
    expect(thread.state.list.items[0]?.refusal).toEqual({ kind: 'rate-limited', retryAfter: 25 });
    comments.failure = null;
    sessions.next({ kind: 'signed-out' });
    await settle();
    expect([thread.state.clipId, shown(), forgetting]).toEqual(['a', [], ['forgotten']]);
  });

  it('are removed from clips that are not open when another account signs in', async () => {
    const { thread, signIn, shown, comments, forgetting } = await writing();
    comments.failure = null;
    await thread.open('b');
    signIn('lam');
    await settle();
    await thread.open('a');
    expect([shown(), forgetting]).toEqual([[], ['forgotten']]);
  });

  it('are removed also when they were being sent at sign-out', async () => {
    const { thread, sessions, shown, comments } = await writing();
    comments.failure = { kind: 'unauthenticated' };
    const posting = thread.post('đang gửi', VY);
    sessions.next({ kind: 'signed-out' });
    comments.failure = null;
    await posting;
    await settle();
    expect(shown()).toEqual([]);
  });

  it('are shown again as long as the account stays signed in', async () => {
    const { thread, signIn, shown, comments, forgetting } = await writing();
    comments.failure = null;
    await thread.open('b');
    signIn('vy');
    await thread.open('a');
    expect([shown(), forgetting]).toEqual([['chưa gửi failed'], []]);
  });
});
