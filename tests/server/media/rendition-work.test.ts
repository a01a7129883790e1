import { EncodingSlots } from '../../../server/application/media/encoding-slots';
import { isPlanned, RenditionWork } from '../../../server/application/media/rendition-work';
import type { Rendition, SegmentName } from '../../../server/domain/media/rendition';
import { renditionOf } from '../../../server/domain/media/rendition';
import { aMediaSource } from '../../support/builders/a-media-source';
import { ControlledEncoder, settle } from '../../support/fakes/controlled-encoder';
import { MemoryRenditionStore } from '../../support/fakes/memory-rendition-store';
import { HandClock } from '../../support/server/hand-clock';

const KEY = { songId: 'song1', revision: 'r1' };
const VIDEO = { codec: 'h264', width: 640, height: 360, fps: 25 };
const SOURCE = aMediaSource({ durationMs: 240_000, video: VIDEO });
const AUDIO = renditionOf({ kind: 'audio', key: KEY, kbps: 64 }, SOURCE) as Rendition;
const PICTURE = renditionOf({ kind: 'video', key: KEY, rung: 360 }, SOURCE) as Rendition;

function aWork(rendition = AUDIO, present: readonly SegmentName[] = []) {
  const encoder = new ControlledEncoder();
  const store = new MemoryRenditionStore();
  const clock = new HandClock();
  const slots = new EncodingSlots();
  const work = new RenditionWork(rendition, present, { encoder, store, slots, clock, timer: clock });
  const leaving = new AbortController();
  const want = (name: SegmentName) => work.want(name, leaving.signal);
  return { work, encoder, store, clock, slots, want, leave: () => leaving.abort() };
}

describe('a rendition that is encoded while it is played', () => {
  it('answers at once for a segment that exists', async () => {
    const { encoder, want } = aWork(AUDIO, ['0.m4s']);
    await expect(want('0.m4s')).resolves.toEqual({ ok: true, value: undefined });
    expect(encoder.runs).toEqual([]);
  });

  it('starts one encoder for all requests of its beginning, and answers each when its segment is ready', async () => {
    const { encoder, want } = aWork();
    const first = want('0.m4s');
    const again = want('0.m4s');
    const second = want('1.m4s');
    expect(encoder.beginnings).toEqual([0]);
    await encoder.runs[0]?.make(1);
    await expect(Promise.all([first, again])).resolves.toEqual([
      { ok: true, value: undefined },
      { ok: true, value: undefined },
    ]);
    await encoder.runs[0]?.make(1);
    await expect(second).resolves.toMatchObject({ ok: true });
  });

  it('holds its folder while it is encoded, and marks it complete at the end', async () => {
    const { encoder, store, want, work } = aWork();
    const arrival = want('0.m4s');
    expect(store.held).toEqual([AUDIO.folder]);
    await encoder.runs[0]?.finish();
    await arrival;
    expect([store.held, store.completed, work.isComplete]).toEqual([[], [AUDIO.folder], true]);
  });

  it('starts a second encoder when a seek goes far ahead, and stops the first one where the second one began', async () => {
    const { encoder, want, store, clock } = aWork();
    void want('0.m4s');
    await encoder.runs[0]?.make(1);
    clock.pass(100);
    const far = want('40.m4s');
    expect(encoder.beginnings).toEqual([0, 40]);
    await encoder.runs[1]?.make(1);
    await expect(far).resolves.toMatchObject({ ok: true });
    await encoder.runs[0]?.finish();
    expect([...(store.segments.get(AUDIO.folder)?.keys() ?? [])]).toContain('39.m4s');
    expect(encoder.runs[0]?.order.signal.aborted).toBe(true);
    await encoder.runs[1]?.finish();
    expect(store.completed).toEqual([AUDIO.folder]);
  });

  it('waits for the running encoder when it will soon reach the segment', async () => {
    const { encoder, want, clock } = aWork();
    void want('0.m4s');
    await encoder.runs[0]?.make(5);
    clock.pass(250);
    void want('12.m4s');
    expect(encoder.beginnings).toEqual([0]);
  });

  it('starts another encoder for a segment that was skipped', async () => {
    const { encoder, want, store } = aWork(AUDIO, ['0.m4s']);
    void want('50.m4s');
    await encoder.runs[0]?.finish();
    const skipped = want('20.m4s');
    expect(encoder.beginnings).toEqual([50, 20]);
    await encoder.runs[1]?.finish();
    await expect(skipped).resolves.toMatchObject({ ok: true });
    expect([encoder.runs[1]?.order.signal.aborted, store.completed]).toEqual([true, []]);
  });

  it('reports an undecodable file to all waiting requests, and to later requests at once', async () => {
    const { encoder, want } = aWork();
    const waiting = [want('0.m4s'), want('3.m4s')];
    await encoder.runs[0]?.fail({ kind: 'undecodable', detail: 'nothing but noise' });
    await expect(Promise.all(waiting)).resolves.toEqual([
      { ok: false, error: 'undecodable' },
      { ok: false, error: 'undecodable' },
    ]);
    await expect(want('0.m4s')).resolves.toEqual({ ok: false, error: 'undecodable' });
    expect(encoder.runs).toHaveLength(1);
  });

  it('reports a failure when the disk is full', async () => {
    const { encoder, store, want, work } = aWork();
    store.isFull = true;
    const waiting = want('0.m4s');
    encoder.runs[0]?.make(1).catch(() => encoder.runs[0]?.fail({ kind: 'broken', detail: 'no space left' }));
    await expect(waiting).resolves.toEqual({ ok: false, error: 'broken' });
    expect(work.failure?.kind).toBe('broken');
  });

  it('ends the waiting of a listener who leaves', async () => {
    const { want, leave } = aWork();
    const waiting = want('0.m4s');
    leave();
    await expect(waiting).resolves.toEqual({ ok: false, error: 'gone' });
    await expect(want('1.m4s')).resolves.toEqual({ ok: false, error: 'gone' });
  });

  it('ends the waiting after 20 seconds without the segment', async () => {
    const { want, clock } = aWork();
    const waiting = want('0.m4s');
    clock.pass(20_000);
    await expect(waiting).resolves.toEqual({ ok: false, error: 'too-slow' });
  });

  it('frees its encoder for another waiting rendition when no request waits for it', async () => {
    const first = aWork();
    void first.want('0.m4s');
    await first.encoder.runs[0]?.make(1);
    const others = ['a/other/64', 'a/another/64'].map(
      (folder) => new RenditionWork({ ...AUDIO, folder }, [], { ...first, timer: first.clock }),
    );
    for (const other of others) void other.want('0.m4s', new AbortController().signal);
    await settle();
    expect(first.encoder.runs[0]?.order.signal.aborted).toBe(true);
    expect(first.encoder.runs).toHaveLength(3);
  });

  it('is completed in the background, one gap after another', async () => {
    const { encoder, work, store } = aWork(AUDIO, ['0.m4s', '1.m4s']);
    const done = work.finish();
    expect(encoder.runs[0]?.order).toMatchObject({ from: 2, urgency: 'in-background' });
    await encoder.runs[0]?.finish();
    await done;
    expect(store.completed).toEqual([AUDIO.folder]);
    await work.finish();
    expect(encoder.runs).toHaveLength(1);
  });

  it('has its init segment when its first segment is ready', async () => {
    const { encoder, want } = aWork(PICTURE);
    const init = want('init.mp4');
    await encoder.runs[0]?.make(1);
    await expect(init).resolves.toMatchObject({ ok: true });
  });
});

describe('a rendition that no listener plays any more', () => {
  it('stops encoding ten seconds after the last request, and continues from there on the next request', async () => {
    const { encoder, want, clock } = aWork();
    const first = want('0.m4s');
    await encoder.runs[0]?.make(2);
    await first;
    clock.pass(9_000);
    expect(encoder.runs[0]?.order.signal.aborted).toBe(false);
    clock.pass(2_000);
    expect(encoder.runs[0]?.order.signal.aborted).toBe(true);
    await settle();
    void want('2.m4s');
    expect(encoder.beginnings).toEqual([0, 2]);
  });

  it('continues encoding while a listener requests segments that exist', async () => {
    const { encoder, want, clock, work } = aWork();
    const first = want('0.m4s');
    await encoder.runs[0]?.make(2);
    await first;
    clock.pass(9_000);
    work.noteRequest();
    clock.pass(9_000);
    expect(encoder.runs[0]?.order.signal.aborted).toBe(false);
  });

  it('is encoded to its end when no listener started it', async () => {
    const { encoder, work, clock } = aWork();
    void work.finish();
    clock.pass(60_000);
    expect(encoder.runs[0]?.order.signal.aborted).toBe(false);
  });
});

describe('isPlanned', () => {
  it.each([
    [AUDIO, '0.m4s', true],
    [AUDIO, '60.m4s', true],
    [AUDIO, '61.m4s', false],
    [AUDIO, 'init.mp4', false],
    [PICTURE, 'init.mp4', true],
  ] as const)('is true only for segments of the rendition: %#', (rendition, name, isThere) => {
    expect(isPlanned(rendition, name)).toBe(isThere);
  });
});
