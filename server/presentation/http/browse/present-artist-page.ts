import type { ArtistDetailWire } from '../../../../contract/browse';
import type { ArtistPage } from '../../../application/browse/read-artist';
import { imageUrl } from '../../../domain/media/media-urls';
import { presentAlbum, presentArtistCard } from '../home/present-cards';
import type { Language } from '../language';
import { pictureUrl, presentColour } from '../present-picture';
import { presentSong } from '../songs/present-song';

/** An artist's page; `latest` is the newest album. */
export function presentArtistPage(page: ArtistPage, isFollowed: boolean, language: Language): ArtistDetailWire {
  const { artist } = page;
  const albums = page.albums.map((album) => presentAlbum(album, language));
  return {
    id: artist.id,
    name: artist.name,
    avatar: pictureUrl(artist.imageId, artist.id),
    banner: artist.bannerId === null ? null : imageUrl(artist.bannerId),
    bio: artist.bio[language],
    dominant_color: presentColour(artist.colour, artist.id),
    listener_count: artist.listenerCount,
    follower_count: artist.followerCount,
    is_followed: isFollowed,
    song_count: artist.songCount,
    top_songs: page.topSongs.map(presentSong),
    latest: albums[0] ?? null,
    albums,
    videos: page.videos.map(presentSong),
    similar: page.similar.map(presentArtistCard),
  };
}
