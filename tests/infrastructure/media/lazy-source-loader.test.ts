import type { PlaybackFault } from '../../../src/domain/playback/sources/playback-engine.port';
import type {
  SourceLoader,
  LoadRequest,
  OpenSourceLoader,
} from '../../../src/infrastructure/media/shared/source-loader';
import { lazySourceLoader } from '../../../src/infrastructure/media/shared/lazy-source-loader';
import { clips } from '../../support/builders/a-clip';

const flush = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** Code that loads when the test resolves it, and the calls it and the element received. */
function begun() {
  const said: string[] = [];
  let tries = 0;
  let resolveLoader: (open: OpenSourceLoader) => void = () => undefined;
  let refuse: (error: Error) => void = () => undefined;
  const load = (): Promise<OpenSourceLoader> => {
    tries += 1;
    return new Promise((resolve, reject) => {
      resolveLoader = resolve;
      refuse = reject;
    });
  };
  const open: OpenSourceLoader = ({ source }) => {
    said.push(`open ${source.url}`);
    const feed: SourceLoader = {
      activate: () => void said.push('activate'),
      readdress: (url) => void said.push(`readdress ${url}`),
      close: () => void said.push('close'),
    };
    return feed;
  };
  const request = (wantsSound = false): LoadRequest => ({
    element: { play: async () => void said.push('play') } as unknown as HTMLMediaElement,
    source: clips('a')[0]!.sources[0]!,
    startAt: 0,
    fail: (fault: PlaybackFault) => void said.push(`fail ${fault}`),
    wantsSound: () => wantsSound,
    resumeAt: () => undefined,
    onRendition: () => undefined,
  });
  return {
    said,
    request,
    feeds: lazySourceLoader(load),
    tries: () => tries,
    comes: () => resolveLoader(open),
    failsToCome: () => refuse(new Error('lost')),
  };
}

const URL_OF_A = '/media/a/master.m3u8';

describe('a source loader whose code is still loading', () => {
  it('serves an earlier request once loaded: opens the source, activates it and plays it', async () => {
    const { feeds, request, said, comes } = begun();
    const feed = feeds(request(true));
    feed.activate();
    expect(said).toEqual([]);
    comes();
    await flush();
    expect(said).toEqual([`open ${URL_OF_A}`, 'activate', 'play']);
  });

  it('does not play a source whose sound is not wanted yet', async () => {
    const { feeds, request, said, comes } = begun();
    feeds(request());
    comes();
    await flush();
    expect(said).toEqual([`open ${URL_OF_A}`]);
  });

  it('does not open a source that was closed meanwhile', async () => {
    const { feeds, request, said, comes } = begun();
    feeds(request()).close();
    comes();
    await flush();
    expect(said).toEqual([]);
  });

  it('opens the newest address, and passes on later calls', async () => {
    const { feeds, request, said, comes } = begun();
    const feed = feeds(request());
    feed.readdress('/new');
    comes();
    await flush();
    feed.activate();
    feed.readdress('/newer');
    feed.close();
    expect(said).toEqual(['open /new', 'activate', 'readdress /newer', 'close']);
  });

  it('loads its code once for all waiting requests, and serves the next request at once', async () => {
    const { feeds, request, said, comes, tries } = begun();
    feeds(request());
    feeds(request());
    comes();
    await flush();
    feeds(request());
    expect([tries(), said.length]).toEqual([1, 3]);
  });

  it('reports a network fault to each request still waiting, and loads its code again', async () => {
    const { feeds, request, said, failsToCome, tries } = begun();
    feeds(request());
    feeds(request()).close();
    failsToCome();
    await flush();
    feeds(request());
    expect([said, tries()]).toEqual([['fail network'], 2]);
  });
});
