import type { Song } from '../../../../src/domain/catalogue/song';
import type { PlayerState } from '../../../../src/domain/playback/state/player-state';
import {
  moveSuggestion,
  suggestionsArrived,
  suggestionsRequested,
  withFetchedSuggestions,
} from '../../../../src/domain/playback/next/suggestion-progress';
import { aPlayerState } from '../../../support/builders/a-player-state';
import { aQueue } from '../../../support/builders/a-queue';
import { songs } from '../../../support/builders/a-song';

describe('asking for suggestions', () => {
  it.each([
    ['player', 'player'],
    ['getMoreSong', 'listSong'],
  ] as const)('by %s is shown as loading with type %s until the answer arrives', (request, type) => {
    const asked = suggestionsRequested(aPlayerState(), request);
    expect(asked.suggestionLoading).toEqual({ isLoading: true, type });
    expect(suggestionsArrived(asked).suggestionLoading).toEqual({ isLoading: false, type: 'player' });
  });
});

describe('the suggestions of the player', () => {
  const [a, b, c, d] = songs('a', 'b', 'c', 'd') as [Song, Song, Song, Song];
  const idsOf = ({ suggestions }: PlayerState) => suggestions.map(({ id }) => id);

  it.each([
    ['an empty queue', [], 'player', ['a', 'b', 'c']],
    ['a queue', ['q'], 'player', ['a', 'c']],
    ['a queue that asked for more', ['q'], 'getMoreSong', ['a', 'd', 'c']],
  ] as const)('are those of the answer after the current song, beside %s', (_, songIds, request, expected) => {
    const state = aPlayerState({ queue: aQueue(...songIds).build(), suggestions: [a, d] });
    expect(idsOf(withFetchedSuggestions(state, request, a, [b, c]))).toEqual(expected);
  });

  it('change their order when the listener moves one', () => {
    const state = aPlayerState({ suggestions: [a, b, c, d] });
    expect(idsOf(moveSuggestion(state, 3, 1))).toEqual(['a', 'd', 'b', 'c']);
  });
});
