import type { Container } from 'inversify';
import type { ClipMedia } from '../../application/ports/clip-media.port';
import { DepartingClipMedia } from '../../application/shorts/departing-clip-media';
import type { Subscription } from '../../domain/shared/event-stream';
import { throttleBursts } from '../../infrastructure/media/clips/throttle-bursts';
import { ElementClipMedia } from '../../infrastructure/media/clips/element-clip-media';
import type { OpenSourceLoader } from '../../infrastructure/media/shared/source-loader';
import { lazySourceLoader } from '../../infrastructure/media/shared/lazy-source-loader';
import { supportsMediaSource } from '../../infrastructure/media/shared/media-source';
import { probeStatus } from '../../infrastructure/media/shared/probe-status';
import { urlSourceLoader } from '../../infrastructure/media/shared/url-source-loader';
import { isGecko } from '../../infrastructure/system/is-gecko';
import { mediaDepartures } from './page-departures';
import { lazy } from '../lazy';
import { resolve } from '../token';
import { Roles } from '../roles';

/**
 * In seconds: three clips load at once, and the listener soon moves to the next one. The part already seen stays buffered for
 * when the clip starts again.
 */
const CLIP_BUFFER = { forward: 12, back: 20 };

/** Milliseconds after which a prepared clip is on screen and moving. */
const SEEN_AFTER = 150;

/** Milliseconds between two steps of a listener who looks at each clip; held keys repeat every 30 to 90 ms. */
const BURST_LIMITS = { least: 60, most: 120 };

/**
 * The feed's media elements. hls.js feeds them, as it does for songs; where Media Source is not supported, the browser loads the
 * media itself.
 */
export function startClipMedia(container: Container): ClipMedia {
  const departures = mediaDepartures(resolve(container, Roles.PageLifecycle), resolve(container, Roles.Timer));
  return new DepartingClipMedia(elementMedia(container), departures);
}

function elementMedia(container: Container): ClipMedia {
  const timer = resolve(container, Roles.Timer);
  const clock = resolve(container, Roles.Clock);
  const address = resolve(container, Roles.AddressMedia);
  const when = {
    later: (run: () => void): void => void timer.after(SEEN_AFTER, run),
    calmly: throttleBursts({ timer, clock }, BURST_LIMITS),
  };
  if (supportsMediaSource(globalThis)) {
    return new ElementClipMedia(createElement, hlsOf(container), { ask: askAhead, ...when }, address);
  }
  const environment = { address, timer, connectivity: resolve(container, Roles.Connectivity) };
  const ahead = { ask: () => ({ unsubscribe: () => undefined }), ...when };
  return new ElementClipMedia(createElement, urlSourceLoader(environment, probeStatus), ahead, address);
}

/**
 * hls.js is larger than the feed itself, so it is fetched in parallel with the first clips, not before them. It has no worker
 * here: the pictures are only passed through, and starting a worker would delay every clip that was not prepared.
 */
function hlsOf(container: Container): OpenSourceLoader {
  const environment = {
    address: resolve(container, Roles.AddressMedia),
    workerPath: null,
    timer: resolve(container, Roles.Timer),
    clock: resolve(container, Roles.Clock),
  };
  const load = async (): Promise<OpenSourceLoader> => {
    const { hlsSourceLoader } = await import('../../infrastructure/media/hls/hls-source-loader');
    return hlsSourceLoader({ ...environment, buffer: CLIP_BUFFER });
  };
  return lazySourceLoader(lazy('hls.js for clips', load, resolve(container, Roles.Logger)));
}

/**
 * A failed request is repeated by the code that reads the data. Firefox puts a page into its back/forward cache if its requests
 * may outlive it (ADR 50).
 */
function askAhead(urls: readonly string[]): Subscription {
  const asking = new AbortController();
  for (const url of urls) void fetch(url, { signal: asking.signal, keepalive: isGecko() }).catch(() => undefined);
  return { unsubscribe: () => asking.abort() };
}

function createElement(): HTMLVideoElement {
  const element = document.createElement('video');
  element.playsInline = true;
  element.muted = true;
  element.preload = 'auto';
  return element;
}
