import type { FragmentLoaderContext, LoaderCallbacks, LoaderConfiguration } from 'hls.js/light';
import {
  BROKEN_STATUS,
  checkedLoader,
  type FragmentLoader,
} from '../../../src/infrastructure/media/hls/checked-loader';

const URL_ASKED = '/media/a/song-1/256/7.m4s';

const BOX_BYTES = 32;

/** The boxes of a segment. */
function segment(): ArrayBuffer {
  const bytes = new Uint8Array(2 * BOX_BYTES);
  const view = new DataView(bytes.buffer);
  ['moof', 'mdat'].forEach((name, place) => {
    view.setUint32(place * BOX_BYTES, BOX_BYTES);
    bytes.set(new TextEncoder().encode(name), place * BOX_BYTES + 4);
  });
  return bytes.buffer;
}

/** A loader that answers at once with this data. */
function answering(data: ArrayBuffer | string): FragmentLoader {
  class Plain {
    load(
      context: FragmentLoaderContext,
      _config: LoaderConfiguration,
      callbacks: LoaderCallbacks<FragmentLoaderContext>,
    ) {
      callbacks.onSuccess({ url: context.url, data }, {} as never, context, null);
    }
  }
  return Plain as unknown as FragmentLoader;
}

function load(data: ArrayBuffer | string, sn: number | 'initSegment' = 7) {
  const told: string[] = [];
  const Loader = checkedLoader(answering(data), (url) => told.push(`broken ${url}`));
  const callbacks = {
    onSuccess: () => told.push('success'),
    onError: ({ code }: { code: number }) => told.push(`error ${code}`),
  } as unknown as LoaderCallbacks<FragmentLoaderContext>;
  const context = { url: URL_ASKED, frag: { sn } } as unknown as FragmentLoaderContext;
  new Loader({} as never).load(context, {} as never, callbacks);
  return told;
}

describe('a loader that checks what it has loaded', () => {
  it('passes on a whole segment', () => {
    expect(load(segment())).toEqual(['success']);
  });

  it.each<[string, ArrayBuffer | string]>([
    ['was cut short', segment().slice(0, 40)],
    ['is empty', new ArrayBuffer(0)],
    ['is words', '<html>'],
  ])('reports an answer that %s as an error, with its address', (_, data) => {
    expect(load(data)).toEqual([`broken ${URL_ASKED}`, `error ${BROKEN_STATUS}`]);
  });

  it('leaves the init segment to hls.js', () => {
    expect(load(new ArrayBuffer(0), 'initSegment')).toEqual(['success']);
  });
});
