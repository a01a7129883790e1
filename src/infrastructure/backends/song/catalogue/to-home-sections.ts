import { HomeSection as HomeSectionSchema, ShortItem } from '../../../../../contract/home';
import * as z from '../../../../../contract/schema';
import type { HomeSection } from '../../../../domain/catalogue/home-section';
import { fail, succeed, type Result } from '../../../../domain/shared/result';
import type { CdnDomains } from '../cdn-domains';
import { known } from './known';
import { toClipCard } from './to-clip-card';
import { toSectionItems } from './to-section-item';

const Sections = z.object({ sections: z.array(z.unknown()) });

/** A section whose items are still to be parsed one by one, so that an item of an unknown kind is dropped alone. */
const OpenSection = z.extend(HomeSectionSchema, {
  data_package: z.object({ items: z.array(z.unknown()), totalCount: z.number() }),
});

/** A row of short videos holds only short videos. */
function contentOf(items: readonly unknown[], cdn: CdnDomains): Pick<HomeSection, 'items' | 'clips'> {
  const clips = known(ShortItem, items).map(({ short }) => toClipCard(short, cdn));
  return clips.length > 0 ? { items: [], clips } : { items: toSectionItems(items, cdn) };
}

/** Maps the home answer to domain objects. Sections and items of kinds that this product does not support are left out. */
export function toHomeSections(data: unknown, cdn: CdnDomains): Result<readonly HomeSection[], { kind: 'malformed' }> {
  const parsed = Sections.safeParse(data);
  if (!parsed.success) return fail({ kind: 'malformed' });
  const sections = known(OpenSection, parsed.data.sections).map((section) => ({
    id: section.id,
    title: section.title,
    layout: section.layout,
    action: section.action_type,
    isRanked: section.ranked,
    ...contentOf(section.data_package.items, cdn),
    hasMore: section.data_package.items.length < section.data_package.totalCount,
  }));
  return succeed(sections);
}
