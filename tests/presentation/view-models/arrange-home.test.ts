import { arrangeHome, songsOf } from '../../../src/presentation/view-models/arrange-home';
import { clipCardOf } from '../../../src/domain/shorts/clip-card';
import { aClip } from '../../support/builders/a-clip';
import { aHomeSection } from '../../support/builders/a-home-section';
import { songs } from '../../support/builders/a-song';
import { anAlbumCard, aPlaylistCard } from '../../support/builders/cards';

const list = (id: string) => aHomeSection(id).ofSongs(songs('a')).build();
const album = { type: 'album', album: anAlbumCard() } as const;
const playlist = { type: 'playlist', playlist: aPlaylistCard() } as const;

describe('arranging the home page', () => {
  it('puts consecutive lists side by side, three to a row', () => {
    const rows = arrangeHome([list('1'), list('2'), list('3'), list('4')]);

    expect(rows).toMatchObject([
      { kind: 'columns', columns: [{ id: '1' }, { id: '2' }, { id: '3' }] },
      { kind: 'columns', columns: [{ id: '4' }] },
    ]);
  });

  it('preserves the backend’s order', () => {
    const hero = aHomeSection('top').laidOut('top').of(album).build();
    const cards = aHomeSection('albums').laidOut('card').of(album).build();

    expect(arrangeHome([list('1'), hero, list('2'), cards]).map(({ kind }) => kind)).toEqual([
      'columns',
      'hero',
      'columns',
      'cards',
    ]);
  });

  it('gives short videos a row of their own', () => {
    const shorts = aHomeSection('shorts')
      .laidOut('card')
      .with({ action: 'short', clips: [clipCardOf(aClip())] })
      .build();

    expect(arrangeHome([list('1'), shorts])).toMatchObject([{ kind: 'columns' }, { kind: 'clips', section: shorts }]);
  });

  it('leaves out empty sections', () => {
    const playlists = aHomeSection('playlists').laidOut('card').of(playlist).build();
    const empty = aHomeSection('albums').laidOut('card').build();

    expect(arrangeHome([empty, playlists])).toMatchObject([{ kind: 'cards', section: { id: 'playlists' } }]);
  });

  it('includes a row for what this browser played, though the backend sends no items for it', () => {
    const recent = aHomeSection('recent').laidOut('card').with({ action: 'history' }).build();

    expect(arrangeHome([recent])).toMatchObject([{ kind: 'recent' }]);
  });

  it('finds the songs among the items of a section', () => {
    const section = aHomeSection('new')
      .of(album, { type: 'song', song: songs('a')[0]! })
      .build();

    expect(songsOf(section).map(({ id }) => id)).toEqual(['a']);
  });
});
