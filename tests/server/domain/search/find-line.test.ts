import { findLine } from '../../../../server/domain/search/find-line';

const TIMED = {
  format: 'lrc',
  text: '[offset:+500]\n[00:10.00]Ngủ quên trên sóng\n[00:14.50]Thuyền về, bến cũ còn đây\n[00:20.00]\n[00:21.00]Ngủ quên trên sóng',
} as const;

describe('the line of the lyrics that contains the searched text', () => {
  it.each([
    [['quen', 'tren'], { line: 'Ngủ quên trên sóng', at: 9.5 }],
    [['ve', 'ben', 'cu'], { line: 'Thuyền về, bến cũ còn đây', at: 14 }],
    [['con', 'da'], { line: 'Thuyền về, bến cũ còn đây', at: 14 }],
    [['song', 'thuyen'], { line: 'Ngủ quên trên sóng', at: 9.5 }],
    [['day', 'ngu'], { line: 'Thuyền về, bến cũ còn đây', at: 14 }],
    [['uen', 'tren'], null],
    [['mua'], null],
  ])('for %p', (words, line) => {
    expect(findLine(TIMED, words)).toEqual(line);
  });

  it('has no time if the lyrics have no times', () => {
    expect(findLine({ format: 'plain', text: 'Một\n Hai ba \n' }, ['ba'])).toEqual({ line: 'Hai ba', at: null });
  });

  it('has no time earlier than 0', () => {
    const early = '[offset:2000]\n[00:01.00]Một hai\n[00:05.00]Ba bốn';
    expect(findLine({ format: 'lrc', text: early }, ['hai'])).toEqual({ line: 'Một hai', at: 0 });
  });

  it('is plain text if the lyrics have a time for each word', () => {
    const text = '[00:01.00]<00:01.00>Một <00:01.50>hai\n[00:05.00]<00:05.00>Ba bốn';
    expect(findLine({ format: 'elrc', text }, ['mot', 'hai'])).toEqual({ line: 'Một hai', at: 1 });
  });

  it.each([
    ['that has a number', 'Năm 2024 ấy\nEm về', ['nam', '2024', 'ay'], 'Năm 2024 ấy'],
    ['that has a number as a whole word', 'Năm 1\nNăm 2', ['nam', '2'], 'Năm 2'],
    ['that ends with punctuation', 'Trên sóng…\nThuyền về', ['song', 'thuyen'], 'Trên sóng…'],
    ['before one that begins with punctuation', 'Trên sóng\n“Thuyền về”', ['song', 'thuyen'], 'Trên sóng'],
    ['that comes first of two', 'một hai\nba bốn\nMột hai\nBa bốn', ['hai', 'ba'], 'một hai'],
    ['that contains all words before one in which they begin', 'một hai\nba\nhai ba', ['hai', 'ba'], 'hai ba'],
    ['across an empty line', 'một hai\n\n  \nba', ['hai', 'ba'], 'một hai'],
  ])('is the one %s', (_which, text, words, line) => {
    expect(findLine({ format: 'plain', text }, words)).toEqual({ line, at: null });
  });

  it('does not exist where the last line would have to continue', () => {
    expect(findLine({ format: 'plain', text: 'một hai' }, ['hai', 'ba'])).toBeNull();
  });
});
