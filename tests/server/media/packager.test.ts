import { EncodingSlots } from '../../../server/application/media/encoding-slots';
import { KnownSources } from '../../../server/application/media/known-sources';
import { Packager } from '../../../server/application/media/packager';
import type { MediaSource } from '../../../server/domain/media/media-source';
import type { RenditionRef } from '../../../server/domain/media/rendition';
import { aMediaSource } from '../../support/builders/a-media-source';
import { ControlledEncoder, settle } from '../../support/fakes/controlled-encoder';
import { HandClock } from '../../support/server/hand-clock';
import { MemoryRenditionStore } from '../../support/fakes/memory-rendition-store';

const REF: RenditionRef = { kind: 'audio', key: { songId: 'song1', revision: 'r1' }, kbps: 64 };
const STAYING = new AbortController().signal;

function aPackager() {
  const encoder = new ControlledEncoder();
  const store = new MemoryRenditionStore();
  const world: { source: MediaSource | undefined; asked: number } = { source: aMediaSource(), asked: 0 };
  const find = async () => {
    world.asked += 1;
    return world.source;
  };
  const clock = new HandClock();
  const sources = new KnownSources({ find }, clock);
  const failures: string[] = [];
  const tools = { encoder, store, slots: new EncodingSlots(), clock, timer: clock };
  const packager = new Packager(sources, tools, ({ folder }, { kind }) => void failures.push(`${folder}: ${kind}`));
  return { packager, encoder, store, failures, world, clock };
}

describe('the packager', () => {
  it('returns the path of a segment once the segment is made', async () => {
    const { packager, encoder } = aPackager();
    const place = packager.segment(REF, '0.m4s', STAYING);
    await settle();
    await encoder.runs[0]?.finish();
    await expect(place).resolves.toEqual({ ok: true, value: '/cache/a/song1-r11/64/0.m4s' });
  });

  it('queries the database once, however many segments are requested', async () => {
    const { packager, encoder, world } = aPackager();
    const first = packager.segment(REF, '0.m4s', STAYING);
    await settle();
    await encoder.runs[0]?.finish();
    await first;
    await packager.segment(REF, '1.m4s', STAYING);
    await packager.segment({ ...REF, kbps: 128 }, '9.m4s', STAYING);
    expect(world.asked).toBe(1);
  });

  it.each([
    ['a song that is gone', undefined, '0.m4s'],
    ['a song with another content by now', aMediaSource({ revision: 'r2' }), '0.m4s'],
    ['a segment past the end', aMediaSource(), '99.m4s'],
  ] as const)('returns gone for %s', async (_, source, name) => {
    const { packager, world } = aPackager();
    world.source = source;
    await expect(packager.segment(REF, name, STAYING)).resolves.toEqual({ ok: false, error: 'gone' });
  });

  it('reports once that a file cannot be decoded', async () => {
    const { packager, encoder, failures } = aPackager();
    const places = [packager.segment(REF, '0.m4s', STAYING), packager.segment(REF, '1.m4s', STAYING)];
    await settle();
    await encoder.runs[0]?.fail({ kind: 'undecodable', detail: '' });
    await expect(Promise.all(places)).resolves.toContainEqual({ ok: false, error: 'undecodable' });
    await packager.segment(REF, '0.m4s', STAYING);
    expect(failures).toEqual(['a/song1-r11/64: undecodable']);
  });

  it('looks up the source once more where the file was missing', async () => {
    const { packager, encoder, world } = aPackager();
    const place = packager.segment(REF, '0.m4s', STAYING);
    await settle();
    world.source = aMediaSource({ path: '/music/moved.flac' });
    await encoder.runs[0]?.fail({ kind: 'source-missing' });
    await settle();
    expect(encoder.runs[1]?.order.rendition.source.path).toBe('/music/moved.flac');
    await encoder.runs[1]?.finish();
    await expect(place).resolves.toMatchObject({ ok: true });
  });

  it('tries again after a failure that may pass', async () => {
    const { packager, encoder } = aPackager();
    const first = packager.segment(REF, '0.m4s', STAYING);
    await settle();
    await encoder.runs[0]?.fail({ kind: 'too-slow' });
    await expect(first).resolves.toEqual({ ok: false, error: 'too-slow' });
    const second = packager.segment(REF, '0.m4s', STAYING);
    await settle();
    await encoder.runs[1]?.finish();
    await expect(second).resolves.toMatchObject({ ok: true });
  });

  it('makes a segment again that disappeared from the store', async () => {
    const { packager, encoder, store } = aPackager();
    const first = packager.segment(REF, '0.m4s', STAYING);
    await settle();
    await encoder.runs[0]?.finish();
    await first;
    store.segments.clear();
    packager.forget(REF);
    const again = packager.segment(REF, '0.m4s', STAYING);
    await settle();
    await encoder.runs[1]?.finish();
    await expect(again).resolves.toMatchObject({ ok: true });
  });
});
