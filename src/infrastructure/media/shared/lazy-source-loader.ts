import { playElement } from './play-element';
import type { SourceLoader, LoadRequest, OpenSourceLoader } from './source-loader';

/** One request that was made before the loader's code arrived: later calls to it are passed on once the code is here. */
class LazySourceLoader implements SourceLoader {
  private loader: SourceLoader | null = null;
  private isActive = false;
  private isClosed = false;
  private address: string | null = null;

  constructor(
    private readonly request: LoadRequest,
    coming: Promise<OpenSourceLoader>,
  ) {
    coming.then(
      (open) => this.open(open),
      () => this.isClosed || request.fail('network'),
    );
  }

  activate(): void {
    this.isActive = true;
    this.loader?.activate();
  }

  readdress(url: string): void {
    this.address = url;
    this.loader?.readdress(url);
  }

  close(): void {
    this.isClosed = true;
    this.loader?.close();
  }

  private open(open: OpenSourceLoader): void {
    if (this.isClosed) return;
    const { element, source, wantsSound } = this.request;
    this.loader = open({ ...this.request, source: { ...source, url: this.address ?? source.url } });
    if (this.isActive) this.loader.activate();
    // A refusal for a missing gesture was already reported before the source was here.
    if (wantsSound()) void playElement(element);
  }
}

/**
 * Feeds elements by code that is still loading: requests made before it arrives are served then. If the code does not arrive, the
 * waiting requests report a lost network, and the next request loads the code again.
 */
export function lazySourceLoader(load: () => Promise<OpenSourceLoader>): OpenSourceLoader {
  let here: OpenSourceLoader | null = null;
  let coming: Promise<OpenSourceLoader> | null = null;
  const fetchLoader = async (): Promise<OpenSourceLoader> => {
    try {
      here = await load();
      return here;
    } finally {
      coming = null;
    }
  };
  return (request) => {
    if (here !== null) return here(request);
    coming ??= fetchLoader();
    return new LazySourceLoader(request, coming);
  };
}
