import { NO_ANNOTATIONS } from '../../../../src/domain/catalogue/song-annotations';
import type { OwnPlaylist } from '../../../../src/domain/library/own-playlists.port';
import { AddToPlaylistViewModel } from '../../../../src/presentation/view-models/library/add-to-playlist.view-model';
import { DeletePlaylistViewModel } from '../../../../src/presentation/view-models/library/delete-playlist.view-model';
import { HistoryViewModel } from '../../../../src/presentation/view-models/library/history.view-model';
import { LibraryDialogsViewModel } from '../../../../src/presentation/view-models/library/library-dialogs.view-model';
import { LibraryViewModel } from '../../../../src/presentation/view-models/library/library.view-model';
import { AnnotationsViewModel } from '../../../../src/presentation/view-models/library/annotations.view-model';
import { OwnEntriesViewModel } from '../../../../src/presentation/view-models/library/own-entries.view-model';
import { PlaylistFormViewModel } from '../../../../src/presentation/view-models/library/playlist-form.view-model';
import { DevicePickerViewModel } from '../../../../src/presentation/view-models/live/device-picker.view-model';
import { FileOnDisk } from '../../builders/a-chosen-file';
import { aPeer } from '../../builders/a-peer';
import { jpegHead } from '../../builders/picture-heads';
import { lasting, type LeakCase, type LeakWorld } from './leak-case';

const PLAYLIST: Pick<OwnPlaylist, 'id' | 'title'> = { id: 'p1', title: 'Mưa' };

const deps = ({ harness, over }: LeakWorld) => over(harness.viewModels.libraryDialogs.deps);

/** The listener's library, and the account's other devices. */
export const LIBRARY_CASES: readonly LeakCase[] = [
  {
    file: 'library/add-to-playlist',
    holds: [],
    make: (world) => {
      const viewModel = new AddToPlaylistViewModel(deps(world), world.songs);
      return { viewModel, open: viewModel.load, use: () => viewModel.add(PLAYLIST) };
    },
  },
  {
    file: 'library/delete-playlist',
    holds: [],
    make: (world) => {
      const viewModel = new DeletePlaylistViewModel(deps(world), PLAYLIST);
      return { viewModel, use: viewModel.delete };
    },
  },
  {
    file: 'library/history',
    holds: ['changes'],
    make: (world) => {
      const viewModel = new HistoryViewModel(deps(world));
      const use = () => {
        viewModel.ask(true);
        return viewModel.clear();
      };
      return { viewModel, open: viewModel.open, use, end: viewModel.dispose };
    },
  },
  {
    file: 'library/library-dialogs',
    holds: [],
    make: (world) => {
      const viewModel = new LibraryDialogsViewModel(world.harness.account.gate, deps(world));
      const use = async () => {
        await viewModel.playLiked();
        viewModel.close();
      };
      return { viewModel, open: () => viewModel.openCreate(world.songs), use };
    },
  },
  {
    file: 'library/library',
    holds: ['changes'],
    make: (world) => {
      const viewModel = new LibraryViewModel(deps(world));
      const use = async () => {
        viewModel.chooseType('album');
        await viewModel.refresh();
        await viewModel.more();
      };
      return { viewModel, open: viewModel.open, use, end: viewModel.dispose };
    },
  },
  {
    file: 'library/annotations',
    holds: ['annotations.changes', 'session.changes'],
    make: (world) => {
      const { gate, session } = world.harness.account;
      const { notices, annotations } = deps(world);
      const viewModel = new AnnotationsViewModel(
        { annotations, gate, notices },
        world.over(session, 'session').changes,
      );
      const use = () => viewModel.toggleLike({ ...NO_ANNOTATIONS, id: '1' });
      return { viewModel, use, end: viewModel.dispose };
    },
  },
  {
    file: 'library/own-entries',
    holds: ['changes'],
    make: (world) => {
      const page = {
        items: [],
        rearrange: () => undefined,
        send: <R>(change: () => Promise<R>) => change(),
        refresh: () => Promise.resolve(),
      };
      const viewModel = new OwnEntriesViewModel('p1', page, deps(world));
      return { viewModel, open: viewModel.open, use: () => viewModel.remove('e1'), end: viewModel.dispose };
    },
  },
  {
    file: 'library/playlist-form',
    holds: [],
    make: (world) => {
      const viewModel = new PlaylistFormViewModel(deps(world), null, world.songs);
      const open = () => viewModel.chooseCover(new FileOnDisk(jpegHead(400, 300)));
      const use = () => {
        viewModel.form.type('name', 'Mưa');
        return viewModel.save();
      };
      return { viewModel, open, use };
    },
  },
  {
    file: 'live/device-picker',
    holds: ['devices', 'devices.changes', 'devices.failures'],
    make: ({ harness, over }) => {
      const { devices } = harness;
      const viewModel = new DevicePickerViewModel(over({ devices: lasting(devices) }), harness.viewModels.notices);
      const use = () => {
        devices.show([aPeer('other')]);
        viewModel.devices.forEach(viewModel.toggleControl);
      };
      return { viewModel, open: viewModel.open, use, end: viewModel.dispose };
    },
  },
];
