import type { PictureBrief } from '../art/picture-brief';
import type { Bilingual } from '../../contract/kernel/bilingual';
import type { CategorySlug } from './demo-song';

/** A category by which listeners find songs when they explore. */
export interface DemoCategory {
  readonly slug: CategorySlug;
  readonly name: Bilingual;
  readonly description: Bilingual;
  readonly grouping: 'genre' | 'mood' | 'moment';
  readonly picture: PictureBrief;
}

/** A playlist published by the product itself; `songs` lists their slugs in order. */
export interface DemoPlaylist {
  readonly slug: string;
  readonly name: Bilingual;
  readonly description: Bilingual;
  readonly picture: PictureBrief;
  readonly songs: readonly string[];
}
