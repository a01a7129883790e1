import type { Insertable, Kysely } from 'kysely';
import { readSearchText } from '../../../server/domain/search/search-text';
import type { Schema, SongsTable } from '../../../server/infrastructure/postgres/schema';
import { MP3_FACTS, UPRIGHT_FACTS } from './cards';

type Row<Table extends keyof Schema> = Partial<Insertable<Schema[Table]>>;

/** A simplified folding, sufficient for invented names. */
const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').replace(/đ/giu, 'd').toLowerCase();

/** Inserts invented artists, albums and songs into a test's database; ids and names are generated unless given. */
export class Seed {
  private made = 0;

  constructor(private readonly db: () => Kysely<Schema>) {}

  async account(id: string, given: Row<'accounts'> = {}): Promise<string> {
    const email = `${id}@example.org`;
    await this.db()
      .insertInto('accounts')
      .values({ id, email, email_key: email, name: 'Hạ Vy', password_hash: 'none', ...given })
      .execute();
    return id;
  }

  async image(given: Row<'images'> = {}): Promise<string> {
    const image = {
      id: this.nextId('image'),
      width: 1000,
      height: 1000,
      hue: 7,
      chroma: 0.124,
      second_hue: 291,
      ...given,
    };
    await this.db().insertInto('images').values(image).execute();
    return image.id;
  }

  async artist(name = 'Hạ Vy', given: Row<'artists'> = {}): Promise<string> {
    const id = given.id ?? this.nextId('artist');
    const names = { name, name_key: `${name.toLowerCase()} ${id}`, folded: fold(name) };
    await this.db()
      .insertInto('artists')
      .values({ ...names, ...given, id })
      .execute();
    return id;
  }

  async album(title: string, artistId: string, given: Row<'albums'> = {}): Promise<string> {
    const id = given.id ?? this.nextId('album');
    const titles = { title, title_key: `${title.toLowerCase()} ${id}`, folded: fold(title) };
    await this.db()
      .insertInto('albums')
      .values({ ...titles, ...given, artist_id: artistId, id })
      .execute();
    return id;
  }

  async playlist(given: Row<'playlists'> & { readonly name: string }, songIds: readonly string[]): Promise<string> {
    const id = given.id ?? this.nextId('playlist');
    await this.db()
      .insertInto('playlists')
      .values({ folded: fold(given.name), ...given, id })
      .execute();
    const entries = songIds.map((song_id, position) => ({ playlist_id: id, song_id, position }));
    if (entries.length > 0) await this.db().insertInto('playlist_songs').values(entries).execute();
    return id;
  }

  async category(
    given: Row<'categories'> & { readonly name_vi: string; readonly name_en: string },
    songIds: readonly string[],
  ): Promise<string> {
    const id = given.id ?? this.nextId('category');
    const names = { slug: id, folded: fold(`${given.name_vi} ${given.name_en}`) };
    await this.db()
      .insertInto('categories')
      .values({ ...names, ...given, id })
      .execute();
    const entries = songIds.map((song_id) => ({ category_id: id, song_id }));
    if (entries.length > 0) await this.db().insertInto('song_categories').values(entries).execute();
    return id;
  }

  async song(title: string, artistIds: readonly string[], given: Row<'songs'> = {}): Promise<string> {
    const song: Insertable<SongsTable> = {
      id: this.nextId('song'),
      title,
      folded: fold(title),
      duration_ms: 240_000,
      revision: 'r1',
      audio: JSON.stringify(MP3_FACTS),
      ...given,
    };
    await this.db().insertInto('songs').values(song).execute();
    const credits = artistIds.map((artist_id, position) => ({ song_id: song.id, artist_id, position }));
    if (credits.length > 0) await this.db().insertInto('song_artists').values(credits).execute();
    await this.db()
      .updateTable('songs')
      .set((eb) => ({
        lead_artist: eb.fn.coalesce(
          eb
            .selectFrom('artists')
            .select('name')
            .where('id', '=', artistIds[0] ?? ''),
          eb.val(''),
        ),
      }))
      .where('id', '=', song.id)
      .execute();
    return song.id;
  }

  async play(songId: string, given: Row<'plays'> = {}): Promise<void> {
    const play = { event_id: this.nextId('event'), device_id: 'anonymous', played_ms: 60_000, counted: true };
    await this.db()
      .insertInto('plays')
      .values({ ...play, ...given, song_id: songId })
      .execute();
  }

  async short(given: Row<'short_videos'> = {}): Promise<string> {
    const id = given.id ?? this.nextId('short');
    const file = { path: `shorts/${id}.mp4`, size: 1_000, mtime_ms: 0, fingerprint: id, revision: 'r1' };
    const facts = { duration_ms: 20_000, audio: JSON.stringify(MP3_FACTS), video: JSON.stringify(UPRIGHT_FACTS) };
    const wish = JSON.stringify({ titles: [], artist: null, stretch: null });
    await this.db()
      .insertInto('short_videos')
      .values({ ...file, ...facts, wish, ...captionForms(given.caption ?? ''), ...given, id })
      .execute();
    return id;
  }

  private nextId(what: string): string {
    this.made += 1;
    return `${what}${this.made}`;
  }
}

/** The forms of a caption that the import stores for searching. */
function captionForms(caption: string): Pick<Row<'short_videos'>, 'caption_folded' | 'caption_accented'> {
  const { folded, accented } = readSearchText(caption);
  return { caption_folded: folded, caption_accented: accented };
}
