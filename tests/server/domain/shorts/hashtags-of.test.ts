import { hashtagsOf } from '../../../../server/domain/shorts/hashtags-of';

const tags = (caption: string): readonly string[] => hashtagsOf(caption).map(({ tag }) => tag);

describe('the hashtags of a caption', () => {
  it.each([
    ['stand in their order', 'Đêm diễn #SaigonStatic #đêm_diễn', ['SaigonStatic', 'đêm_diễn']],
    ['are none where there are none', 'Cảm ơn mọi người', []],
    ['begin a caption too', '#mưa rơi', ['mưa']],
    ['are kept once, as first written', '#Mưa và #mưa, cả #mua', ['Mưa']],
    ['need a letter', 'bài số #1 của #2026', []],
    ['may have one letter', '#a', ['a']],
    ['may begin and end with a line', '#_a_ #đêm_', ['_a_', 'đêm_']],
    ['may begin with a digit', '#8bit', ['8bit']],
    ['may have marks that stay apart from their letters', '#हिन्दी', ['हिन्दी']],
    ['are not parts of what ends with a digit, a line or a mark', '1#a _#b a\u20dd#c', []],
    ['are not parts of what a letter or a sign precedes', 'a#a &#b ##c', []],
    ['may have digits', '#top10', ['top10']],
    ['are not parts of words, addresses or numbers', 'a#b https://example.org/#c &#39; ##d', []],
    ['end where their word ends', '#sóng, #biển!', ['sóng', 'biển']],
  ])('%s', (_fact, caption, expected) => {
    expect(tags(caption)).toEqual(expected);
  });

  it('are composed, and have a folded form for lookup', () => {
    expect(hashtagsOf('#Đêm'.normalize('NFD'))).toEqual([{ tag: 'Đêm', folded: 'dem' }]);
  });

  it('are at most thirty, and none is longer than a hundred letters', () => {
    const many = Array.from({ length: 40 }, (_, index) => `#tag${index}`).join(' ');
    expect(tags(many)).toHaveLength(30);
    expect(tags(`#${'a'.repeat(101)} #${'b'.repeat(100)}`)).toEqual(['b'.repeat(100)]);
  });
});
