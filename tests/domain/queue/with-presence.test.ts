import { withPresence } from '../../../src/domain/queue/with-presence';
import { aSong } from '../../support/builders/a-song';
import { letteredQueue } from '../../support/builders/lettered-queue';

describe('a queue that is told whether a song can be heard', () => {
  const unheard = (queue: ReturnType<typeof letteredQueue>) =>
    queue.entries.filter(({ song }) => !song.hasAudio).map(({ key, song }) => `${key} ${song.absence?.kind}`);

  it('knows it at every place of that song, and at no other', () => {
    const queue = letteredQueue('aba');
    const away = withPresence(queue, aSong('a').away('unreadable').build());
    expect(unheard(away)).toEqual(['1 unreadable', '3 unreadable']);
    expect(unheard(withPresence(away, aSong('a').away().build()))).toEqual(['1 away', '3 away']);
    expect(withPresence(away, aSong('a').build())).toEqual(queue);
  });

  it('is the same where that is known, or the song is not in it', () => {
    const queue = letteredQueue('ab');
    expect(withPresence(queue, aSong('a').build())).toBe(queue);
    expect(withPresence(queue, aSong('z').away().build())).toBe(queue);
  });
});
