import { makeAutoObservable, runInAction } from 'mobx';
import { FILE_FINDINGS, type FileFinding, type FolderFile } from '../../../domain/administration/folder-files.port';
import { notifyFailure, type AdminDeps } from './admin-deps';
import { ManagedListViewModel } from './managed-list.view-model';

export type FileList = ManagedListViewModel<FolderFile, 'path'>;

/** Files of the media folder that are not fully in the library: one list for each possible finding about a file. */
export class FolderFilesViewModel {
  finding: FileFinding = FILE_FINDINGS[0];
  isSaving = false;
  private readonly lists: ReadonlyMap<FileFinding, FileList>;

  constructor(private readonly deps: AdminDeps) {
    const listOf = (finding: FileFinding): FileList =>
      new ManagedListViewModel((request) => deps.services.files.list(finding, request), 'path');
    this.lists = new Map(FILE_FINDINGS.map((finding) => [finding, listOf(finding)]));
    makeAutoObservable<this, 'deps' | 'lists'>(this, { deps: false, lists: false }, { autoBind: true });
  }

  get list(): FileList {
    const list = this.lists.get(this.finding);
    if (list === undefined) throw new Error(`there is no list of ${this.finding}`);
    return list;
  }

  choose(finding: FileFinding): Promise<void> {
    this.finding = finding;
    return this.list.refresh();
  }

  /** Saves all pages of the current list; `headings` are the column headings. */
  async save(headings: readonly [string, string]): Promise<void> {
    if (this.isSaving) return;
    this.isSaving = true;
    const { finding, list } = this;
    const answer = await this.deps.services.saveFiles.execute({
      finding,
      searchText: list.request.searchText,
      headings,
    });
    runInAction(() => (this.isSaving = false));
    if (!answer.ok) notifyFailure(this.deps, answer.error);
  }

  dispose(): void {
    for (const list of this.lists.values()) list.dispose();
  }
}
