import { SongTags } from '../../../contract/administration';
import { administrationRoutes } from '../../../contract/administration-routes';
import { NewPlaylist } from '../../../contract/browse';
import { NewContactMessage } from '../../../contract/contact';
import { ListeningWire, NowPlayingWire } from '../../../contract/live';
import { listeningRoutes } from '../../../contract/listening-routes';
import { liveRoutes } from '../../../contract/live-routes';
import { PageQuery } from '../../../contract/page-query';
import * as z from '../../../contract/schema';
import { NewComment, ViewEvents } from '../../../contract/short-video';
import { shortVideoRoutes } from '../../../contract/short-video-routes';
import { Email } from '../../../contract/sso';

const letters = (count: number) => 'a'.repeat(count);
const ids = (count: number) => Array.from({ length: count }, (_, n) => `id-${n}`);
const page = z.strictObject(PageQuery);
const feed = shortVideoRoutes.shortFeed.query;
const files = administrationRoutes.importFiles.query;
const plays = administrationRoutes.playFigures.query;
const tags = { title: 'a', artists: ['a'], album: null, year: null, genre: null, track: null };
const letter = { name: 'a', email: 'an@song.test', message: letters(10) };
const listening = { song_ids: ['a'], index: 0, position: 0, loop: 'OFF', order: null };
const song = { id: 'a', title: 'a', artists: 'a' };
const nowPlaying = { song, is_playing: true, position: 0, duration: 0, volume: 0, loop: 'OFF', is_shuffled: false };
const event = { event_id: 'event-id', visit_id: 'visit-id', kind: 'start' };

describe('the limits of what the server accepts', () => {
  it.each<[string, z.core.$ZodType, (size: number) => unknown, number]>([
    ['the number of a page', page, (size) => ({ page: `${size}` }), 100_000],
    ['the size of a page', page, (size) => ({ pageSize: `${size}` }), 100],
    ['the size of a page of files', files, (size) => ({ pageSize: `${size}` }), 1_000],
    ['the size of a page of the feed', feed, (size) => ({ size: `${size}` }), 30],
    ['a cursor', feed, (size) => ({ cursor: letters(size) }), 2_000],
    [
      'the songs that suggestions leave out',
      listeningRoutes.songSuggestions.query,
      (size) => ({ exclude_ids: JSON.stringify(ids(size)) }),
      500,
    ],
    ['the clips seen', feed, (size) => ({ seen: JSON.stringify(ids(size)) }), 200],
    ['the minutes from UTC', plays, (size) => ({ utc_offset: `${size}` }), 840],
    ['an address', Email, (size) => `${letters(size - 10)}@song.test`, 254],
    ['the name of a playlist', NewPlaylist, (size) => ({ name: letters(size) }), 100],
    ['the description of a playlist', NewPlaylist, (size) => ({ name: 'a', description: letters(size) }), 500],
    ['the songs of a call', NewPlaylist, (size) => ({ name: 'a', song_ids: ids(size) }), 500],
    ['a comment', NewComment, (size) => ({ id: 'comment-1', text: letters(size) }), 300],
    ['the events of one report', ViewEvents, (size) => ({ events: ids(size).map(() => event) }), 50],
    ['the songs of a device', ListeningWire, (size) => ({ ...listening, song_ids: ids(size) }), 500],
    [
      'the title of what a device plays',
      NowPlayingWire,
      (size) => ({ ...nowPlaying, song: { ...song, title: letters(size) } }),
      300,
    ],
    ['a document', liveRoutes.writeDocument.body, (size) => ({ revision: 0, body: letters(size) }), 30_000],
    ['a tag', SongTags, (size) => ({ ...tags, title: letters(size) }), 200],
    ['the artists of a song', SongTags, (size) => ({ ...tags, artists: ids(size) }), 12],
    ['a year', SongTags, (size) => ({ ...tags, year: size }), 9_999],
    ['a track number', SongTags, (size) => ({ ...tags, track: size }), 9_999],
    ['the name in a contact message', NewContactMessage, (size) => ({ ...letter, name: letters(size) }), 80],
    ['a contact message', NewContactMessage, (size) => ({ ...letter, message: letters(size) }), 4_000],
  ])('include %s', (_, schema, make, most) => {
    expect(z.safeParse(schema, make(most)).success).toBe(true);
    expect(z.safeParse(schema, make(most + 1)).success).toBe(false);
  });

  it('include the shortest contact message', () => {
    expect(z.safeParse(NewContactMessage, letter).success).toBe(true);
    expect(z.safeParse(NewContactMessage, { ...letter, message: letters(9) }).success).toBe(false);
  });

  it('are ten items a page where a call does not say how many', () => {
    expect(z.parse(page, {})).toEqual({ page: 1, pageSize: 10 });
  });
});
