import { FrameBucket } from '../../../server/presentation/http/live/frame-bucket';

const taken = (bucket: FrameBucket, now: number, tries: number): number =>
  Array.from({ length: tries }, () => bucket.consume(now)).filter((isTaken) => isTaken).length;

describe('the frames that one socket may send', () => {
  it('are 60 at once', () => {
    expect(taken(new FrameBucket(0), 0, 100)).toBe(60);
  });

  it('are 15 more with each second', () => {
    const bucket = new FrameBucket(0);
    taken(bucket, 0, 60);
    expect(taken(bucket, 1_000, 100)).toBe(15);
    expect(taken(bucket, 1_500, 100)).toBe(7);
    expect(taken(bucket, 1_600, 100)).toBe(2);
  });

  it('are never more than 60 at once, however long the socket was quiet', () => {
    const bucket = new FrameBucket(0);
    expect(taken(bucket, 3_600_000, 100)).toBe(60);
  });
});
