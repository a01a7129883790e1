import { lyricLanguage } from '../../../src/domain/catalogue/lyric-language';

describe('lyricLanguage', () => {
  it.each([
    ['Gió ơi đừng gọi cơn mưa\nĐể cho sóng kể chuyện xưa', 'vi'],
    ['GIÓ ƠI ĐỪNG GỌI CƠN MƯA', 'vi'],
    ['Gió ơi đừng gọi cơn mưa'.normalize('NFD'), 'vi'],
    ['And I leave the light on, with my hand in your coat', 'en'],
    ['Em ơi, đừng về and the rain is on my road, you and me', 'en'],
    ['Café olé, señor', null],
    ['La la la', null],
    ['Phở in the rain', null],
    ['', null],
  ])('detects the language of %j: %s', (text, language) => {
    expect(lyricLanguage(text)).toBe(language);
  });
});
