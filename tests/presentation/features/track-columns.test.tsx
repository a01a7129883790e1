import { render, screen, within } from '@testing-library/react';
import { columnWidths } from '../../../src/presentation/features/song-list/track-cells';
import { COLUMN_SETS, trackColumns } from '../../../src/presentation/features/song-list/track-columns';
import { TrackHead } from '../../../src/presentation/features/song-list/TrackHead';
import { needMessages, startI18n } from '../../../src/presentation/i18n/start-i18n';

describe('the columns of a song table', () => {
  beforeEach(() => localStorage.setItem('i18nextLng', 'vi'));

  it('stand in the order of all columns, whatever the order of the ids', () => {
    expect(trackColumns(['length', 'number']).map(({ id }) => id)).toEqual(['number', 'length']);
  });

  it('a narrow page hides album and date, a small page also plays and length', () => {
    expect(columnWidths(trackColumns(COLUMN_SETS.playlist))).toEqual({
      '--columns': '44px minmax(0, 1.5fr) minmax(0, 1fr) 100px 130px 96px 64px',
      '--columns-narrow': '44px minmax(0, 1.5fr) 130px 96px 64px',
      '--columns-small': '36px minmax(0, 1.5fr) 44px',
    });
  });

  it('every header has a name, also where a sign or nothing is drawn', async () => {
    await startI18n().ready;
    await needMessages('browse');
    render(<TrackHead columns={trackColumns(COLUMN_SETS.album)} />);

    const head = within(screen.getByRole('row'));
    const names = ['Số', 'Bài hát', 'Lượt nghe', 'Thao tác', 'Thời lượng'];
    const drawn = names.map((name) => head.getByRole('columnheader', { name }).textContent);
    expect(drawn).toEqual(['#', 'Bài hát', 'Lượt nghe', 'Thao tác', '']);
  });
});
