import type { FragmentLoaderContext, HlsConfig, Loader, LoaderCallbacks, LoaderResponse } from 'hls.js/light';
import { isWholeSegment } from '../shared/is-whole-segment';

export type FragmentLoader = new (config: HlsConfig) => Loader<FragmentLoaderContext>;

/** Marks an error with a success status: the answer arrived, but its bytes are not a segment. */
export const BROKEN_STATUS = 200;

function isOfUse({ data }: LoaderResponse, { frag }: FragmentLoaderContext): boolean {
  return frag.sn === 'initSegment' || (data instanceof ArrayBuffer && isWholeSegment(new Uint8Array(data)));
}

/**
 * Loads like the given loader, but reports an error for bytes that are not a whole segment: hls.js would leave a hole in their
 * place and continue behind it. `onBroken` receives the address.
 */
export function checkedLoader(Plain: FragmentLoader, onBroken: (url: string) => void): FragmentLoader {
  return class CheckedLoader extends Plain {
    override load(...[context, config, callbacks]: Parameters<Loader<FragmentLoaderContext>['load']>): void {
      const checked: LoaderCallbacks<FragmentLoaderContext> = {
        ...callbacks,
        onSuccess(response, stats, loaded, details) {
          if (isOfUse(response, loaded)) {
            callbacks.onSuccess(response, stats, loaded, details);
            return;
          }
          onBroken(loaded.url);
          callbacks.onError({ code: BROKEN_STATUS, text: 'no whole segment' }, loaded, details, stats);
        },
      };
      super.load(context, config, checked);
    }
  };
}
