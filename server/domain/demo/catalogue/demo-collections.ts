import type { PictureBrief } from '../art/picture-brief';
import type { Bilingual } from '../../shared/bilingual';
import type { CategorySlug } from './demo-song';

/** What songs are found by where categories are explored. */
export interface DemoCategory {
  readonly slug: CategorySlug;
  readonly name: Bilingual;
  readonly description: Bilingual;
  readonly grouping: 'genre' | 'mood' | 'moment';
  readonly picture: PictureBrief;
}

/** A playlist by the product itself; its songs by their slugs, in order. */
export interface DemoPlaylist {
  readonly slug: string;
  readonly name: Bilingual;
  readonly description: Bilingual;
  readonly picture: PictureBrief;
  readonly songs: readonly string[];
}
