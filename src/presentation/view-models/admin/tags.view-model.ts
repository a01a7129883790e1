import type { ManagedSong } from '../../../domain/administration/song-administration.port';
import { fromTagTexts, toTagTexts, type TagTexts } from '../../../domain/administration/song-tags';
import { faultOfTagNumber, TAG_FIELDS } from '../../../domain/administration/tag-field-rules';
import { succeed } from '../../../domain/shared/result';
import { FormViewModel } from '../account/form.view-model';
import { type AdminDeps } from './admin-deps';

export type TagField = keyof TagTexts;

/** The tags of one song, in a form. */
export class TagsViewModel {
  readonly form: FormViewModel<TagField>;

  constructor(
    private readonly deps: AdminDeps,
    readonly song: ManagedSong,
    private readonly onSaved: (song: ManagedSong) => void,
  ) {
    this.form = new FormViewModel<TagField>({ fields: TAG_FIELDS, beyond: faultOfTagNumber }, toTagTexts(song.tags));
  }

  /** Returns whether it was accepted. */
  save(): Promise<boolean> {
    return this.form.submit(async (texts) => {
      const answer = await this.deps.services.songs.saveTags(this.song.id, fromTagTexts(texts));
      if (!answer.ok) return answer;
      this.onSaved(answer.value);
      return succeed(undefined);
    });
  }

  /** Restores the tags that the file contains. */
  restore(): Promise<boolean> {
    return this.form.submit(async () => {
      const answer = await this.deps.services.songs.restoreTags(this.song.id);
      if (!answer.ok) return answer;
      this.onSaved(answer.value);
      return succeed(undefined);
    });
  }
}
