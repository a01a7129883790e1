import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { ShortVideoWire } from '../../contract/short-video';
import { FaultProxy, type Answer } from '../support/e2e/fault-proxy';
import { KeepingPage } from '../support/e2e/library.page';
import { withOwnShortProduct, type Viewer } from '../support/e2e/short-visits';
import { withVisits } from '../support/e2e/visits';

const FEED = /\/backend\/short-video\?/;
const NOT_PLAYED = 'Không phát được video này.';

const garbled = (answer: Answer): Answer => ({ ...answer, body: Buffer.alloc(answer.body.length, 7) });

const segmentOf = (clip: ShortVideoWire | undefined, segment = String.raw`\d+`): RegExp =>
  new RegExp(String.raw`/media/s/${clip?.id ?? 'none'}-.*/${segment}\.m4s`);

interface Watcher extends Viewer {
  /** The clips of the feed's first page, in order. */
  readonly clips: readonly ShortVideoWire[];
}

describe('Short videos, when things go wrong', () => {
  const visits = withVisits();
  const shorts = withOwnShortProduct(visits);
  let proxy: FaultProxy;

  beforeEach(async () => {
    proxy = await FaultProxy.before(shorts.product().address);
  });
  afterEach(() => proxy.close());

  async function enters(): Promise<Watcher> {
    const viewer = await shorts.arrive({ address: proxy.address });
    const first = viewer.listener.page.waitForResponse(FEED);
    await viewer.feed.opens();
    await viewer.feed.moves();
    const { data } = (await (await first).json()) as { data: { items: readonly ShortVideoWire[] } };
    return { ...viewer, clips: data.items };
  }

  async function goesTo({ feed }: Viewer, ...places: readonly number[]): Promise<void> {
    for (const place of places) {
      await feed.presses('ArrowDown');
      await feed.isAt(place);
      await feed.moves();
    }
  }

  /** What the page logs, without the browser's own messages about deliberately broken answers. */
  const complaints = () => visits.takeComplaints().filter((said) => !said.includes('Failed to load resource'));

  it('continue after the network was lost between two clips, and load more clips', async () => {
    const viewer = await enters();
    const { listener, feed } = viewer;
    await goesTo(viewer, 2, 3, 4, 5, 6);
    await feed.hasNext();
    await listener.page.context().setOffline(true);
    await goesTo(viewer, 7);
    await feed.presses('ArrowDown');
    await feed.isAt(8);
    await feed.presses('ArrowDown');
    await feed.isAt(9);
    await listener.page.context().setOffline(false);
    await feed.moves();
    await goesTo(viewer, 10, 11, 12);
    expect(await feed.page.getByText(NOT_PLAYED).count()).toBe(0);
    expect(complaints()).toEqual([]);
  });

  it('load by themselves after the first request for them failed', async () => {
    const { listener, feed } = await shorts.arrive({ address: proxy.address });
    proxy.fail(FEED, 'unreachable');
    await listener.opens('/short-video');
    await listener.seesHeading('Chưa tải được video ngắn');
    proxy.heal();
    await feed.isAt(1);
    await feed.moves();
    expect(complaints()).toEqual([]);
  });

  it('continue after a clip whose picture is broken from the start, and play this clip once it is repaired', async () => {
    const viewer = await enters();
    const { listener, feed, clips } = viewer;
    proxy.fail(segmentOf(clips[2]), garbled);
    await goesTo(viewer, 2);
    await feed.presses('ArrowDown');
    await feed.isAt(3);
    await listener.sees(NOT_PLAYED);
    await goesTo(viewer, 4);
    await feed.presses('ArrowUp');
    await feed.isAt(3);
    await listener.sees(NOT_PLAYED);
    proxy.heal();
    await feed.button('Thử lại').click();
    await feed.moves();
    expect(await feed.addressedClip()).toBe(clips[2]?.id);
    expect(complaints()).toEqual([]);
  });

  it('continue after a clip whose picture breaks in its middle', async () => {
    const viewer = await enters();
    const { listener, feed, clips } = viewer;
    proxy.fail(segmentOf(clips[2], '1'), garbled);
    await goesTo(viewer, 2, 3);
    await listener.sees(NOT_PLAYED);
    await goesTo(viewer, 4);
    expect(await feed.addressedClip()).toBe(clips[3]?.id);
    expect(complaints()).toEqual([]);
  });

  it('continue when the shown clip and the next clip are deleted', async () => {
    const viewer = await enters();
    const { listener, feed, clips } = viewer;
    const [, seen, next] = clips;
    await goesTo(viewer, 2);
    for (const clip of [seen, next]) {
      const number = /\d+/.exec(clip?.caption ?? '')?.[0] ?? 'none';
      await rm(path.join(shorts.product().mediaFolder, 'shorts', `${number}.mp4`));
    }
    await shorts.product().ask('/backend/import', { method: 'POST' });
    await shorts.product().untilImported();
    await feed.beginsAgain();
    await feed.presses('ArrowDown');
    await feed.isAt(3);
    await feed.moves();
    await goesTo(viewer, 4, 5);
    await listener.reloads();
    await feed.moves();
    await listener.opens(`/short-video/${seen?.id ?? ''}`);
    await new KeepingPage(listener).isTold('Video này không còn nữa', 'alert');
    await feed.moves();
    expect(await feed.addressedClip()).not.toBe(seen?.id);
    expect(complaints()).toEqual([]);
  });

  it('skip a clip whose data and media are gone when the listener reaches it', async () => {
    const viewer = await enters();
    const { feed, clips } = viewer;
    const gone = clips[3]?.id ?? 'none';
    const missing = (answer: Answer): Answer => ({
      ...answer,
      status: 404,
      body: Buffer.from('{"code":404,"message":"gone","data":null}'),
    });
    proxy.fail(new RegExp(`/media/s/${gone}-|/short-video/${gone}$`), missing);
    await goesTo(viewer, 2, 3);
    await feed.presses('ArrowDown');
    await feed.isAddressed(`/short-video/${clips[4]?.id ?? ''}`);
    await feed.isAt(4);
    await feed.moves();
    expect(complaints()).toEqual([]);
  });
});
