import { UpNextViewModel } from '../../../src/presentation/view-models/up-next.view-model';
import { aQueue } from '../../support/builders/a-queue';
import { FakePlayer } from '../../support/presentation/fake-player';

describe('the song that plays after the current one', () => {
  it('changes with the queue, the loop mode, and the timer that stops the music after the song', () => {
    const sound = new FakePlayer();
    const upNext = new UpNextViewModel(sound);
    upNext.open();
    sound.set({ queue: aQueue('1', '2').build() });
    const second = upNext.song?.id;

    sound.set({ loop: 'ONE' });
    const repeating = upNext.song;
    sound.set({ loop: 'ALL', queue: aQueue('1', '2').at(1).build() });
    const first = upNext.song?.id;
    sound.set({ stopsAfterSong: true });

    expect([second, repeating, first, upNext.song]).toEqual(['2', null, '1', null]);
  });

  it('is updated until it is closed', () => {
    const sound = new FakePlayer();
    const close = new UpNextViewModel(sound).open();
    expect(sound.listeners).toBe(1);

    close();

    expect(sound.listeners).toBe(0);
  });
});
