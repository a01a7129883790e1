import { Subject } from 'rxjs';
import { displayArtistOf } from '../../../contract/kernel/display-artist';
import { hasWidths, pictureAt } from '../../../contract/kernel/picture-address';
import type { AddressMedia } from '../../application/ports/address-media.port';
import type {
  MediaKey,
  MediaReport,
  MediaSession as MediaSessionPort,
} from '../../application/ports/media-session.port';
import type { Song } from '../../domain/catalogue/song';
import type { Seconds } from '../../domain/shared/units';

const ARTWORK_SIZES = [128, 256, 512] as const;
/** How far a headset's "forward" skips if the system gives no length. */
const SKIP: Seconds = 10;

const KEYS: Readonly<Record<string, (details: MediaSessionActionDetails) => MediaKey>> = {
  play: () => ({ kind: 'play' }),
  pause: () => ({ kind: 'pause' }),
  stop: () => ({ kind: 'stop' }),
  nexttrack: () => ({ kind: 'next' }),
  previoustrack: () => ({ kind: 'previous' }),
  seekto: ({ seekTime }) => ({ kind: 'seek', to: seekTime ?? 0 }),
  seekforward: ({ seekOffset }) => ({ kind: 'skip', by: seekOffset ?? SKIP }),
  seekbackward: ({ seekOffset }) => ({ kind: 'skip', by: -(seekOffset ?? SKIP) }),
};

/** Lock screen, media keys and headset buttons through the Media Session API; does nothing if the browser has none. */
export class NavigatorMediaSession implements MediaSessionPort {
  private readonly pressed = new Subject<MediaKey>();
  readonly keys = this.pressed.asObservable();
  private readonly session: MediaSession | null = 'mediaSession' in navigator ? navigator.mediaSession : null;

  constructor(private readonly address: AddressMedia) {
    for (const action of Object.keys(KEYS)) this.listen(action as MediaSessionAction);
  }

  show(song: Song | null): void {
    if (this.session === null) return;
    this.session.metadata = song && new MediaMetadata(metadataOf(song, this.address));
    if (song !== null) return;
    this.session.playbackState = 'none';
    this.session.setPositionState();
  }

  report(state: MediaReport): void {
    if (this.session === null || this.session.metadata === null) return;
    this.session.playbackState = state.isPlaying ? 'playing' : 'paused';
    const duration = Math.max(0, state.duration);
    const position = Math.min(Math.max(0, state.position), duration);
    this.session.setPositionState({ duration, position, playbackRate: state.speed });
  }

  /** A browser throws on an action that it does not support; the other actions still work. */
  private listen(action: MediaSessionAction): void {
    try {
      this.session?.setActionHandler(action, (details) => {
        const key = KEYS[action]?.(details);
        if (key !== undefined) this.pressed.next(key);
      });
    } catch {
      // The browser does not offer this key.
    }
  }
}

function metadataOf(song: Song, address: AddressMedia): MediaMetadataInit {
  return {
    title: song.title,
    artist: displayArtistOf(song),
    album: song.album?.title ?? '',
    artwork: artworkOf(song.squareImageUrl).map((image) => ({ ...image, src: address(image.src) })),
  };
}

/** The size of a picture that has only one is not known, so none is named. */
function artworkOf(address: string): MediaImage[] {
  if (!hasWidths(address)) return [{ src: address }];
  return ARTWORK_SIZES.map((size) => ({ src: pictureAt(address, size), sizes: `${size}x${size}` }));
}
