import { box, fullBox, u32, u64 } from '../../../../server/domain/media/fmp4/box';
import { readBox, readBoxes, viewOf } from '../../../../server/domain/media/fmp4/box-reader';
import { moveFragment, readTimescales } from '../../../../server/domain/media/fmp4/move-fragment';
import { FragmentSplitter, NotFragmentedMp4 } from '../../../../server/domain/media/fmp4/split-fragments';

const join = (...pieces: readonly Uint8Array[]) => Uint8Array.from(pieces.flatMap((piece) => [...piece]));
const track = (id: number, timescale: number) =>
  box('trak', fullBox('tkhd', {}, u32(0, 0, id)), box('mdia', fullBox('mdhd', {}, u32(0, 0, timescale, 0))));
const traf = (id: number, ticks: number, version = 1) =>
  box('traf', fullBox('tfhd', {}, u32(id)), fullBox('tfdt', { version }, version === 1 ? u64(ticks) : u32(ticks)));
const fragment = (...trafs: readonly Uint8Array[]) => join(box('moof', ...trafs), box('mdat', u32(7)));
const INIT = join(box('ftyp', u32(1)), box('moov', track(1, 90_000), track(2, 44_100)));
const STREAM = join(INIT, fragment(traf(1, 0)), fragment(traf(1, 90_000)), box('mfra', u32(0)));

describe('FragmentSplitter', () => {
  it.each([1, 5, 64, 10_000])('splits a stream that arrives in pieces of %i bytes', (size) => {
    const splitter = new FragmentSplitter();
    const pieces = [];
    for (let at = 0; at < STREAM.length; at += size) pieces.push(...splitter.push(STREAM.slice(at, at + size)));
    expect(pieces.map(({ kind }) => kind)).toEqual(['init', 'fragment', 'fragment']);
    expect([...(pieces[0]?.bytes ?? [])]).toEqual([...INIT]);
  });

  it('leaves out the index of fragments and boxes that only fill space', () => {
    const filler = [box('free', u32(1)), box('skip', u32(2)), box('mfra', u32(3))];
    const pieces = new FragmentSplitter().push(join(...filler, INIT, ...filler, fragment(traf(1, 0)), ...filler));
    expect(pieces).toEqual([
      { kind: 'init', bytes: INIT },
      { kind: 'fragment', bytes: fragment(traf(1, 0)) },
    ]);
  });

  it('takes the boxes before a fragment into it', () => {
    const styled = join(box('styp', u32(1)), box('sidx', u32(2)), fragment(traf(1, 0)));
    expect(new FragmentSplitter().push(styled)).toEqual([{ kind: 'fragment', bytes: styled }]);
  });

  it('waits for a box of up to 64 MiB', () => {
    const header = (size: number) => join(u32(size), new TextEncoder().encode('mdat'));
    expect(new FragmentSplitter().push(header(64 * 1024 * 1024))).toEqual([]);
    expect(() => new FragmentSplitter().push(header(64 * 1024 * 1024 + 1))).toThrow(NotFragmentedMp4);
  });

  it.each([
    ['a box that does not belong', box('wxyz', u32(1))],
    ['a box larger than memory should hold', join(u32(0x7fffffff), new TextEncoder().encode('mdat'))],
  ])('refuses %s', (_, bytes) => {
    expect(() => new FragmentSplitter().push(bytes)).toThrow(NotFragmentedMp4);
  });
});

describe('moveFragment', () => {
  it.each([0, 1])('moves every track by the same time, version %i', (version) => {
    const moved = fragment(traf(1, 900, version), traf(2, 441, version));
    moveFragment(moved, readTimescales(INIT), 2);
    expect([...moved]).toEqual([...fragment(traf(1, 180_900, version), traf(2, 88_641, version))]);
  });

  it.each([
    [0.00001, 1],
    [0.000005, 0],
    [0.0000061, 1],
  ])('moves by %d s, rounded to %i ticks', (seconds, ticks) => {
    const moved = fragment(traf(1, 7));
    moveFragment(moved, readTimescales(INIT), seconds);
    expect([...moved]).toEqual([...fragment(traf(1, 7 + ticks))]);
  });

  it('moves a time beyond 32 bits', () => {
    const moved = fragment(traf(1, 2 ** 32 - 1));
    moveFragment(moved, readTimescales(INIT), 1);
    expect([...moved]).toEqual([...fragment(traf(1, 2 ** 32 - 1 + 90_000))]);
  });

  it('takes a track without a media header as one of 1 tick per second', () => {
    const init = box('moov', box('trak', fullBox('tkhd', {}, u32(0, 0, 5))));
    expect([...readTimescales(init)]).toEqual([[5, 1]]);
  });

  it('moves by ticks where a track is unknown', () => {
    const moved = fragment(traf(9, 0));
    moveFragment(moved, new Map(), 3);
    expect([...moved]).toEqual([...fragment(traf(9, 3))]);
  });
});

describe('boxes', () => {
  it('may have a length of 64 bits', () => {
    const long = join(u32(1), new TextEncoder().encode('mdat'), u64(20), u32(5));
    expect(readBox(long, 0)).toEqual({ type: 'mdat', start: 0, body: 16, end: 20 });
    expect(readBox(long.slice(0, 15), 0)).toBeUndefined();
    expect(readBox(long.slice(0, 16), 0)?.end).toBe(20);
  });

  it('are read until one is incomplete', () => {
    const bytes = join(box('free'), u32(99), new TextEncoder().encode('mdat'));
    expect(readBoxes(bytes, 0, bytes.length).map(({ type }) => type)).toEqual(['free']);
    expect(readBox(bytes, bytes.length - 7)).toBeUndefined();
    expect(readBox(bytes, bytes.length - 8)?.type).toBe('mdat');
  });

  it('are read at the right place in a part of a larger array', () => {
    const bytes = join(u32(0, 0), u32(42));
    expect(viewOf(bytes.subarray(8)).getUint32(0)).toBe(42);
  });
});
