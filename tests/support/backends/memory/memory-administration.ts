import { foldText } from '../../../../contract/kernel/fold-text';
import { SaveFileList } from '../../../../src/application/administration/save-file-list';
import type { AdminServices } from '../../../../src/application/administration/admin-services';
import {
  ABSENT_DAYS,
  type AbsentThing,
  type AbsentThings,
} from '../../../../src/domain/administration/absent-things.port';
import type { AccountAdministration } from '../../../../src/domain/administration/account-administration.port';
import type { CommentModeration, ReportedComment } from '../../../../src/domain/administration/comment-moderation.port';
import type { FileFinding, FolderFile, FolderFiles } from '../../../../src/domain/administration/folder-files.port';
import type { LibraryState, ScanScope } from '../../../../src/domain/administration/library-care.port';
import type { PlayFigures, VisitFigures } from '../../../../src/domain/administration/listening-figures.port';
import type { ManagedAccount } from '../../../../src/domain/administration/managed-account';
import type { ManagedSong, SongAdministration } from '../../../../src/domain/administration/song-administration.port';
import type { SongTags } from '../../../../src/domain/administration/song-tags';
import type { GatewayFailure } from '../../../../src/domain/shared/gateway-failure';
import { fail, succeed, type Result } from '../../../../src/domain/shared/result';
import { countedPageOf } from '../../builders/a-page';
import { VirtualTime } from '../../fakes/virtual-time';

type Answer<T> = Promise<Result<T, GatewayFailure>>;

/** A server as its admin sees it. */
export class MemoryAdministration {
  accounts: readonly ManagedAccount[] = [];
  songs: readonly ManagedSong[] = [];
  absent: readonly AbsentThing[] = [];
  comments: readonly ReportedComment[] = [];
  library: LibraryState = { hasFolder: false, look: null, hasDemo: false };
  figures: PlayFigures = { days: [], top: [] };
  visits: VisitFigures = { days: [], pages: [] };
  /** When set, every call answers with it. */
  failure: GatewayFailure | null = null;
  /** Whose session makes the calls. */
  admin = 'admin';
  files: Readonly<Record<FileFinding, readonly FolderFile[]>> = { refused: [], reserved: [], hidden: [] };
  /** Files that were saved, by name. */
  readonly saved = new Map<string, string>();
  demoSongs = 0;
  readonly looks: ScanScope[] = [];
  private readonly told = new Map<string, SongTags>();

  parts(): AdminServices {
    const files = this.fileParts();
    const saver = { save: (name: string, _type: string, text: string) => void this.saved.set(name, text) };
    return {
      accounts: this.accountParts(),
      songs: this.songParts(),
      absent: this.absentParts(),
      comments: this.commentParts(),
      figures: {
        plays: (span) => this.answer(() => succeed({ ...this.figures, days: this.figures.days.slice(-span) })),
        visits: (span) => this.answer(() => succeed({ ...this.visits, days: this.visits.days.slice(-span) })),
      },
      files,
      saveFiles: new SaveFileList(files, saver, new VirtualTime(Date.UTC(2026, 1, 28))),
      library: {
        state: () => this.answer(() => succeed(this.library)),
        rescan: (scope) => this.answer(() => this.lookAgain(scope)),
        clearDemo: () => this.answer(() => this.clearDemo()),
      },
    };
  }

  private accountParts(): AccountAdministration {
    const change = (id: string, changed: Partial<ManagedAccount>, isSafe = true): Answer<void> =>
      this.answer(() => {
        if (this.accounts.every((account) => account.id !== id)) return fail({ kind: 'not-found' });
        if (id === this.admin && !isSafe) return fail({ kind: 'conflict' });
        this.accounts = this.accounts.map((account) => (account.id === id ? { ...account, ...changed } : account));
        return succeed(undefined);
      });
    return {
      list: (request) =>
        this.answer(() => {
          const found = this.accounts.filter(({ name, email }) =>
            foldText(`${name} ${email}`).includes(foldText(request.searchText)),
          );
          const orders = {
            newest: (one: ManagedAccount, other: ManagedAccount) => other.createdAt.localeCompare(one.createdAt),
            name: (one: ManagedAccount, other: ManagedAccount) => one.name.localeCompare(other.name, 'vi'),
            email: (one: ManagedAccount, other: ManagedAccount) => one.email.localeCompare(other.email),
            'last-seen': (one: ManagedAccount, other: ManagedAccount) =>
              (other.lastSeenAt ?? '').localeCompare(one.lastSeenAt ?? ''),
          };
          return succeed(countedPageOf(found.toSorted(orders[request.sort]), request));
        }),
      setLocked: (id, isLocked) => change(id, { isLocked }, !isLocked),
      setRole: (id, role) => change(id, { role }, role === 'admin'),
      setPremium: (id, isPremium) => change(id, { isPremium }),
      signOut: (id) => change(id, { deviceCount: 0, lastSeenAt: null }),
    };
  }

  private songParts(): SongAdministration {
    const change = (id: string, make: (song: ManagedSong) => ManagedSong): Result<ManagedSong, GatewayFailure> => {
      const song = this.songs.find((each) => each.id === id);
      if (song === undefined) return fail({ kind: 'not-found' });
      const changed = make(song);
      this.songs = this.songs.map((each) => (each.id === id ? changed : each));
      return succeed(changed);
    };
    return {
      list: (request) =>
        this.answer(() => {
          const namesOf = ({ tags }: ManagedSong) => [tags.title, ...tags.artists, tags.album?.title ?? ''].join(' ');
          const found = this.songs.filter((song) => foldText(namesOf(song)).includes(foldText(request.searchText)));
          const orders = {
            newest: (one: ManagedSong, other: ManagedSong) => other.createdAt.localeCompare(one.createdAt),
            title: (one: ManagedSong, other: ManagedSong) => one.tags.title.localeCompare(other.tags.title, 'vi'),
            artist: (one: ManagedSong, other: ManagedSong) =>
              (one.tags.artists[0] ?? '').localeCompare(other.tags.artists[0] ?? '', 'vi'),
            plays: (one: ManagedSong, other: ManagedSong) => other.playCount - one.playCount,
          };
          return succeed(countedPageOf(found.toSorted(orders[request.sort]), request));
        }),
      setPremium: (id, isPremium) =>
        this.answer(() => {
          const changed = change(id, (song) => ({ ...song, isPremium }));
          return changed.ok ? succeed(undefined) : changed;
        }),
      saveTags: (id, tags) =>
        this.answer(() =>
          change(id, (song) => {
            const told = this.told.get(id) ?? song.tags;
            this.told.set(id, told);
            return { ...song, tags, isEdited: JSON.stringify(tags) !== JSON.stringify(told) };
          }),
        ),
      restoreTags: (id) =>
        this.answer(() => change(id, (song) => ({ ...song, tags: this.told.get(id) ?? song.tags, isEdited: false }))),
    };
  }

  /** Days are counted up to the end of February 2026. */
  private absentParts(): AbsentThings {
    const now = Date.parse('2026-02-28T00:00:00.000Z');
    const lasts = (days: number) => (thing: AbsentThing) => now - Date.parse(thing.absence.since) >= days * 86_400_000;
    return {
      list: (request) =>
        this.answer(() => {
          const found = this.absent.filter(({ title, path }) =>
            foldText(title + path).includes(foldText(request.searchText)),
          );
          return succeed(countedPageOf(found.filter(lasts(ABSENT_DAYS[request.sort])), request));
        }),
      forget: (id) =>
        this.answer(() => {
          if (this.absent.every((thing) => thing.id !== id)) return fail({ kind: 'not-found' });
          this.absent = this.absent.filter((thing) => thing.id !== id);
          return succeed(undefined);
        }),
      forgetAll: (absentFor, seen) =>
        this.answer(() => {
          const gone = this.absent.filter(lasts(ABSENT_DAYS[absentFor]));
          if (gone.length !== seen) return fail({ kind: 'conflict' });
          this.absent = this.absent.filter((thing) => !gone.includes(thing));
          return succeed(undefined);
        }),
    };
  }

  private fileParts(): FolderFiles {
    return {
      list: (finding, request) =>
        this.answer(() => {
          const isSought = ({ id, message }: FolderFile) =>
            foldText(`${id} ${message}`).includes(foldText(request.searchText));
          return succeed(countedPageOf(this.files[finding].filter(isSought), request));
        }),
    };
  }

  private commentParts(): CommentModeration {
    const settle = (id: string): Answer<void> =>
      this.answer(() => {
        if (this.comments.every((comment) => comment.id !== id)) return fail({ kind: 'not-found' });
        this.comments = this.comments.filter((comment) => comment.id !== id);
        return succeed(undefined);
      });
    return {
      list: (request) => this.answer(() => succeed(countedPageOf(this.comments, request))),
      keep: settle,
      remove: settle,
    };
  }

  private lookAgain(scope: ScanScope): Result<void, GatewayFailure> {
    if (!this.library.hasFolder) return fail({ kind: 'conflict' });
    this.looks.push(scope);
    return succeed(undefined);
  }

  private clearDemo(): Result<number, GatewayFailure> {
    this.library = { ...this.library, hasDemo: false };
    const songs = this.demoSongs;
    this.demoSongs = 0;
    return succeed(songs);
  }

  private async answer<T>(make: () => Result<T, GatewayFailure>): Answer<T> {
    return this.failure === null ? make() : fail(this.failure);
  }
}
