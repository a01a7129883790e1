import { chooseRendition } from '../../../../src/infrastructure/media/mse/choose-rendition';
import { ThroughputMeter } from '../../../../src/infrastructure/media/mse/throughput-meter';

const renditions = [64_000, 128_000, 256_000].map((bitrate) => ({ bitrate, segmentPattern: `${bitrate}/{n}` }));
const choose = (throughput: number | null, ahead: number, seconds = 4) =>
  chooseRendition(renditions, { throughput, ahead, seconds })?.bitrate;

describe('chooseRendition', () => {
  it.each([
    ['the lowest before anything was measured', null, 60, 64_000],
    ['the lowest where nothing is buffered, however fast the network', 100_000_000, 0, 64_000],
    ['the highest as soon as it surely arrives in time', 100_000_000, 1, 256_000],
    ['one that the network carries with room to spare', 200_000, 60, 128_000],
    ['a lower one where time is short', 400_000, 2, 128_000],
    ['the lowest on a network too slow for any', 20_000, 60, 64_000],
  ])('chooses %s', (_, throughput, ahead, bitrate) => {
    expect(choose(throughput, ahead)).toBe(bitrate);
  });

  it('chooses nothing when there is no rendition', () => {
    expect(chooseRendition([], { throughput: 1, ahead: 1, seconds: 1 })).toBeUndefined();
  });
});

describe('the throughput meter', () => {
  it('has no value before the first measurement', () => {
    expect(new ThroughputMeter().bitsPerSecond).toBeNull();
  });

  it('returns the lower of the latest measurement and the average', () => {
    const meter = new ThroughputMeter();
    meter.add(10_000, 100);
    expect(meter.bitsPerSecond).toBe(800_000);
    meter.add(10_000, 50);
    expect(meter.bitsPerSecond).toBe(1_200_000);
    meter.add(10_000, 400);
    expect(meter.bitsPerSecond).toBe(200_000);
  });

  it('ignores old measurements', () => {
    const meter = new ThroughputMeter();
    meter.add(1_000, 8_000);
    for (let sample = 0; sample < 4; sample += 1) meter.add(10_000, 80);
    expect(meter.bitsPerSecond).toBe(1_000_000);
  });

  it.each([
    ['a clock that was set back', 10_000, -5],
    ['a few bytes', 200, 100],
  ])('does not count %s', (_, bytes, took) => {
    const meter = new ThroughputMeter();
    meter.add(bytes, took);
    expect(meter.bitsPerSecond).toBeNull();
  });
});
