import { readTyping } from '../../../../server/domain/search/read-typing';

describe('Vietnamese typed with Telex or VNI keys but without an input method', () => {
  it.each([
    ['dduwowngf', 'đường'],
    ['dduwowngf tooi chowr em veef', 'đường tôi chở em về'],
    ['ddeen vaau', 'đên vâu'],
    ['chayj ngay ddi', 'chạy ngay đi'],
    ['troons timf', 'trốn tìm'],
    ['hown car yeeu', 'hơn cả yêu'],
    ['nangf thow', 'nàng thơ'],
    ['duongwf', 'dường'],
    ['tiengse', 'tiếng'],
    ['giaf', 'già'],
    ['quys', 'quý'],
    ['quangr', 'quảng'],
    ['gif', 'gì'],
    ['hoaf', 'hòa'],
    ['toans', 'toán'],
    ['ddawngj', 'đặng'],
    ['nguyeenx', 'nguyễn'],
    ['DDUWOWNGF', 'đường'],
  ])('reads %s as %s', (typed, meant) => {
    expect(readTyping(typed)).toBe(meant);
  });

  it.each([
    ['d9u7o7ng2', 'đường'],
    ['d9uong72', 'đường'],
    ['tro61n ti2m', 'trốn tìm'],
    ['na2ng tho7', 'nàng thơ'],
    ['d9a85ng', 'đặng'],
  ])('reads %s, typed with digits, as %s', (typed, meant) => {
    expect(readTyping(typed)).toBe(meant);
  });

  it.each(['duong', 'đường', 'xin', '2024', '', '🎵', "%_\\'", 'ngủ quên trên sóng', 'streaming'])(
    'leaves %p unchanged',
    (typed) => {
      expect(readTyping(typed)).toBeNull();
    },
  );

  it('converts the words that need it and leaves the others unchanged', () => {
    expect(readTyping('remix dduwowngf 2024')).toBe('remix đường 2024');
  });
});
