/** A media source inside an element. */
export interface AttachedMedia {
  readonly media: MediaSource;
  /** Empties the element. */
  detach(): void;
}

export type AttachMediaSource = (element: HTMLMediaElement) => AttachedMedia;

interface MediaSourceHost {
  readonly MediaSource?: typeof MediaSource;
  readonly ManagedMediaSource?: typeof MediaSource;
}

/** What hls.js needs: one of these. */
const HLS_CONTAINERS = ['video/mp4; codecs="avc1.42E01E,mp4a.40.2"', 'audio/mp4; codecs="mp4a.40.2"'];

/** If both exist, the managed one is used, which is meant for phones: it lets the system decide when to save power. */
export function findMediaSource(host: MediaSourceHost): typeof MediaSource | null {
  return host.ManagedMediaSource ?? host.MediaSource ?? null;
}

/** Whether segments can be appended by script here: the same check as in hls.js, available before its code is loaded. */
export function supportsMediaSource(host: MediaSourceHost): boolean {
  const constructor = findMediaSource(host);
  return constructor !== null && HLS_CONTAINERS.some((type) => constructor.isTypeSupported(type));
}

/** Puts a new media source into an element. */
export const attachMediaSource: AttachMediaSource = (element) => {
  const Source = findMediaSource(globalThis as MediaSourceHost);
  if (Source === null) throw new Error('segments cannot be appended in this browser');
  const media = new Source();
  // Browsers refuse a managed media source while the sound might be sent to another device.
  if ('ManagedMediaSource' in globalThis) element.disableRemotePlayback = true;
  const address = URL.createObjectURL(media);
  element.src = address;
  media.addEventListener('sourceopen', () => URL.revokeObjectURL(address), { once: true });
  return {
    media,
    detach() {
      URL.revokeObjectURL(address);
      element.removeAttribute('src');
      element.load();
    },
  };
};
