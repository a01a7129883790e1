import type { SongCard } from '../../domain/catalogue/song-card';
import type { ShortCard } from '../../domain/shorts/short-card';
import type { SongCards } from '../catalogue/song-cards';
import { NO_MARKS, type ShortMarks, type OwnMarks } from '../../domain/shorts/short-marks.port';
import type { ShortCatalogue } from '../../domain/shorts/short-catalogue.port';

/** A clip with its song, as one listener sees it. */
export interface ShownShort {
  readonly card: ShortCard;
  /** Null if the clip uses no song, or a song that no longer exists. */
  readonly song: SongCard | null;
  readonly marks: OwnMarks;
}

/** Clips for display, with their songs and the viewer's own marks. */
export class ShowShorts {
  constructor(
    private readonly shorts: Pick<ShortCatalogue, 'cards'>,
    private readonly songs: Pick<SongCards, 'inOrder'>,
    private readonly marks: Pick<ShortMarks, 'marksOf'>,
  ) {}

  /** These clips in this order; ids that are gone are left out. */
  async execute(ids: readonly string[], accountId: string | null): Promise<readonly ShownShort[]> {
    if (ids.length === 0) return [];
    const [cards, marks] = await Promise.all([
      this.shorts.cards(ids),
      accountId === null ? new Map<string, OwnMarks>() : this.marks.marksOf(accountId, ids),
    ]);
    const songIds = cards.flatMap(({ song }) => (song === null ? [] : [song.songId]));
    const songs = new Map((await this.songs.inOrder([...new Set(songIds)])).map((song) => [song.id, song]));
    return cards.map((card) => ({
      card,
      song: songs.get(card.song?.songId ?? '') ?? null,
      marks: marks.get(card.id) ?? NO_MARKS,
    }));
  }
}
