import { splitCaption } from '../../../src/domain/shorts/caption-parts';

const text = (words: string) => ({ kind: 'text', text: words });
const tag = (name: string) => ({ kind: 'tag', text: `#${name}`, tag: name });

describe('a caption', () => {
  it.each([
    ['', []],
    ['Đêm ở bến', [text('Đêm ở bến')]],
    ['#đêm', [tag('đêm')]],
    ['Đêm #sóng_đêm, #2024hè!', [text('Đêm '), tag('sóng_đêm'), text(', '), tag('2024hè'), text('!')]],
    ['#một #hai', [tag('một'), text(' '), tag('hai')]],
    ['số #1 thôi', [text('số #1 thôi')]],
    ['a#b và C# thôi', [text('a#b và C# thôi')]],
    ['https://song.vn/#phần', [text('https://song.vn/#phần')]],
    ['##đôi', [text('##đôi')]],
    ['e\u0301#b', [text('e\u0301#b')]],
    ['2#b', [text('2#b')]],
    ['a_#b', [text('a_#b')]],
    ['_#b', [text('_#b')]],
    ['&#b', [text('&#b')]],
    ['\u0301#b', [text('\u0301#b')]],
    ['#a', [tag('a')]],
    ['#_a', [tag('_a')]],
    ['#1\u0301a', [tag('1\u0301a')]],
    ['#ae\u0301', [tag('ae\u0301')]],
    ['#a1', [tag('a1')]],
    ['#a_', [tag('a_')]],
    ['(#a)', [text('('), tag('a'), text(')')]],
  ])('%j is split into %j', (caption, parts) => {
    expect(splitCaption(caption)).toEqual(parts);
  });

  it('has the same characters when its parts are joined again', () => {
    const caption = 'Cảm ơn ❤ #bạchđằng\u0301#x #nhạc—hay\n#mới';
    expect(
      splitCaption(caption)
        .map((part) => part.text)
        .join(''),
    ).toBe(caption);
  });
});
