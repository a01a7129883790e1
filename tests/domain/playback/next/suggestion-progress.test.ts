import { suggestionsArrived, suggestionsRequested } from '../../../../src/domain/playback/next/suggestion-progress';
import { aPlayerState } from '../../../support/builders/a-player-state';

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
