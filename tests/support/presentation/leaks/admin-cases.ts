import { AbsentViewModel } from '../../../../src/presentation/view-models/admin/absent.view-model';
import { AccountsViewModel } from '../../../../src/presentation/view-models/admin/accounts.view-model';
import { ReportedCommentsViewModel } from '../../../../src/presentation/view-models/admin/comments.view-model';
import { FiguresViewModel } from '../../../../src/presentation/view-models/admin/figures.view-model';
import { FolderFilesViewModel } from '../../../../src/presentation/view-models/admin/folder-files.view-model';
import { LibraryCareViewModel } from '../../../../src/presentation/view-models/admin/library-care.view-model';
import { ManagedListViewModel } from '../../../../src/presentation/view-models/admin/managed-list.view-model';
import { SongsViewModel } from '../../../../src/presentation/view-models/admin/songs.view-model';
import { TagsViewModel } from '../../../../src/presentation/view-models/admin/tags.view-model';
import { aManagedAccount, aManagedSong, anAbsentThing, aReportedComment } from '../../builders/a-managed';
import type { LeakCase, LeakWorld } from './leak-case';

const SCAN = {
  state: 'running',
  startedAt: '2026-01-01T00:00:00.000Z',
  finishedAt: null,
  counts: { found: 4, processed: 1, added: 1, changed: 0, moved: 0, removed: 0, unchanged: 0, refused: 0, hidden: 0 },
  failure: null,
} as const;

const deps = ({ harness, over }: LeakWorld) =>
  over({ services: harness.viewModels.admin, notices: harness.viewModels.notices });

/** The tables and pages of administration. */
export const ADMIN_CASES: readonly LeakCase[] = [
  {
    file: 'admin/absent',
    holds: [],
    make: (world) => {
      world.harness.administration.absent = [anAbsentThing()];
      const viewModel = new AbsentViewModel(deps(world));
      const use = () => {
        viewModel.ask({ kind: 'all' });
        return viewModel.forget();
      };
      return { viewModel, open: viewModel.list.refresh, use, end: viewModel.list.dispose };
    },
  },
  {
    file: 'admin/accounts',
    holds: [],
    make: (world) => {
      world.harness.administration.accounts = [aManagedAccount()];
      const viewModel = new AccountsViewModel(deps(world));
      const use = () => {
        viewModel.raise({ action: 'lock', account: aManagedAccount() });
        return viewModel.answerYes();
      };
      return { viewModel, open: viewModel.list.refresh, use, end: viewModel.list.dispose };
    },
  },
  {
    file: 'admin/comments',
    holds: [],
    make: (world) => {
      world.harness.administration.comments = [aReportedComment()];
      const viewModel = new ReportedCommentsViewModel(deps(world));
      const use = () => {
        viewModel.ask(aReportedComment());
        return viewModel.remove();
      };
      return { viewModel, open: viewModel.list.refresh, use, end: viewModel.list.dispose };
    },
  },
  {
    file: 'admin/figures',
    holds: [],
    make: (world) => {
      const viewModel = new FiguresViewModel(deps(world), 420);
      return { viewModel, open: viewModel.refresh, use: () => viewModel.choose(90) };
    },
  },
  {
    file: 'admin/folder-files',
    holds: [],
    make: (world) => {
      const viewModel = new FolderFilesViewModel(deps(world));
      const open = () => viewModel.choose('refused');
      return { viewModel, open, use: () => viewModel.save(['Tệp', 'Lý do']), end: viewModel.dispose };
    },
  },
  {
    file: 'admin/library-care',
    holds: ['timer.after'],
    make: (world) => {
      world.harness.administration.library = { hasFolder: true, look: SCAN, hasDemo: false };
      const viewModel = new LibraryCareViewModel(deps(world), world.over(world.time, 'timer'));
      return { viewModel, open: viewModel.open, use: () => viewModel.lookAgain(), end: viewModel.dispose };
    },
  },
  {
    file: 'admin/managed-list',
    holds: [],
    make: (world) => {
      const { songs } = deps(world).services;
      const viewModel = new ManagedListViewModel((request) => songs.list(request), 'newest');
      return { viewModel, open: viewModel.refresh, use: () => viewModel.turnTo(2), end: viewModel.dispose };
    },
  },
  {
    file: 'admin/songs',
    holds: [],
    make: (world) => {
      world.harness.administration.songs = [aManagedSong()];
      const viewModel = new SongsViewModel(deps(world));
      const use = () => {
        viewModel.edit(aManagedSong());
        return viewModel.save();
      };
      return { viewModel, open: viewModel.list.refresh, use, end: viewModel.list.dispose };
    },
  },
  {
    file: 'admin/tags',
    holds: [],
    make: (world) => {
      world.harness.administration.songs = [aManagedSong()];
      const viewModel = new TagsViewModel(deps(world), aManagedSong(), () => undefined);
      const use = async () => {
        viewModel.form.type('title', 'Bến Mới');
        await viewModel.save();
        await viewModel.restore();
      };
      return { viewModel, use };
    },
  },
];
