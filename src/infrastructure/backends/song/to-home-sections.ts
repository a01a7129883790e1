import {
  HomeSection as HomeSectionSchema,
  SectionItem as SectionItemSchema,
  type SectionItemWire,
} from '../../../../contract/home';
import * as z from '../../../../contract/schema';
import type { HomeSection, SectionItem } from '../../../domain/catalogue/home-section';
import { fail, succeed, type Result } from '../../../domain/shared/result';
import type { CdnDomains } from './cdn-domains';
import { toArtistRef, toColour, toSong } from './to-song';

const Sections = z.object({ sections: z.array(z.unknown()) });

/** A section whose items are still to be looked at one by one, so that an unknown kind costs only itself. */
const OpenSection = z.extend(HomeSectionSchema, {
  data_package: z.object({ items: z.array(z.unknown()), totalCount: z.number() }),
});

const known = <S extends z.core.$ZodType>(schema: S, values: readonly unknown[]): z.infer<S>[] =>
  values.flatMap((value) => {
    const parsed = z.safeParse(schema, value);
    return parsed.success ? [parsed.data] : [];
  });

const ITEM_MAPPERS: {
  [K in SectionItemWire['type']]: (wire: Extract<SectionItemWire, { type: K }>, cdn: CdnDomains) => SectionItem;
} = {
  song: ({ song }, cdn) => ({ type: 'song', song: toSong(song, cdn) }),
  album: ({ album }, cdn) => ({
    type: 'album',
    album: {
      id: album.id,
      title: album.title,
      artists: album.artists.map((artist) => toArtistRef(artist, cdn)),
      imageUrl: cdn.publicUrl(album.thumbnail),
      dominantColour: toColour(album.dominant_color),
      year: album.year,
      songCount: album.song_count,
      description: album.description,
    },
  }),
  playlist: ({ playlist }, cdn) => ({
    type: 'playlist',
    playlist: {
      id: playlist.id,
      title: playlist.title,
      imageUrl: cdn.publicUrl(playlist.thumbnail),
      dominantColour: toColour(playlist.dominant_color),
      songCount: playlist.song_count,
      description: playlist.description,
    },
  }),
  artist: ({ artist }, cdn) => ({
    type: 'artist',
    artist: {
      id: artist.id,
      name: artist.name,
      imageUrl: cdn.publicUrl(artist.avatar),
      listenerCount: artist.listener_count,
    },
  }),
  category: ({ category }, cdn) => ({
    type: 'category',
    category: {
      id: category.id,
      name: category.name,
      imageUrl: cdn.publicUrl(category.thumbnail),
      dominantColour: toColour(category.dominant_color),
    },
  }),
};

function toItem(wire: SectionItemWire, cdn: CdnDomains): SectionItem {
  const map = ITEM_MAPPERS[wire.type] as (wire: SectionItemWire, cdn: CdnDomains) => SectionItem;
  return map(wire, cdn);
}

/** The home answer in the domain's words. Sections and items of kinds that this product does not know are left out. */
export function toHomeSections(data: unknown, cdn: CdnDomains): Result<readonly HomeSection[], { kind: 'malformed' }> {
  const parsed = Sections.safeParse(data);
  if (!parsed.success) return fail({ kind: 'malformed' });
  const sections = known(OpenSection, parsed.data.sections).map((section) => ({
    id: section.id,
    title: section.title,
    layout: section.layout,
    action: section.action_type,
    isRanked: section.ranked,
    items: known(SectionItemSchema, section.data_package.items).map((item) => toItem(item, cdn)),
    totalCount: section.data_package.totalCount,
  }));
  return succeed(sections);
}
