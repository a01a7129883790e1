const HLS_CONTAINERS = ['video/mp4; codecs="avc1.42E01E,mp4a.40.2"', 'audio/mp4; codecs="mp4a.40.2"'];

interface MediaSourceHost {
  readonly MediaSource?: typeof MediaSource;
  readonly ManagedMediaSource?: typeof MediaSource;
}

/** Whether segments can be appended by script here: the same check as in hls.js, available before its code is loaded. */
export function supportsMediaSource(host: MediaSourceHost): boolean {
  const constructor = host.ManagedMediaSource ?? host.MediaSource;
  return constructor !== undefined && HLS_CONTAINERS.some((type) => constructor.isTypeSupported(type));
}
