import type { PictureBrief } from '../art/picture-brief';
import type { Bilingual } from '../../contract/kernel/bilingual';

/** An invented artist. */
export interface DemoArtist {
  readonly name: string;
  readonly bio: Bilingual;
  readonly portrait: PictureBrief;
  /** Background of the header on the artist's page. */
  readonly banner: PictureBrief;
}
