import { FullScreenViewModel } from '../../../../src/presentation/view-models/full-screen.view-model';
import { LyricsViewModel } from '../../../../src/presentation/view-models/lyrics.view-model';
import { MediaViewModel } from '../../../../src/presentation/view-models/media.view-model';
import { PanelViewModel } from '../../../../src/presentation/view-models/panel.view-model';
import { QueueViewModel } from '../../../../src/presentation/view-models/panel/queue.view-model';
import { SuggestionsViewModel } from '../../../../src/presentation/view-models/panel/suggestions.view-model';
import { PlayerViewModel } from '../../../../src/presentation/view-models/player.view-model';
import { PreviewViewModel } from '../../../../src/presentation/view-models/preview.view-model';
import { SongMenuViewModel } from '../../../../src/presentation/view-models/song-menu.view-model';
import { SongViewModel } from '../../../../src/presentation/view-models/song.view-model';
import { SoundViewModel } from '../../../../src/presentation/view-models/sound.view-model';
import { UpNextViewModel } from '../../../../src/presentation/view-models/up-next.view-model';
import type { LeakCase, LeakWorld } from './leak-case';
import { lasting } from './leak-case';

const panelDeps = ({ harness, over }: LeakWorld) =>
  over({ player: harness.sound, notices: harness.viewModels.notices });

/** Ends what `open` began: `open` returns the function that closes. */
function closable<V extends object>(viewModel: V, open: () => () => void, use: () => unknown) {
  const closes: (() => void)[] = [];
  return { viewModel, open: () => closes.push(open()), use, end: () => closes.forEach((close) => close()) };
}

/** The player, what is shown of it, and the settings of sound and picture. */
export const PLAYBACK_CASES: readonly LeakCase[] = [
  {
    file: 'player',
    holds: ['changes'],
    make: ({ harness, songs, over }) => {
      const viewModel = new PlayerViewModel(over(harness.sound), { preload: () => undefined });
      const use = () => {
        viewModel.playAll(songs);
        viewModel.toggle();
        viewModel.dispatch({ kind: 'next' });
      };
      return { viewModel, use, end: viewModel.dispose };
    },
  },
  {
    file: 'panel',
    holds: [],
    make: () => {
      const viewModel = new PanelViewModel();
      return { viewModel, open: () => viewModel.open('queue'), use: () => viewModel.toggle('lyrics') };
    },
  },
  {
    file: 'panel/queue',
    holds: ['player.changes'],
    make: (world) => {
      const viewModel = new QueueViewModel(panelDeps(world));
      const use = () => {
        world.harness.sound.dispatch({ kind: 'play-songs', songs: world.songs, startIndex: 0 });
        viewModel.clear();
        viewModel.undo();
      };
      return { viewModel, open: viewModel.open, use, end: viewModel.dispose };
    },
  },
  {
    file: 'panel/suggestions',
    holds: ['player.changes'],
    make: (world) => {
      const viewModel = new SuggestionsViewModel(panelDeps(world));
      const use = () => {
        world.harness.sound.dispatch({ kind: 'play-songs', songs: world.songs, startIndex: 0 });
        viewModel.makeEndless(true);
        viewModel.more();
      };
      return { viewModel, open: viewModel.open, use, end: viewModel.dispose };
    },
  },
  {
    file: 'full-screen',
    holds: [],
    make: ({ harness, songs, over }) => {
      const { player, panel } = harness.viewModels;
      const viewModel = new FullScreenViewModel(over(player), over(panel));
      const use = () => {
        player.playAll(songs);
        viewModel.toggle();
        viewModel.show('video');
        viewModel.leave();
      };
      return { viewModel, use };
    },
  },
  {
    file: 'lyrics',
    holds: ['sound.changes'],
    make: ({ harness, songs, over }) => {
      const viewModel = new LyricsViewModel(over(harness.viewModels.lyrics));
      const use = () => {
        harness.sound.dispatch({ kind: 'play-songs', songs, startIndex: 0 });
        viewModel.hold();
        viewModel.tick();
      };
      return closable(viewModel, viewModel.open, use);
    },
  },
  {
    file: 'preview',
    holds: ['changes'],
    make: ({ harness, over }) => {
      const viewModel = new PreviewViewModel(over(harness.sound));
      return closable(viewModel, viewModel.open, () => viewModel.of('1'));
    },
  },
  {
    file: 'up-next',
    holds: ['changes'],
    make: ({ harness, songs, over }) => {
      const viewModel = new UpNextViewModel(over(harness.sound));
      return closable(viewModel, viewModel.open, () =>
        harness.sound.dispatch({ kind: 'play-songs', songs, startIndex: 0 }),
      );
    },
  },
  {
    file: 'media',
    holds: ['services', 'services.media.changes', 'services.media.failures'],
    make: ({ harness, over }) => {
      const deps = over({ services: lasting(harness.listening) });
      const viewModel = new MediaViewModel(deps);
      const use = () => {
        new MediaViewModel(deps).runOnce(() => undefined);
        viewModel.showVideo(true);
        viewModel.chooseQuality(128);
        viewModel.spareData(true);
      };
      return { viewModel, open: () => viewModel.open(), use, end: viewModel.dispose };
    },
  },
  {
    file: 'sound',
    holds: ['services', 'services.settings.changes', 'services.sleep.changes', 'timer.after'],
    make: ({ harness, time, over }) => {
      const viewModel = new SoundViewModel(over({ services: lasting(harness.listening), timer: time }));
      const use = () => {
        viewModel.choosePreset('bass');
        viewModel.startSleep();
      };
      return { viewModel, open: viewModel.open, use, end: viewModel.dispose };
    },
  },
  {
    file: 'song',
    holds: [],
    make: ({ harness, over }) => {
      const { songs, player } = harness.viewModels;
      const viewModel = new SongViewModel('1', over(songs), over(player));
      const use = () => {
        viewModel.play();
        return viewModel.retry();
      };
      return { viewModel, open: viewModel.open, use, end: viewModel.dispose };
    },
  },
  {
    file: 'song-menu',
    holds: [],
    make: ({ songs: [song] }) => {
      const viewModel = new SongMenuViewModel();
      const open = () => song && viewModel.open({ song, x: 0, y: 0, onPlay: () => undefined });
      return { viewModel, open, use: viewModel.close };
    },
  },
];
