import { moveEntry } from '../../../../src/domain/library/move-entry';
import type {
  NewPlaylist,
  OwnPlaylist,
  OwnPlaylists,
  PlaylistChanges,
  PlaylistVersion,
} from '../../../../src/domain/library/own-playlists.port';
import type { Picture } from '../../../../src/domain/profile/picture';
import type { GatewayFailure } from '../../../../src/domain/shared/gateway-failure';
import type { Page, PageRequest } from '../../../../src/domain/shared/page';
import { fail, succeed, type Result } from '../../../../src/domain/shared/result';
import { pageOf } from '../../builders/a-page';
import { aPlaylistCard } from '../../builders/cards';

type Answer<T> = Result<T, GatewayFailure>;

interface Entry {
  readonly id: string;
  readonly songId: string;
}

interface ShelvedPlaylist {
  readonly owner: string;
  readonly playlist: OwnPlaylist;
  readonly entries: readonly Entry[];
}

const NOT_FOUND = fail({ kind: 'not-found' } as const);
const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp'];

/** The playlists of all listeners of a test, last changed first, and the songs that may be in them. */
export class PlaylistShelf {
  shelved: readonly ShelvedPlaylist[] = [];
  private made = 0;

  constructor(readonly songIds: readonly string[]) {}

  nextId(what: string): string {
    this.made += 1;
    return `${what}-${this.made}`;
  }

  entriesOf(id: string): readonly Entry[] {
    return this.shelved.find(({ playlist }) => playlist.id === id)?.entries ?? [];
  }

  has(songIds: readonly string[]): boolean {
    return songIds.every((id) => this.songIds.includes(id));
  }
}

/** One listener's view of the shelf; `who` is null while nobody is signed in. */
export class MemoryOwnPlaylists implements OwnPlaylists {
  /** False for a backend that does not count its lists. */
  hasTotals = true;

  constructor(
    private readonly shelf: PlaylistShelf,
    private readonly who: () => string | null,
  ) {}

  async list(page: PageRequest): Promise<Answer<Page<OwnPlaylist>>> {
    const owner = this.who();
    if (owner === null) return fail({ kind: 'unauthenticated' });
    const own = this.shelf.shelved.filter((each) => each.owner === owner).map(({ playlist }) => playlist);
    return succeed(pageOf(own, page, this.hasTotals));
  }

  async create({ name, description, isPublic, songIds }: NewPlaylist): Promise<Answer<OwnPlaylist>> {
    const owner = this.who();
    if (owner === null) return fail({ kind: 'unauthenticated' });
    if (name.trim() === '') return fail({ kind: 'invalid', fields: { name: 'empty' } });
    if (!this.shelf.has(songIds)) return NOT_FOUND;
    const id = this.shelf.nextId('playlist');
    const card = aPlaylistCard({ id, title: name.trim(), description, songCount: songIds.length });
    const made = { owner, playlist: { ...card, isPublic, version: 1 }, entries: this.entriesFor(songIds) };
    this.shelf.shelved = [made, ...this.shelf.shelved];
    return succeed(made.playlist);
  }

  async change(id: string, changes: PlaylistChanges): Promise<Answer<OwnPlaylist>> {
    const { name, description, isPublic } = changes;
    if (name?.trim() === '') return this.refuse(id, { name: 'empty' });
    return this.rewrite(id, {
      ...(name !== undefined && { title: name.trim() }),
      ...(description !== undefined && { description }),
      ...(isPublic !== undefined && { isPublic }),
    });
  }

  async delete(id: string): Promise<Answer<void>> {
    const found = this.find(id);
    if (!found.ok) return found;
    this.shelf.shelved = this.shelf.shelved.filter((each) => each !== found.value);
    return succeed(undefined);
  }

  async setCover(id: string, picture: Picture): Promise<Answer<OwnPlaylist>> {
    if (!PICTURE_TYPES.includes(picture.type)) return this.refuse(id, { image: 'no picture' });
    return this.rewrite(id, { imageUrl: `/images/${this.shelf.nextId('cover')}` });
  }

  async add(id: string, songIds: readonly string[]): Promise<Answer<PlaylistVersion>> {
    const found = this.find(id);
    if (found.ok && !this.shelf.has(songIds)) return NOT_FOUND;
    return this.arrange(found, (entries) => [...entries, ...this.entriesFor(songIds)]);
  }

  async remove(id: string, entryIds: readonly string[]): Promise<Answer<PlaylistVersion>> {
    return this.arrange(this.find(id), (entries) => entries.filter((entry) => !entryIds.includes(entry.id)));
  }

  async move(id: string, entryId: string, afterEntryId: string | null): Promise<Answer<PlaylistVersion>> {
    const found = this.find(id);
    const there = this.shelf.entriesOf(id).map((entry) => entry.id);
    const isKnown = [entryId, afterEntryId ?? entryId].every((asked) => there.includes(asked));
    if (found.ok && !isKnown) return NOT_FOUND;
    return this.arrange(found, (entries) => moveEntry(entries, (entry) => entry.id, entryId, afterEntryId));
  }

  private entriesFor(songIds: readonly string[]): readonly Entry[] {
    return songIds.map((songId) => ({ id: this.shelf.nextId('entry'), songId }));
  }

  private find(id: string): Answer<ShelvedPlaylist> {
    const owner = this.who();
    if (owner === null) return fail({ kind: 'unauthenticated' });
    const found = this.shelf.shelved.find((each) => each.owner === owner && each.playlist.id === id);
    return found === undefined ? NOT_FOUND : succeed(found);
  }

  private refuse(id: string, fields: Readonly<Record<string, string>>): Answer<OwnPlaylist> {
    const found = this.find(id);
    return found.ok ? fail({ kind: 'invalid', fields }) : found;
  }

  private rewrite(id: string, changes: Partial<OwnPlaylist>): Answer<OwnPlaylist> {
    const found = this.find(id);
    return found.ok ? succeed(this.replace(found.value, changes, found.value.entries)) : found;
  }

  private arrange(
    found: Answer<ShelvedPlaylist>,
    change: (entries: readonly Entry[]) => readonly Entry[],
  ): Answer<PlaylistVersion> {
    if (!found.ok) return found;
    const { playlist, entries } = found.value;
    const after = change(entries);
    const isSame = after.length === entries.length && after.every((entry, place) => entry === entries[place]);
    if (isSame) return succeed({ version: playlist.version, songCount: playlist.songCount });
    const version = playlist.version + 1;
    this.replace(found.value, { version, songCount: after.length }, after);
    return succeed({ version, songCount: after.length });
  }

  private replace(old: ShelvedPlaylist, changes: Partial<OwnPlaylist>, entries: readonly Entry[]): OwnPlaylist {
    const changed = { ...old, playlist: { ...old.playlist, ...changes }, entries };
    this.shelf.shelved = [changed, ...this.shelf.shelved.filter((each) => each !== old)];
    return changed.playlist;
  }
}
