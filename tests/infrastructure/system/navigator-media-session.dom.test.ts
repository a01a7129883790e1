import type { MediaKey } from '../../../src/application/ports/media-session.port';
import { NavigatorMediaSession } from '../../../src/infrastructure/system/navigator-media-session';
import { aSong } from '../../support/builders/a-song';

type Handler = (details: Partial<MediaSessionActionDetails>) => void;

describe('the system’s player surface through the Media Session API', () => {
  const handlers = new Map<string, Handler>();
  const session = {
    metadata: null as { init: MediaMetadataInit } | null,
    playbackState: 'none',
    setActionHandler: (action: string, handler: Handler) => {
      const isKnown = action !== 'seekto';
      // Real browsers throw on an action that they do not offer.
      handlers.set(isKnown ? action : unknownAction(), handler);
    },
    setPositionState: jest.fn(),
  };
  const unknownAction = (): string => {
    throw new TypeError('unknown action');
  };
  const offer = (value: unknown) => Object.defineProperty(navigator, 'mediaSession', { value, configurable: true });

  beforeEach(() => {
    handlers.clear();
    session.metadata = null;
    session.setPositionState.mockClear();
    offer(session);
    Object.assign(globalThis, {
      MediaMetadata: class {
        constructor(readonly init: MediaMetadataInit) {}
      },
    });
  });

  it('shows title, artists, album and artwork in the fixed sizes', () => {
    const surface = new NavigatorMediaSession((url) => url);
    surface.show(aSong('7').titled('Bến Xa').by('An', 'Bình').with({ squareImageUrl: '/images/7?w={width}' }).build());
    expect(session.metadata?.init).toMatchObject({ title: 'Bến Xa', artist: 'An, Bình', album: 'Bờ Bên Kia' });
    expect(session.metadata?.init.artwork?.map(({ src }) => src)).toEqual([
      '/images/7?w=128',
      '/images/7?w=256',
      '/images/7?w=512',
    ]);
    surface.show(null);
    expect(session).toMatchObject({ metadata: null, playbackState: 'none' });
    expect(session.setPositionState).toHaveBeenCalledWith();
  });

  it('shows a picture of one size as it is', () => {
    const surface = new NavigatorMediaSession((url) => url);
    surface.show(aSong('7').with({ squareImageUrl: '/images/7' }).build());
    expect(session.metadata?.init.artwork).toEqual([{ src: '/images/7' }]);
  });

  it('shows a picture from the address that the backend completes', () => {
    const surface = new NavigatorMediaSession((url) => `${url}?token=1`);
    surface.show(aSong('7').with({ squareImageUrl: '/images/7' }).build());
    expect(session.metadata?.init.artwork).toEqual([{ src: '/images/7?token=1' }]);
  });

  it('reports state and a position within the song', () => {
    const surface = new NavigatorMediaSession((url) => url);
    surface.show(aSong().build());
    surface.report({ isPlaying: true, position: 31, duration: 30, speed: 1.5 });
    expect(session.playbackState).toBe('playing');
    expect(session.setPositionState).toHaveBeenCalledWith({ duration: 30, position: 30, playbackRate: 1.5 });
  });

  it('reports nothing while there is no song', () => {
    const surface = new NavigatorMediaSession((url) => url);
    session.playbackState = 'none';
    surface.report({ isPlaying: false, position: 0, duration: 0, speed: 1 });
    surface.show(aSong().build());
    surface.show(null);
    session.setPositionState.mockClear();
    surface.report({ isPlaying: false, position: 0, duration: 0, speed: 1 });
    expect([session.playbackState, session.setPositionState.mock.calls]).toEqual(['none', []]);
  });

  it('reports no position before the beginning, which a browser refuses', () => {
    const surface = new NavigatorMediaSession((url) => url);
    surface.show(aSong().build());
    surface.report({ isPlaying: false, position: -0.2, duration: 0, speed: 1 });
    expect(session.setPositionState).toHaveBeenCalledWith({ duration: 0, position: 0, playbackRate: 1 });
  });

  it('offers every key of the system', () => {
    new NavigatorMediaSession((url) => url);
    expect([...handlers.keys()].toSorted()).toEqual(
      ['nexttrack', 'pause', 'play', 'previoustrack', 'seekbackward', 'seekforward', 'stop'].toSorted(),
    );
  });

  it('reports pressed keys, and works without a key that the browser does not offer', () => {
    const keys: MediaKey[] = [];
    new NavigatorMediaSession((url) => url).keys.subscribe((key) => keys.push(key));
    handlers.get('nexttrack')?.({});
    handlers.get('seekbackward')?.({ seekOffset: 5 });
    handlers.get('seekforward')?.({});
    expect(keys).toEqual([{ kind: 'next' }, { kind: 'skip', by: -5 }, { kind: 'skip', by: 10 }]);
    expect(handlers.has('seekto')).toBe(false);
  });

  it('does nothing where the browser has no such surface', () => {
    delete (navigator as { mediaSession?: unknown }).mediaSession;
    const surface = new NavigatorMediaSession((url) => url);
    surface.show(aSong().build());
    surface.report({ isPlaying: true, position: 0, duration: 30, speed: 1 });
    expect(session.setPositionState).not.toHaveBeenCalled();
  });
});
