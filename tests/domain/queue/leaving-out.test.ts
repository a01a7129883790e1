import { freshSuggestions } from '../../../src/domain/queue/fresh-suggestions';
import { whatSuggestionsLeaveOut } from '../../../src/domain/queue/what-suggestions-leave-out';
import { songs } from '../../support/builders/a-song';
import { aQueue } from '../../support/builders/a-queue';
import { letteredQueue } from '../../support/builders/lettered-queue';

const numbered = (from: number, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `song ${from + index}`);

describe('the songs that a request for more suggestions leaves out', () => {
  it.each([
    ['', '', []],
    ['abc', 'xy', ['x', 'y', 'c', 'b', 'a']],
    ['aba', 'bx', ['b', 'x', 'a']],
  ])('are, for the queue "%s" and the suggestions "%s", %j', (queue, suggested, expected) => {
    expect(whatSuggestionsLeaveOut(letteredQueue(queue), songs(...suggested))).toEqual(expected);
  });

  it('are no more than a URL has room for: the songs heard longest ago are dropped first', () => {
    const left = whatSuggestionsLeaveOut(aQueue(...numbered(0, 400)).build(), songs(...numbered(1000, 20)));
    expect(left).toHaveLength(150);
    expect(left.slice(19, 22)).toEqual(['song 1019', 'song 399', 'song 398']);
  });
});

describe('the songs before the last 150 entries of a queue', () => {
  it('are not left out, also where the last ones are all the same song', () => {
    const ids = ['first', ...Array.from({ length: 150 }, () => 'again')];
    expect(whatSuggestionsLeaveOut(aQueue(...ids).build(), [])).toEqual(['again']);
    expect(whatSuggestionsLeaveOut(aQueue(...ids.slice(0, 150)).build(), [])).toEqual(['again', 'first']);
  });
});

describe('fresh suggestions', () => {
  it('are the suggested songs that are not in the queue, in their order', () => {
    const fresh = freshSuggestions(letteredQueue('abc', 1), songs(...'bxay'));
    expect(fresh.map(({ id }) => id)).toEqual(['x', 'y']);
  });
});
