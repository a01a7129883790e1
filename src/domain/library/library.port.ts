import type { SectionItem } from '../catalogue/home-section';
import type { GatewayFailure } from '../shared/gateway-failure';
import type { Page, PageRequest } from '../shared/page';
import type { Result } from '../shared/result';
import type { IsoInstant, Seconds } from '../shared/units';

export type LibraryType = 'all' | 'playlist' | 'album' | 'artist';
/** Last saved first, by name, or by the artist's name. */
export type LibrarySort = 'recent' | 'name' | 'artist';

export interface LibraryRequest extends PageRequest {
  readonly type: LibraryType;
  readonly sort: LibrarySort;
}

/** An item in the listener's library; `isOwn` for a playlist that the listener made. */
export interface LibraryItem {
  readonly item: SectionItem;
  readonly keptAt: IsoInstant;
  readonly isOwn: boolean;
}

/** A page of the library, with totals of the liked and the played songs. */
export interface LibraryPage extends Page<LibraryItem> {
  readonly liked: { readonly songCount: number; readonly duration: Seconds };
  readonly heard: { readonly songCount: number; readonly todayCount: number };
}

/** The listener's library (decisions.md §1): own and saved playlists, saved albums, followed artists. */
export interface Library {
  /** One page; `unauthenticated` without an account. Unknown kinds of items are left out. */
  list(request: LibraryRequest): Promise<Result<LibraryPage, GatewayFailure>>;
}
