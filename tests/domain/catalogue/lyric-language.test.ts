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
    ['The theory of andy', null],
    ['the rain and the wind', 'en'],
    ['theory, wither, youth, mercy, island, item', null],
    ['breathe, hand, thou, this, begin, bit, upon', null],
    ['đi đâu, the rain and you', 'en'],
    ['đi đâu ơi, the rain and you', 'vi'],
  ])('detects the language of %j: %s', (text, language) => {
    expect(lyricLanguage(text)).toBe(language);
  });

  it.each([...'ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉĩịọỏốồổỗộớờởỡợụủũứừửữựỳỵỷỹ'])(
    'detects Vietnamese by three letters %s',
    (letter) => {
      expect(lyricLanguage(letter.repeat(3))).toBe('vi');
      expect(lyricLanguage(letter.repeat(2))).toBeNull();
    },
  );

  it.each(['the', 'and', 'you', 'your', 'of', 'my', 'me', 'is', 'in', 'it', 'on', 'we', 'with', 'was', 'that'])(
    'detects English by three times the word "%s"',
    (word) => {
      expect(lyricLanguage(`${word}, ${word} ${word}`)).toBe('en');
      expect(lyricLanguage(`${word}, ${word}`)).toBeNull();
    },
  );
});
