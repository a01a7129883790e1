import { sql, type Transaction } from 'kysely';
import { foldText } from '../../../../contract/kernel/fold-text';
import type { IdSource } from '../../../application/ports/id-source.port';
import type { Shelf } from '../../../domain/demo/demo-shelves.port';
import { storePictureRows } from '../import/store-parents';
import type { Schema } from '../schema';

type Category = Shelf & { readonly grouping: string };

export async function storeShelfPictures(transaction: Transaction<Schema>, shelves: readonly Shelf[]): Promise<void> {
  await storePictureRows(
    transaction,
    shelves.flatMap(({ picture }) => (picture === null ? [] : [picture])),
  );
}

export async function storeCategories(
  transaction: Transaction<Schema>,
  categories: readonly Category[],
  ids: IdSource,
): Promise<void> {
  const slugs = categories.map(({ slug }) => slug);
  await sql`DELETE FROM categories WHERE origin = 'demo' AND slug <> ALL(${slugs})`.execute(transaction);
  const rows = categories.map((category, position) => ({
    ...toRow(category, position, ids),
    grouping: category.grouping,
  }));
  await sql`INSERT INTO categories (id, slug, name_vi, name_en, description_vi, description_en, folded, grouping,
      image_id, position, origin)
    SELECT id, slug, "nameVi", "nameEn", "descriptionVi", "descriptionEn", folded, grouping, picture, position, 'demo'
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r (id text, slug text, "nameVi" text, "nameEn" text,
      "descriptionVi" text, "descriptionEn" text, folded text, grouping text, picture text, position int)
    ON CONFLICT (slug) DO UPDATE SET name_vi = EXCLUDED.name_vi, name_en = EXCLUDED.name_en,
      description_vi = EXCLUDED.description_vi, description_en = EXCLUDED.description_en, folded = EXCLUDED.folded,
      grouping = EXCLUDED.grouping, image_id = coalesce(EXCLUDED.image_id, categories.image_id),
      position = EXCLUDED.position`.execute(transaction);
  await sql`INSERT INTO song_categories (category_id, song_id)
    SELECT c.id, r.song FROM jsonb_to_recordset(${JSON.stringify(entriesOf(categories))}::jsonb)
      AS r (slug text, song text) JOIN categories c ON c.slug = r.slug
    ON CONFLICT DO NOTHING`.execute(transaction);
}

export async function storePlaylists(
  transaction: Transaction<Schema>,
  playlists: readonly Shelf[],
  ids: IdSource,
): Promise<void> {
  const slugs = playlists.map(({ slug }) => slug);
  await sql`DELETE FROM playlists WHERE origin = 'demo' AND slug <> ALL(${slugs})`.execute(transaction);
  const rows = playlists.map((playlist, position) => toRow(playlist, position, ids));
  await sql`INSERT INTO playlists (id, slug, name, name_en, description, description_en, folded, is_public, image_id,
      position, origin)
    SELECT id, slug, "nameVi", "nameEn", "descriptionVi", "descriptionEn", folded, true, picture, position, 'demo'
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r (id text, slug text, "nameVi" text, "nameEn" text,
      "descriptionVi" text, "descriptionEn" text, folded text, picture text, position int)
    ON CONFLICT (slug) DO UPDATE SET name = EXCLUDED.name, name_en = EXCLUDED.name_en,
      description = EXCLUDED.description, description_en = EXCLUDED.description_en, folded = EXCLUDED.folded,
      image_id = coalesce(EXCLUDED.image_id, playlists.image_id), position = EXCLUDED.position`.execute(transaction);
  await storeEntries(transaction, playlists);
}

async function storeEntries(transaction: Transaction<Schema>, playlists: readonly Shelf[]): Promise<void> {
  const slugs = playlists.map(({ slug }) => slug);
  await sql`DELETE FROM playlist_songs WHERE playlist_id IN (SELECT id FROM playlists WHERE slug = ANY(${slugs}))`.execute(
    transaction,
  );
  await sql`INSERT INTO playlist_songs (playlist_id, song_id, position)
    SELECT p.id, r.song, r.position FROM jsonb_to_recordset(${JSON.stringify(entriesOf(playlists))}::jsonb)
      AS r (slug text, song text, position int) JOIN playlists p ON p.slug = r.slug`.execute(transaction);
}

function toRow({ slug, name, description, picture }: Shelf, position: number, ids: IdSource): object {
  return {
    id: ids.next(),
    slug,
    position,
    picture: picture?.id ?? null,
    nameVi: name.vi,
    nameEn: name.en,
    descriptionVi: description.vi,
    descriptionEn: description.en,
    folded: foldText(`${name.vi} ${name.en}`),
  };
}

const entriesOf = (shelves: readonly Shelf[]): readonly object[] =>
  shelves.flatMap(({ slug, songIds }) => songIds.map((song, position) => ({ slug, song, position })));
