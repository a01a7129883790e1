import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { PLAYLIST_DESCRIPTION, PLAYLIST_NAME } from '../../../domain/library/playlist-field-rules';
import type { OwnPlaylist } from '../../../domain/library/own-playlists.port';
import { faultOfPicture, faultOfSize, type AvatarFault } from '../../../domain/profile/avatar';
import type { ChosenFile } from '../../../domain/profile/picture';
import { pictureFacts } from '../../../domain/profile/picture-facts';
import type { GatewayFailure } from '../../../domain/shared/gateway-failure';
import type { Result } from '../../../domain/shared/result';
import { FormViewModel } from '../account/form.view-model';
import type { LibraryDeps } from './library-deps';
import type { ChangedPlaylist, NamedSong } from './library-dialogs.view-model';

export type PlaylistField = 'name' | 'description';

/** The validation rules of the form's text fields. */
const RULES = { fields: { name: PLAYLIST_NAME, description: PLAYLIST_DESCRIPTION } };

type PlaylistFormDeps = Pick<LibraryDeps, 'playlists' | 'setCover' | 'notices'>;

/** Creating or editing a playlist: its texts, its visibility, its cover. */
export class PlaylistFormViewModel {
  readonly form: FormViewModel<PlaylistField>;
  isPublic: boolean;
  cover: ChosenFile | null = null;
  coverFault: AvatarFault | null = null;
  /** Closing would discard changes, so the listener is asked first. */
  isLeaving = false;

  constructor(
    private readonly deps: PlaylistFormDeps,
    /** Null for a new playlist. */
    readonly playlist: ChangedPlaylist | null,
    private readonly songs: readonly NamedSong[] = [],
  ) {
    const { title = '', description = '', isPublic = false } = playlist ?? {};
    this.form = new FormViewModel<PlaylistField>(RULES, { name: title, description });
    this.isPublic = isPublic;
    makeAutoObservable<this, 'deps' | 'songs'>(
      this,
      { form: false, cover: observableRef, coverFault: observableRef, playlist: false, deps: false, songs: false },
      { autoBind: true },
    );
  }

  get isNew(): boolean {
    return this.playlist === null;
  }

  get isChanged(): boolean {
    return this.form.isChanged || this.cover !== null || this.isPublic !== (this.playlist?.isPublic ?? false);
  }

  show(isPublic: boolean): void {
    this.isPublic = isPublic;
  }

  /** Rejects a file that cannot become a cover before anything is sent. */
  async chooseCover(file: ChosenFile): Promise<void> {
    this.cover = null;
    this.coverFault = faultOfSize(file.size);
    if (this.coverFault !== null) return;
    const bytes = await file.arrayBuffer().catch(() => new ArrayBuffer(0));
    const fault = faultOfPicture(pictureFacts(new Uint8Array(bytes)));
    runInAction(() => {
      this.coverFault = fault;
      this.cover = fault === null ? file : null;
    });
  }

  /** Whether the dialog may close; if not, it asks. */
  leave(): boolean {
    if (this.form.isBusy) return false;
    this.isLeaving = this.isChanged;
    return !this.isLeaving;
  }

  stay(): void {
    this.isLeaving = false;
  }

  /** Returns whether the playlist is saved. A failed upload of the cover does not revert the playlist. */
  async save(): Promise<boolean> {
    const saved: { playlist?: OwnPlaylist } = {};
    const isSaved = await this.form.submit(async (values) => {
      const answer = await this.send(values.name.trim(), values.description.trim());
      if (!answer.ok) return answer;
      saved.playlist = answer.value;
      await this.sendCover(answer.value.id);
      return { ok: true, value: undefined };
    });
    if (isSaved && saved.playlist !== undefined) this.notify(saved.playlist);
    return isSaved;
  }

  private send(name: string, description: string): Promise<Result<OwnPlaylist, GatewayFailure>> {
    const { playlists } = this.deps;
    const { isPublic } = this;
    if (this.playlist !== null) return playlists.change(this.playlist.id, { name, description, isPublic });
    return playlists.create({ name, description, isPublic, songIds: this.songs.map(({ id }) => id) });
  }

  private async sendCover(id: string): Promise<void> {
    if (this.cover === null) return;
    const answer = await this.deps.setCover(id, this.cover);
    if (!answer.ok) this.deps.notices.show({ type: 'error', message: { kind: 'library', of: 'cover-failed' } });
  }

  private notify({ title }: OwnPlaylist): void {
    const of = this.isNew ? 'created' : 'saved';
    this.deps.notices.show({ type: 'success', message: { kind: 'library', of, name: title } });
  }
}
