import { NO_ANNOTATIONS } from '../../../src/domain/catalogue/song-annotations';
import { isSameButFacts, withAnnotations, withFacts } from '../../../src/domain/queue/with-facts';
import { aSong } from '../../support/builders/a-song';
import { letteredQueue } from '../../support/builders/lettered-queue';

const LIKED = { isLiked: true };

describe('a queue that receives whether a song can be heard and is liked', () => {
  const unheard = (queue: ReturnType<typeof letteredQueue>) =>
    queue.entries.filter(({ song }) => !song.hasAudio).map(({ key, song }) => `${key} ${song.absence?.kind}`);

  it('updates whether a song can be heard at every entry of that song, and at no other', () => {
    const queue = letteredQueue('aba');
    const away = withFacts(queue, aSong('a').away('unreadable').build());
    expect(unheard(away)).toEqual(['1 unreadable', '3 unreadable']);
    expect(unheard(withFacts(away, aSong('a').away().build()))).toEqual(['1 away', '3 away']);
    expect(withFacts(away, aSong('a').build())).toEqual(queue);
  });

  it('is the same object where the facts are the same, or the song is not in the queue', () => {
    const queue = letteredQueue('ab');
    expect(withFacts(queue, aSong('a').build())).toBe(queue);
    expect(withFacts(queue, aSong('z').away().build())).toBe(queue);
  });

  const liked = (queue: ReturnType<typeof letteredQueue>) =>
    queue.entries.filter(({ song }) => song.isLiked).map(({ key }) => key);

  it('updates the like at every entry of that song', () => {
    const queue = letteredQueue('aba');
    expect(liked(withFacts(queue, aSong('a').liked().build()))).toEqual([1, 3]);
    expect(liked(withAnnotations(queue, 'a', LIKED))).toEqual([1, 3]);
    expect(withAnnotations(withAnnotations(queue, 'a', LIKED), 'a', NO_ANNOTATIONS)).toEqual(queue);
  });

  it('takes over which media the song has, and nothing else', () => {
    const queue = letteredQueue('A');
    const received = aSong('A').titled('Mới').withVideo().with({ hasAudio: true, likeCount: 99 }).build();
    const [before] = queue.entries;
    expect(withFacts(queue, received)).toEqual({
      ...queue,
      entries: [{ key: 1, song: { ...before!.song, hasAudio: true, hasVideo: true, absence: null } }],
    });
  });

  it('is the same object where the like is unchanged', () => {
    const queue = letteredQueue('ab');
    expect(withAnnotations(queue, 'a', NO_ANNOTATIONS)).toBe(queue);
    expect(withAnnotations(queue, 'z', LIKED)).toBe(queue);
  });
});

describe('whether two queues have the same songs', () => {
  const { entries } = letteredQueue('abc');
  const titled = entries.map((entry) => ({ ...entry, song: { ...entry.song, title: 'Mới' } }));

  it.each([
    ['the same entries', entries, true],
    ['entries of which one is away', withFacts(letteredQueue('abc'), aSong('b').away().build()).entries, true],
    ['entries of which one is liked', withAnnotations(letteredQueue('abc'), 'c', LIKED).entries, true],
    ['entries with another title', titled, false],
    ['entries of which one has another title', [...entries.slice(0, 2), ...titled.slice(2)], false],
    ['entries of which two have another title', [...titled.slice(0, 2), ...entries.slice(2)], false],
    ['one entry less', entries.slice(0, 2), false],
    ['one entry more', [...entries, ...entries.slice(0, 1)], false],
    ['another order', entries.toReversed(), false],
  ])('compares %s', (_, others, isSame) => {
    expect(isSameButFacts(entries, others)).toBe(isSame);
  });
});
