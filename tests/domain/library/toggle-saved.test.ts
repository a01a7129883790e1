import { afterSaveCall, saveCall } from '../../../src/domain/library/toggle-saved';

describe('saving an album or playlist', () => {
  it.each([
    [true, 'remove'],
    [false, 'add'],
  ])('with isSaved %s calls %s', (isSaved, call) => {
    expect(saveCall(isSaved)).toBe(call);
  });

  it.each([
    [false, { code: 200, message: 'Đã lưu' }, true, 'success'],
    [true, { code: 200, message: 'Đã bỏ lưu' }, false, 'success'],
    [false, { code: 500, message: 'Chưa lưu được' }, false, 'error'],
    [true, { code: 404, message: 'Không còn nữa' }, true, 'error'],
  ])(
    'from isSaved %s with the answer %j ends as isSaved %s, with a notice of type %s',
    (before, answer, isSaved, type) => {
      expect(afterSaveCall(before, answer)).toEqual({ isSaved, notice: { type, message: answer.message } });
    },
  );
});
