import { NEVER } from 'rxjs';
import type { HttpTransport } from '../../../../src/application/ports/http-transport.port';
import { succeed } from '../../../../src/domain/shared/result';
import { CdnDomains } from '../../../../src/infrastructure/backends/song/cdn-domains';
import {
  toArtistDetail,
  toCategoryDetail,
  toCollectionDetail,
  toExploredCategory,
} from '../../../../src/infrastructure/backends/song/catalogue/to-browsed';
import { toClipCard } from '../../../../src/infrastructure/backends/song/catalogue/to-clip-card';
import { toProfile } from '../../../../src/infrastructure/backends/song/account/to-profile';
import { toSectionItem } from '../../../../src/infrastructure/backends/song/catalogue/to-section-item';
import { toClipComment, toShortVideo } from '../../../../src/infrastructure/backends/song/shorts/to-short-video';
import { toSongDetails } from '../../../../src/infrastructure/backends/song/catalogue/to-song-details';
import { toSong } from '../../../../src/infrastructure/backends/song/catalogue/to-song';
import { toSuggestion } from '../../../../src/infrastructure/backends/song/catalogue/to-suggestion';
import { MemoryStore } from '../../../support/fakes/memory-store';
import { leavesOf, withOtherLeaf } from '../../../support/wire/leaves';
import { wireSong } from '../../../support/wire/wire-song';

const transport: HttpTransport = { send: () => Promise.resolve(succeed(null)), follow: () => NEVER };
const cdn = new CdnDomains(transport, new MemoryStore({ cdnDomain: 'https://cdn' }));

const colour = { h: 30, c: 0.2, h2: 40 };
const artist = { id: 'b', name: 'Lê An', avatar: '/images/b' };
const album = {
  id: 'album-1',
  title: 'Bờ Bên Kia',
  artists: [artist],
  thumbnail: '/images/album-1',
  dominant_color: colour,
  year: 2024,
  song_count: 9,
  description: 'Mười hai bài',
  display_artist: 'Lê An và bạn',
};
const playlist = {
  id: 'list-1',
  title: 'Đêm Dài',
  thumbnail: '/images/list-1',
  dominant_color: colour,
  song_count: 9,
  description: 'Nghe khuya',
};
const artistCard = { id: 'b', name: 'Lê An', avatar: '/images/b', listener_count: 7 };
const category = { id: 'mood-1', name: 'Mưa', thumbnail: '/images/mood-1', dominant_color: colour };
const start = {
  init: 'AAAA',
  segments: '/media/1/{n}.m4s',
  first_duration: 1,
  segment_duration: 4,
  duration: 245,
  sample_rate: 48_000,
  encoder_delay: 312,
};
const audio = { url: '/media/1.m3u8', codec: 'mp4a.40.2', kind: 'hls', mime: 'application/vnd.apple.mpegurl' } as const;
const qualities = [{ id: '360', url: '/media/360.m3u8', height: 360, bitrate: 400_000 }];

const details = {
  ...wireSong(),
  lyrics: { format: 'lrc', text: '[00:01.00]Mưa', offset_ms: 100 },
  access: { kind: 'preview', reason: 'sign-in', expires_in: 60, preview_duration: 30 },
  audios: [
    { ...audio, id: 'auto', bitrate: 0, start },
    { ...audio, id: 'aac-96', bitrate: 96_000, start },
  ],
  video: { master_url: '/media/master.m3u8', video_qualities: qualities, audio: { id: 'a', url: '/media/a.m3u8' } },
  loudness: { integrated: -14, true_peak: -1 },
  album_loudness: { integrated: -13, true_peak: -2 },
  year: 2024,
  credits: [{ role: 'composer', names: ['Lê An'] }],
} as const;

const clip = {
  id: 'clip-1',
  caption: 'Đêm #hè',
  hashtags: ['hè'],
  cover: '/images/clip-1',
  duration: 20,
  artist: { ...artist, is_followed: true },
  song: { song: wireSong(), from: 96, to: 158 },
  dominant_color: colour,
  captions: '/media/clip-1.vtt',
  media: { master_url: '/m.m3u8', video_qualities: qualities, first_duration: 1, opening: ['/media/0.m4s'] },
  counters: { views: 5, likes: 4, saves: 3, shares: 2, comments: 1 },
  is_liked: true,
  is_saved: false,
  published_at: '2026-01-01T00:00:00.000Z',
  reason: 'new',
};

const collection = {
  totalCount: 9,
  totalPages: 1,
  page: 1,
  pageSize: 50,
  added: true,
  thumbnail: '/images/list-1',
  name: 'Đêm Dài',
  items: [{ ...wireSong(), entry: { id: 'entry-1', added_at: '2026-01-01' } }],
  facts: {
    id: 'list-1',
    type: 'playlist',
    artists: [artist],
    owner: artist,
    year: 2024,
    description: 'Nghe khuya',
    display_artist: 'Lê An và bạn',
    dominant_color: colour,
    duration: 900,
    save_count: 2,
    is_own: true,
    is_public: false,
    version: 3,
  },
} as const;

const artistDetail = {
  id: 'b',
  name: 'Lê An',
  avatar: '/images/b',
  banner: '/images/b-wide',
  bio: 'Từ Huế',
  dominant_color: colour,
  listener_count: 7,
  follower_count: 6,
  is_followed: true,
  song_count: 5,
  top_songs: [wireSong()],
  latest: album,
  albums: [album],
  videos: [wireSong()],
  similar: [artistCard],
};

const categoryDetail = {
  ...category,
  description: 'Khi trời mưa',
  song_count: 9,
  sections: [
    {
      id: 'new',
      title: 'Mới',
      layout: 'list',
      action_type: 'song',
      ranked: true,
      data_package: { items: [{ type: 'artist', artist: artistCard }], totalCount: 1 },
    },
  ],
} as const;

const profile = {
  id: 'me',
  email: 'an@example.org',
  name: 'An',
  avatar: '/avatars/me',
  phone: '0900',
  birthday: '2000-01-01',
  gender: 'other',
  bio: 'Nghe nhiều',
  role: 'listener',
  is_premium: true,
  created_at: '2026-01-01',
};

/** The song's first artist is also in its list of artists, and the media comes with the song itself (`SongInfo`). */
const UNREAD_OF_SONG = ['artist.id', 'artist.name', 'artist.avatar', 'media.init_id', 'media.segments'];
const unreadOfSongAt = (place: string): string[] => UNREAD_OF_SONG.map((field) => `${place}.${field}`);

/** The addresses at the server's domain anywhere in a value. */
const addressesIn = (value: unknown): readonly string[] => JSON.stringify(value).match(/https:\/\/cdn[^"]*/g) ?? [];

/** Each mapper with an example, and the fields that have no effect. */
const MAPPERS: readonly (readonly [name: string, wire: object, map: (wire: never) => unknown, unread: string[]])[] = [
  ['song', wireSong(), (wire) => toSong(wire, cdn), UNREAD_OF_SONG],
  ['song that is suggested', { ...wireSong(), reason: 'popular' }, (wire) => toSuggestion(wire, cdn), UNREAD_OF_SONG],
  [
    'song with its media',
    details,
    (wire) => toSongDetails(wire, cdn),
    [...UNREAD_OF_SONG, 'access.expires_in', 'audios.0.bitrate', 'video.audio.id', 'video.audio.url'],
  ],
  ['song of a section', { type: 'song', song: wireSong() }, (wire) => toSectionItem(wire, cdn), unreadOfSongAt('song')],
  ['album of a section', { type: 'album', album }, (wire) => toSectionItem(wire, cdn), []],
  ['playlist of a section', { type: 'playlist', playlist }, (wire) => toSectionItem(wire, cdn), []],
  ['artist of a section', { type: 'artist', artist: artistCard }, (wire) => toSectionItem(wire, cdn), []],
  ['category of a section', { type: 'category', category }, (wire) => toSectionItem(wire, cdn), []],
  ['collection', collection, (wire) => toCollectionDetail(wire, cdn), unreadOfSongAt('items.0')],
  [
    'artist',
    artistDetail,
    (wire) => toArtistDetail(wire, cdn),
    [...unreadOfSongAt('top_songs.0'), ...unreadOfSongAt('videos.0')],
  ],
  ['category', categoryDetail, (wire) => toCategoryDetail(wire, cdn), []],
  ['category to look around in', { ...category, grouping: 'mood' }, (wire) => toExploredCategory(wire, cdn), []],
  ['clip', clip, (wire) => toShortVideo(wire, cdn), [...unreadOfSongAt('song.song'), 'media.first_duration']],
  [
    'card of a clip',
    { id: 'clip-1', caption: 'Đêm', artist, cover: '/images/clip-1', dominant_color: colour, views: 5 },
    (wire) => toClipCard(wire, cdn),
    ['artist.id', 'artist.avatar'],
  ],
  [
    'comment',
    { id: 'c', text: 'Hay', author: { name: 'An', avatar: '/avatars/an' }, is_own: true, written_at: '2026-01-01' },
    (wire) => toClipComment(wire, cdn),
    [],
  ],
  ['profile', profile, (wire) => toProfile(wire, cdn), []],
];

describe('the mapping of our own server’s data', () => {
  it.each(MAPPERS)('carries each field to the domain: %s', (_name, wire, map, unread) => {
    const mapped = (each: object): string => JSON.stringify(map(each as never));
    const before = mapped(wire);
    const changesNothing = leavesOf(wire).filter((leaf) => {
      try {
        return mapped(withOtherLeaf(wire, leaf)) === before;
      } catch {
        return false;
      }
    });
    expect(changesNothing.sort()).toEqual([...unread].sort());
  });

  it.each(MAPPERS)('offers every picture in several widths, and no media file: %s', (_name, wire, map) => {
    const addresses = addressesIn(map(wire as never));
    const pictures = addresses.filter((address) => /\/(?:images|avatars)\//.test(address));
    expect(pictures).not.toEqual([]);
    expect(addresses.filter((address) => address.endsWith('?w={width}'))).toEqual(pictures);
  });

  it('maps each field of a song to its own property', () => {
    expect(toSong(wireSong(), cdn)).toEqual({
      id: 'song-1',
      title: 'Neon',
      artists: [{ id: 'b', name: 'Lê An', avatarUrl: 'https://cdn/images/b?w={width}' }],
      displayArtist: 'Lê An và bạn',
      album: { id: 'album-1', title: 'Bờ Bên Kia' },
      duration: 245,
      squareImageUrl: 'https://cdn/images/song-1-square?w={width}',
      landscapeImageUrl: 'https://cdn/images/song-1-wide?w={width}',
      dominantColour: { hue: 10, chroma: 0.1, secondHue: 20 },
      hasAudio: true,
      hasVideo: false,
      isPremium: true,
      isLiked: false,
      likeCount: 3,
      playCount: 4,
      absence: null,
    });
  });

  it('carries why a song’s file is unavailable, and since when', () => {
    const absence = { kind: 'unreadable' as const, since: '2026-11-20T08:00:00.000Z' };
    expect(toSong({ ...wireSong(), has_audio: false, absence }, cdn)).toMatchObject({ hasAudio: false, absence });
  });
});
