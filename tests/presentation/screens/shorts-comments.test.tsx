import { screen } from '@testing-library/react';
import { aClip } from '../../support/builders/a-clip';
import { openFeed } from '../../support/presentation/render-feed';

const many = (count: number) => Array.from({ length: count }, (_, index) => aClip(`clip-${index}`));

describe('the comments and actions beside a short video', () => {
  it('shows the comments, and asks for an account before sending one', async () => {
    const page = await openFeed({ clips: many(1) });
    await page.feed.comments.post('clip-0', { id: 'comment-1', text: 'Hay quá' });
    await page.press('Bình luận');
    expect(page.aside('Bình luận')).toHaveTextContent('Hay quá');
    await page.user.type(page.field('Bình luận của bạn'), 'Tôi cũng thấy vậy');
    await page.press('Gửi bình luận');
    expect(page.harness.viewModels.account.asking).toBe('comment');
  });

  it.each([
    [
      'vi',
      { kind: 'rate-limited', retryAfter: 24.2 },
      /^Chưa gửi được\. Bạn bình luận hơi nhanh, chờ 25 giây rồi gửi lại nhé\./,
    ],
    ['en', { kind: 'rate-limited', retryAfter: 24.2 }, /^Couldn't send it\. .*Wait 25 seconds, then send it again\./],
    ['vi', { kind: 'rate-limited', retryAfter: 0 }, /^Chưa gửi được\. Nhanh quá rồi\./],
    ['vi', { kind: 'offline' }, /^Chưa gửi được\. Bạn đang ngoại tuyến\./],
  ] as const)('says why a comment was not sent: %s, %j', async (language, failure, words) => {
    const page = await openFeed({
      clips: many(1),
      language,
      arrange: ({ comments }) => void (comments.failure = failure),
    });
    await page.keys('c');
    await page.happens(() => page.feed.thread.post('Hay quá', { name: 'Vy', avatarUrl: null }));
    expect(screen.getByRole('complementary')).toHaveTextContent('Hay quá');
    const [said] = screen.getAllByRole('status').filter(({ textContent }) => words.test(textContent));
    expect(said).toBeVisible();
  });

  it.each([
    ['like-clip', 'Thích'],
    ['save-clip', 'Lưu'],
  ])('asks for an account with a reason that names a video, not a song: %s', async (reason, name) => {
    const page = await openFeed({ clips: many(1) });
    await page.press(name);
    expect(page.harness.viewModels.account.asking).toBe(reason);
  });

  it('moves the focus to the comments, and back', async () => {
    const page = await openFeed({ clips: many(2) });
    page.button('Bình luận').focus();
    await page.keys('c');
    expect(page.aside('Bình luận')).toHaveFocus();
    await page.user.tab();
    await page.keys('{Escape}');
    expect(page.button('Bình luận')).toHaveFocus();
    await page.keys('c', '{ArrowDown}');
    expect(page.articles()[1]).toHaveFocus();
  });

  it('offers to delete an own comment, and to report a comment of another account', async () => {
    const page = await openFeed({ clips: many(1) });
    await page.feed.comments.post('clip-0', { id: 'own', text: 'Của tôi' });
    await page.feed.others.post('clip-0', { id: 'other', text: 'Của người khác' });
    await page.keys('c');
    const actions = screen.getAllByRole('button', { name: /^(Xoá|Báo cáo) bình luận/ });
    expect(actions.map((action) => action.getAttribute('aria-label'))).toEqual([
      'Báo cáo bình luận của Lam',
      'Xoá bình luận “Của tôi”',
    ]);
  });

  it('says that the comments could not be loaded, not that there are none', async () => {
    const page = await openFeed({
      clips: many(1),
      arrange: ({ comments }) => void (comments.failure = { kind: 'offline' }),
    });
    await page.keys('c');
    expect(page.said()).toHaveTextContent(/^Chưa tải được bình luận\./);
  });

  it('says that there are no comments yet', async () => {
    const page = await openFeed({ clips: many(1) });
    await page.keys('c');
    expect(page.said()).toHaveTextContent('Chưa có gì ở đây. Chưa có bình luận nào. Bạn mở lời nhé.');
  });

  it('closes the comments', async () => {
    const page = await openFeed({ clips: many(1) });
    await page.keys('c');
    expect(page.hasAside('Bình luận')).toBe(true);
    await page.press('Đóng bình luận');
    expect(page.hasAside('Bình luận')).toBe(false);
  });
});
