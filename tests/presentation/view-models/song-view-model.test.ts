import { PlayerViewModel } from '../../../src/presentation/view-models/player.view-model';
import { SongViewModel } from '../../../src/presentation/view-models/song.view-model';
import { aSongDetails } from '../../support/builders/a-song-details';
import { aSong } from '../../support/builders/a-song';
import { ControlledCatalogue } from '../../support/fakes/controlled-catalogue';
import { settle } from '../../support/fakes/virtual-time';
import { FakePlayer } from '../../support/presentation/fake-player';

const SYNCED = '[00:10.00]Một\n[00:20.00]Hai';

async function open(id = 'a', lyrics: string | null = SYNCED) {
  const current = aSongDetails(aSong('a').build());
  const first = lyrics === null ? current : current.singing(lyrics, lyrics.startsWith('[') ? 'lrc' : 'plain');
  const others = ['b', 'c'].map((other) => aSongDetails(aSong(other).build()).build());
  const catalogue = new ControlledCatalogue([first.build(), ...others]);
  const sound = new FakePlayer();
  const player = new PlayerViewModel(sound, { preload: () => undefined });
  const song = new SongViewModel(id, catalogue, player);
  song.open();
  return { song, sound, catalogue };
}

describe('a song’s page', () => {
  it('loads the song and the songs to play after it, without the song itself', async () => {
    const { song } = await open();
    await settle();

    expect(song.song).toMatchObject({ kind: 'ready', value: { id: 'a' } });
    expect(song.upNext).toMatchObject({ kind: 'ready', value: [{ id: 'b' }, { id: 'c' }] });
  });

  it('reports that the song does not exist', async () => {
    const { song } = await open('gone');
    await settle();

    expect(song.song).toEqual({ kind: 'failed', failure: { kind: 'not-found' } });
  });

  it('loads the song again on a retry', async () => {
    const { song, catalogue } = await open();
    catalogue.failWith('song a', { kind: 'timeout' });
    await song.retry();
    expect(song.song.kind).toBe('failed');

    catalogue.failWith('song a', null);
    await song.retry();

    expect(song.song.kind).toBe('ready');
  });

  it('plays the song and then the songs that follow', async () => {
    const { song, sound } = await open();
    await settle();

    song.play();
    song.play();
    song.playFrom(1);

    expect(sound.asked).toEqual(['play a,b,c from 0', 'toggle', 'play b,c from 1']);
  });

  it('does not play a song that is not loaded', async () => {
    const { song, sound } = await open('gone');

    song.play();

    expect(sound.asked).toEqual([]);
  });

  it('ignores an answer after the page is left', async () => {
    const { song } = await open();

    song.dispose();
    await settle();

    expect(song.song.kind).toBe('loading');
    expect(song.upNext.kind).toBe('loading');
  });
});

describe('the lyrics of a song', () => {
  it('can be timed, plain, or missing', async () => {
    const timed = await open();
    const plain = await open('a', 'Một\nHai');
    const none = await open('a', null);
    await settle();

    expect(timed.song.lyrics).toMatchObject({ isSynced: true, lines: [{ at: 10 }, { at: 20 }] });
    expect(plain.song.lyrics).toMatchObject({ isSynced: false, lines: [{ text: 'Một' }, { text: 'Hai' }] });
    expect(none.song.lyrics).toBeNull();
  });
});
