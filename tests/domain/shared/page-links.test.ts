import { pageLinks, type JumpLength, type PageLink } from '../../../src/domain/shared/page-links';

const drawn = (links: readonly PageLink[]): string =>
  links
    .map((link) => {
      if (link.kind === 'jump') return `${link.by > 0 ? '+' : ''}${link.by}→${link.page}`;
      return link.isCurrent ? `[${link.page}]` : String(link.page);
    })
    .join(' ');

describe('the pages that a pagination shows', () => {
  it.each<readonly [current: number, total: number, length: JumpLength, shown: string]>([
    [1, 0, 5, '[1]'],
    [1, 1, 5, '[1]'],
    [1, 5, 5, '[1] 2 3 4 5'],
    [1, 20, 5, '[1] 2 3 +5→6 20'],
    [3, 20, 5, '1 2 [3] 4 5 +5→8 20'],
    [4, 20, 5, '1 2 3 [4] 5 6 +5→9 20'],
    [5, 20, 5, '1 2 3 4 [5] 6 7 +5→10 20'],
    [6, 20, 5, '1 -5→1 4 5 [6] 7 8 +5→11 20'],
    [10, 20, 5, '1 -5→5 8 9 [10] 11 12 +5→15 20'],
    [16, 20, 5, '1 -5→11 14 15 [16] 17 18 19 20'],
    [17, 20, 5, '1 -5→12 15 16 [17] 18 19 20'],
    [18, 20, 5, '1 -5→13 16 17 [18] 19 20'],
    [20, 20, 5, '1 -5→15 18 19 [20]'],
    [99, 20, 5, '1 -5→15 18 19 [20]'],
    [0, 3, 5, '[1] 2 3'],
    [1, 20, 3, '[1] 2 +3→4 20'],
    [10, 20, 3, '1 -3→7 9 [10] 11 +3→13 20'],
    [3, 20, 3, '1 2 [3] 4 +3→6 20'],
    [4, 20, 3, '1 2 3 [4] 5 +3→7 20'],
    [5, 20, 3, '1 -3→2 4 [5] 6 +3→8 20'],
    [20, 20, 3, '1 -3→17 19 [20]'],
  ])('page %i of %i, with jumps of %i: %s', (current, total, length, shown) => {
    expect(drawn(pageLinks(current, total, length))).toBe(shown);
  });

  it('jumps five pages by default', () => {
    expect(pageLinks(10, 20)).toEqual(pageLinks(10, 20, 5));
  });
});
