import * as administration from '../../../../contract/administration';
import * as browse from '../../../../contract/browse';
import { IMPORT_FILE_KINDS } from '../../../../contract/import-files';
import * as search from '../../../../contract/search';
import * as shortVideo from '../../../../contract/short-video';
import { LIMITS } from '../../../../contract/kernel/limits';
import { ABSENT_DAYS } from '../../../../src/domain/administration/absent-things.port';
import { ACCOUNT_SORTS } from '../../../../src/domain/administration/account-administration.port';
import { FILE_FINDINGS } from '../../../../src/domain/administration/folder-files.port';
import { MANAGED_SONG_SORTS } from '../../../../src/domain/administration/song-administration.port';
import { COLLECTION_TYPES } from '../../../../src/domain/catalogue/browsing.port';
import { SONGS_BY_ID_MAX } from '../../../../src/domain/catalogue/songs-by-id.port';
import { SEARCH_TYPES } from '../../../../src/domain/search/search.port';
import { FEED_REASONS } from '../../../../src/domain/shorts/short-video';
import { REPORT_REASONS } from '../../../../src/domain/shorts/clip-comments.port';

describe('the choices that the web app offers', () => {
  it.each([
    ['orders of accounts', ACCOUNT_SORTS, administration.ACCOUNT_SORTS],
    ['orders of songs for admins', MANAGED_SONG_SORTS, administration.MANAGED_SONG_SORTS],
    ['kinds of files that are not imported', FILE_FINDINGS, IMPORT_FILE_KINDS],
    ['lists that the product makes', COLLECTION_TYPES, browse.COLLECTION_TYPES],
    ['reasons for a place in the feed', FEED_REASONS, shortVideo.FEED_REASONS],
    ['reasons to report a comment', REPORT_REASONS, shortVideo.REPORT_REASONS],
  ])('are those that the server accepts, in the same order: %s', (_, offered, accepted) => {
    expect(offered).toEqual(accepted);
  });

  it('are all kinds of search results of the server, in the order of the tabs', () => {
    expect(SEARCH_TYPES).toEqual(['all', 'song', 'artist', 'album', 'playlist', 'short', 'lyric']);
    expect(SEARCH_TYPES.toSorted()).toEqual(search.SEARCH_TYPES.toSorted());
  });

  it('are absences of any length, a week, a month, a quarter and a year, within what the server accepts', () => {
    expect(Object.entries(ABSENT_DAYS)).toEqual([
      ['any', 0],
      ['week', 7],
      ['month', 30],
      ['quarter', 90],
      ['year', 365],
    ]);
    expect(Math.max(...Object.values(ABSENT_DAYS))).toBeLessThanOrEqual(LIMITS.absentDaysMax);
  });

  it('are no more songs by id than one call may carry', () => {
    expect(SONGS_BY_ID_MAX).toBe(LIMITS.idsMax);
  });
});
