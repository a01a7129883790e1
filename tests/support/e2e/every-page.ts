import { TITLES } from './small-product';
import type { SmallVisits } from './small-visits';
import type { RunningProduct } from './running-product';
import type { Member } from './member';

export interface PageIds {
  readonly song: string;
  readonly album: string;
  readonly artist: string;
  readonly playlist: string;
  readonly section: string;
}

/** Addresses by the content of their pages. */
export const PAGES: readonly (readonly [string, (ids: PageIds) => string])[] = [
  ['home', () => '/'],
  ['a song', ({ song }) => `/song/${song}`],
  ['an album', ({ album }) => `/album/${album}`],
  ['an own playlist', ({ playlist }) => `/playlist/${playlist}`],
  ['an artist', ({ artist }) => `/artist/${artist}`],
  ['a section', ({ section }) => `/section/${section}`],
  ['exploring', () => '/explore'],
  ['all songs', () => '/songs'],
  ['all artists', () => '/artists'],
  ['all collections', () => '/playlists-album'],
  ['what is new', () => '/collection/new'],
  ['what is liked', () => '/collection/liked'],
  ['what was heard', () => '/collection/recent'],
  ['a search', () => `/search?q=${encodeURIComponent(TITLES[0])}`],
  ['the library', () => '/library'],
  ['the history', () => '/history'],
  ['short videos', () => '/short-video'],
  ['the profile', () => '/profile'],
  ['the devices', () => '/profile/device-management'],
  ['administration', () => '/admin'],
  ['letters to the operator', () => '/contact'],
  ['the terms', () => '/policy-term'],
  ['nowhere', () => '/no/such/page'],
];

/** A person whose library has a little of everything, and the ids of the pages that show it. */
export async function aCollector(
  { product, song, ids, join }: Pick<SmallVisits<RunningProduct>, 'product' | 'song' | 'ids' | 'join'>,
  name: string,
): Promise<{ readonly member: Member; readonly at: PageIds }> {
  const [title, second] = TITLES;
  const member = await join(name);
  const first = await song(title);
  const playlist = await member.makesPlaylist('Chiều trên đèo', await ids(TITLES));
  await member.ask('/backend/favorite-song/add', 'POST', { song_ids: await ids([title, second]) });
  await member.ask('/backend/favorite-album-playlist/add', 'POST', { album_playlist_ids: [first.album?.id] });
  await member.ask('/backend/follow-artist/add', 'POST', { artist_ids: [first.artist.id] });
  await member.ask('/backend/history', 'POST', { song_id: first.id, played_ms: 60_000 });
  const { sections } = await product().ask<{ sections: { id: string }[] }>('/backend/home/v1');
  const at = {
    song: first.id,
    album: first.album?.id ?? '',
    artist: first.artist.id,
    playlist: playlist.id,
    section: sections[0]?.id ?? '',
  };
  return { member, at };
}
