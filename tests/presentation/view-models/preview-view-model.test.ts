import { PreviewViewModel } from '../../../src/presentation/view-models/preview.view-model';
import { aPlayerState } from '../../support/builders/a-player-state';
import { aSongDetails } from '../../support/builders/a-song-details';
import { aSong } from '../../support/builders/a-song';
import { FakePlayer } from '../../support/presentation/fake-player';

const SONG = aSongDetails(aSong('1').build());

describe('the preview of the current song', () => {
  it('is known as soon as the song’s details are known, and until they change', () => {
    const player = new FakePlayer();
    const viewModel = new PreviewViewModel(player);
    viewModel.open();
    expect(viewModel.of('1')).toBeNull();
    player.set({ details: SONG.previewed('premium').build() });
    expect(viewModel.of('1')).toEqual({ kind: 'preview', reason: 'premium', duration: 30 });
    player.set({ details: SONG.signedFor(600).build() });
    expect(viewModel.of('1')).toBeNull();
  });

  it('applies to that song alone', () => {
    const details = SONG.previewed().build();
    const viewModel = new PreviewViewModel(new FakePlayer(aPlayerState({ details })));
    expect([viewModel.of('1'), viewModel.of('2')]).toEqual([details.access, null]);
  });

  it('follows the player from when it is opened until it is closed', () => {
    const player = new FakePlayer();
    const viewModel = new PreviewViewModel(player);
    expect(player.listeners).toBe(0);
    const close = viewModel.open();
    expect(player.listeners).toBe(1);
    close();
    expect(player.listeners).toBe(0);
  });
});
