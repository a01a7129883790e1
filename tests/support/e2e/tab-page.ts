import type { TabAnnouncement, TabChannel } from '../../../src/application/ports/tab-channel.port';
import type { ShrinkOrder } from '../../../src/application/ports/picture-shrinker.port';
import { BroadcastTabChannel } from '../../../src/infrastructure/storage/broadcast-tab-channel';
import { IndexedDbSuccessorRecords } from '../../../src/infrastructure/storage/indexed-db-successor-records';
import { PageChannel } from '../../../src/infrastructure/storage/page-channel';
import { BrowserPageLifecycle } from '../../../src/infrastructure/system/browser-page-lifecycle';
import { BrowserTimer } from '../../../src/infrastructure/system/browser-timer';
import { CanvasPictureShrinker } from '../../../src/infrastructure/system/canvas-picture-shrinker';
import { WebTabLocks } from '../../../src/infrastructure/system/web-tab-locks';
import { ToldWork } from '../fakes/held-work';

const timer = new BrowserTimer();
const records = new IndexedDbSuccessorRecords(() => indexedDB, timer);
const locks = new WebTabLocks(() => navigator.locks, timer);
const works: ToldWork[] = [];

function endOf(channel: TabChannel) {
  const heard: TabAnnouncement[] = [];
  channel.announcements.subscribe((announcement) => heard.push(announcement));
  return { heard, announce: (announcement: TabAnnouncement) => channel.announce(announcement) };
}

/** The result of shrinking a picture: its size, its type, and its pixels at some places. */
async function shrink(source: string, order: ShrinkOrder, places: readonly (readonly [number, number])[]) {
  const bytes = Uint8Array.from(atob(source), (letter) => letter.charCodeAt(0));
  const answer = await new CanvasPictureShrinker().shrink({ name: 'x', type: 'image/png', bytes }, order);
  if (!answer.ok) return answer.error;
  const small = await createImageBitmap(new Blob([Uint8Array.from(answer.value.bytes)]));
  const canvas = new OffscreenCanvas(small.width, small.height);
  const context = canvas.getContext('2d');
  context?.drawImage(small, 0, 0);
  const pixels = places.map(([left, top]) => [...(context?.getImageData(left, top, 1, 1).data ?? [])]);
  return { type: answer.value.type, width: small.width, height: small.height, pixels };
}

/** The functions that a test can call on the page made by this bundle. */
const tabPage = {
  records,
  broadcast: endOf(new BroadcastTabChannel(new PageChannel('tabs', new BrowserPageLifecycle()))),
  hold: (name: string, longestWait: number) => works.push(new ToldWork(locks, name, longestWait)) - 1,
  works,
  shrink,
};

export type TabPage = typeof tabPage;

Object.assign(globalThis, { tabPage });
