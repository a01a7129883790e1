import type { HomeSection, SectionItem } from '../../../src/domain/catalogue/home-section';
import type { Song } from '../../../src/domain/catalogue/song';

const EMPTY_LIST: HomeSection = {
  id: 'new',
  title: 'Mới phát hành',
  layout: 'list',
  action: 'song',
  isRanked: false,
  items: [],
  hasMore: false,
};

/** By default a list without songs. Every step returns a new builder. */
export class HomeSectionBuilder {
  constructor(private readonly section: HomeSection = EMPTY_LIST) {}

  with(overrides: Partial<HomeSection>): HomeSectionBuilder {
    return new HomeSectionBuilder({ ...this.section, ...overrides });
  }

  titled(title: string): HomeSectionBuilder {
    return this.with({ title });
  }

  laidOut(layout: HomeSection['layout']): HomeSectionBuilder {
    return this.with({ layout });
  }

  ranked(): HomeSectionBuilder {
    return this.with({ isRanked: true });
  }

  of(...items: readonly SectionItem[]): HomeSectionBuilder {
    return this.with({ items });
  }

  ofSongs(songs: readonly Song[]): HomeSectionBuilder {
    return this.of(...songs.map((song) => ({ type: 'song' as const, song })));
  }

  build(): HomeSection {
    return this.section;
  }
}

export const aHomeSection = (id = EMPTY_LIST.id): HomeSectionBuilder => new HomeSectionBuilder({ ...EMPTY_LIST, id });
