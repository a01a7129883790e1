import { succeed } from '../../../../src/domain/shared/result';
import { AnswerViewModel } from '../../../../src/presentation/view-models/answer.view-model';
import { CollectionsViewModel } from '../../../../src/presentation/view-models/collections.view-model';
import { DemoViewModel } from '../../../../src/presentation/view-models/demo.view-model';
import { FreshnessViewModel } from '../../../../src/presentation/view-models/freshness.view-model';
import { HomeViewModel } from '../../../../src/presentation/view-models/home.view-model';
import { AppViewModel } from '../../../../src/presentation/view-models/idle/app.view-model';
import { ConsentViewModel } from '../../../../src/presentation/view-models/idle/consent.view-model';
import { ImportViewModel } from '../../../../src/presentation/view-models/import.view-model';
import { NoticesViewModel } from '../../../../src/presentation/view-models/notices.view-model';
import { RecentViewModel } from '../../../../src/presentation/view-models/recent.view-model';
import { ShellViewModel } from '../../../../src/presentation/view-models/shell.view-model';
import { ClipShelfViewModel } from '../../../../src/presentation/view-models/shorts/clip-shelf.view-model';
import { CommentsViewModel } from '../../../../src/presentation/view-models/shorts/comments.view-model';
import { FeedViewModel } from '../../../../src/presentation/view-models/shorts/feed.view-model';
import { PageViewCounting } from '../../../../src/application/page-views/page-view-counting';
import { Preferences } from '../../../../src/application/preferences/preferences';
import { clips } from '../../builders/a-clip';
import { aDemoProgress } from '../../builders/a-demo-progress';
import { aFeed } from '../../builders/a-feed';
import { MemoryPageViews } from '../../backends/memory/memory-page-views';
import type { LeakCase } from './leak-case';

const FOR_YOU = { kind: 'for-you' } as const;
const MEMBER = { kind: 'signed-in', profile: null } as const;
const IMPORT = { hasMediaFolder: true, isRunning: true, found: 3, processed: 1, refused: 0 };

/** The home page, the parts around every page, and the feed of clips. */
export const PAGE_CASES: readonly LeakCase[] = [
  {
    file: 'answer',
    holds: [],
    make: ({ harness, over }) => {
      const { songs } = over(harness.viewModels);
      const viewModel = new AnswerViewModel(() => songs.song('1'));
      return { viewModel, open: viewModel.load, use: viewModel.refresh, end: viewModel.dispose };
    },
  },
  {
    file: 'collections',
    holds: [],
    make: ({ harness, over }) => {
      const playback = { execute: () => Promise.resolve(succeed(undefined)) };
      const viewModel = new CollectionsViewModel(over(playback), over(harness.viewModels.notices));
      return { viewModel, use: () => viewModel.play({ kind: 'album', id: 'a1' }) };
    },
  },
  {
    file: 'demo',
    holds: ['demo'],
    make: ({ harness, over }) => {
      const viewModel = new DemoViewModel(over(harness.demo, 'demo'), harness.viewModels.home);
      const use = () => {
        harness.demo.next(aDemoProgress({ state: 'making', made: 1 }));
        harness.demo.next(aDemoProgress({ state: 'making', made: 2 }));
      };
      return { viewModel, open: viewModel.open, use, end: viewModel.dispose };
    },
  },
  {
    file: 'freshness',
    holds: ['connectivity', 'languages', 'session'],
    make: ({ harness, languages, over }) => {
      const { account, connectivity } = harness;
      const news = {
        session: account.session.changes,
        languages: languages.changes,
        connectivity: connectivity.changes,
      };
      const viewModel = new FreshnessViewModel(over(news), []);
      const open = () => viewModel.show({ refresh: () => undefined });
      return { viewModel, open, use: viewModel.renew, end: () => viewModel.dispose() };
    },
  },
  {
    file: 'home',
    holds: ['library.changes', 'timer.after'],
    make: ({ harness, time, over }) => {
      const { changes } = over(harness.kept.access, 'library');
      const viewModel = new HomeViewModel(harness.home, over(time, 'timer'), time, changes);
      return { viewModel, open: viewModel.open, use: viewModel.retry, end: viewModel.dispose };
    },
  },
  {
    file: 'idle/app',
    holds: ['installer.changes', 'versions.newer'],
    make: ({ harness, over }) => {
      const { installer, versions } = over(harness.later);
      const viewModel = new AppViewModel(installer, versions, harness.viewModels.player);
      const use = () => {
        harness.later.installer.become({ canAsk: true });
        harness.later.versions.newer.next();
        return viewModel.install();
      };
      return { viewModel, use, end: viewModel.dispose };
    },
  },
  {
    file: 'idle/consent',
    holds: ['changes'],
    make: ({ harness, over }) => {
      const counting = new PageViewCounting([new MemoryPageViews()], harness.store, { refuses: () => false });
      const viewModel = new ConsentViewModel(over(counting));
      const use = () => viewModel.answer(true);
      return { viewModel, open: () => viewModel.open('/'), use, end: viewModel.dispose };
    },
  },
  {
    file: 'import',
    holds: ['timer.after'],
    make: ({ harness, time, over }) => {
      const watch = { read: () => Promise.resolve(succeed(IMPORT)) };
      const viewModel = new ImportViewModel(watch, over(time, 'timer'), harness.viewModels.home);
      return { viewModel, open: viewModel.open, use: () => time.pass(4_000), end: viewModel.dispose };
    },
  },
  {
    file: 'notices',
    holds: ['shown'],
    make: ({ over }) => {
      const viewModel = new NoticesViewModel();
      const open = () => over(viewModel.shown, 'shown').subscribe(() => undefined);
      const use = () => viewModel.show({ type: 'success', message: { kind: 'link-copied' } });
      return { viewModel, open, use, end: () => viewModel.dispose() };
    },
  },
  {
    file: 'recent',
    holds: ['changes'],
    make: ({ harness, over }) => {
      const viewModel = new RecentViewModel(over(harness.history));
      const use = () => harness.history.clear();
      return { viewModel, use, end: viewModel.dispose };
    },
  },
  {
    file: 'shell',
    holds: ['connectivity.changes', 'languages.changes', 'preferences.changes'],
    make: ({ harness, languages, over }) => {
      const { connectivity, store } = harness;
      const preferences = over(new Preferences(store), 'preferences');
      const spoken = over(languages, 'languages');
      const reach = over(connectivity, 'connectivity');
      const viewModel = new ShellViewModel(preferences, spoken, reach, harness.viewModels.notices);
      const use = () => {
        viewModel.toggleTheme();
        connectivity.set(false);
        return viewModel.toggleLanguage();
      };
      return { viewModel, use, end: viewModel.dispose };
    },
  },
  {
    file: 'shorts/clip-shelf',
    holds: [],
    make: ({ over }) => {
      const viewModel = new ClipShelfViewModel(FOR_YOU, 8, over(aFeed(clips('a', 'b')).videos));
      return { viewModel, open: viewModel.open, use: viewModel.refresh, end: viewModel.dispose };
    },
  },
  {
    file: 'shorts/comments',
    holds: ['thread.changes', 'thread.forgetting'],
    make: ({ harness, over }) => {
      const { thread } = over(aFeed(clips('a'), MEMBER));
      const { notices } = harness.viewModels;
      const me = () => ({ name: 'Vy', avatarUrl: null });
      const viewModel = new CommentsViewModel(thread, { gate: harness.account.gate, notices, me });
      const use = () => {
        viewModel.write('Hay quá');
        viewModel.send();
        viewModel.more();
      };
      return { viewModel, open: () => viewModel.open('a'), use, end: viewModel.dispose };
    },
  },
  {
    file: 'shorts/feed',
    holds: [
      'freshness.start',
      'outbox.start',
      'playback.changes',
      'playback.start',
      'reactions.refusals',
      'reading.changes',
      'recording.start',
      'settings.changes',
    ],
    make: ({ harness, over }) => {
      const { notices, browse } = harness.viewModels;
      const viewModel = new FeedViewModel(over(aFeed(clips('a', 'b', 'c'), MEMBER)), { ...browse, notices });
      const use = () => {
        viewModel.goTo(1);
        viewModel.see(1);
        viewModel.toggleReaction('like');
        viewModel.comment(true);
      };
      return { viewModel, open: () => viewModel.open(FOR_YOU, null), use, end: viewModel.dispose };
    },
  },
];
