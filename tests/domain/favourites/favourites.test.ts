import { afterFavouriteCall, favouriteCall } from '../../../src/domain/favourites/toggle-favourite';
import { toggleLike, undoLike } from '../../../src/domain/favourites/toggle-like';

describe('saving an album or playlist', () => {
  it.each([
    [true, 'remove'],
    [false, 'add'],
  ])('that is saved %s calls %s', (isSaved, call) => {
    expect(favouriteCall(isSaved)).toBe(call);
  });

  it.each([
    [false, { code: 200, message: 'Đã lưu' }, true, 'success'],
    [true, { code: 200, message: 'Đã bỏ lưu' }, false, 'success'],
    [false, { code: 500, message: 'Chưa lưu được' }, false, 'error'],
    [true, { code: 404, message: 'Không còn nữa' }, true, 'error'],
  ])('from %s with %j is saved %s, shown as %s', (before, answer, isSaved, type) => {
    expect(afterFavouriteCall(before, answer)).toEqual({ isSaved, notice: { type, message: answer.message } });
  });
});

describe('liking', () => {
  const plain = { isLiked: false, likeCount: 3 };
  const liked = { isLiked: true, likeCount: 4 };

  it.each([
    [plain, liked],
    [liked, plain],
    [
      { isLiked: true, likeCount: 0 },
      { isLiked: false, likeCount: 0 },
    ],
  ])('turns %j into %j at once', (before, after) => {
    expect(toggleLike(before)).toEqual(after);
  });

  it('is taken back when it was refused', () => {
    expect(undoLike(plain, liked)).toEqual(plain);
  });

  it('leaves a newer wish alone', () => {
    expect(undoLike(plain, { isLiked: false, likeCount: 7 })).toEqual({ isLiked: false, likeCount: 7 });
  });
});
