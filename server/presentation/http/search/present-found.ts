import type { SectionItemWire } from '../../../../contract/home';
import { displayArtistOf } from '../../../../contract/kernel/display-artist';
import type { SearchGroupWire, SearchHitWire, SuggestionsWire } from '../../../../contract/search';
import type { SearchGroup } from '../../../application/search/search-catalogue';
import type { ItemMatch } from '../../../domain/search/item-match';
import { presentAlbum, presentArtistCard, presentPlaylist, presentShortCard } from '../home/present-cards';
import type { Language } from '../language';
import { pictureUrl } from '../present-picture';
import { presentSong } from '../songs/present-song';

type SuggestionWire = SuggestionsWire['items'][number];

/** Something found by its name, as lists show it. */
export function presentItem(item: ItemMatch, language: Language): SectionItemWire {
  switch (item.type) {
    case 'song':
      return { type: 'song', song: presentSong(item.song) };
    case 'album':
      return { type: 'album', album: presentAlbum(item.album, language) };
    case 'playlist':
      return { type: 'playlist', playlist: presentPlaylist(item.playlist, language) };
    case 'artist':
      return { type: 'artist', artist: presentArtistCard(item.artist) };
  }
}

function presentHit(hit: SearchGroup['items'][number], language: Language): SearchHitWire {
  switch (hit.type) {
    case 'lyric':
      return { type: 'lyric', song: presentSong(hit.song), line: hit.line.line, at: hit.line.at };
    case 'short':
      return { type: 'short', short: presentShortCard(hit.short) };
    default:
      return presentItem(hit, language);
  }
}

export const presentGroup = ({ kind, items, totalCount }: SearchGroup, language: Language): SearchGroupWire => ({
  kind,
  items: items.map((hit) => presentHit(hit, language)),
  totalCount,
});

/** A name with what distinguishes it from the same name elsewhere: its artist. */
export function presentSuggestion(item: ItemMatch, language: Language): SuggestionWire {
  switch (item.type) {
    case 'song': {
      const { id, title, album, imageId } = item.song;
      return {
        type: 'song',
        id,
        text: title,
        thumbnail: pictureUrl(imageId, album?.id ?? id),
        detail: displayArtistOf(item.song),
      };
    }
    case 'album': {
      const { id, title, imageId } = item.album;
      return {
        type: 'album',
        id,
        text: title,
        thumbnail: pictureUrl(imageId, id),
        detail: displayArtistOf(item.album),
      };
    }
    case 'playlist': {
      const { id, name, imageId } = item.playlist;
      return { type: 'playlist', id, text: name[language], thumbnail: pictureUrl(imageId, id), detail: '' };
    }
    case 'artist': {
      const { id, name, imageId } = item.artist;
      return { type: 'artist', id, text: name, thumbnail: pictureUrl(imageId, id), detail: '' };
    }
  }
}
