import { LikeSongs } from '../../../server/application/library/like-songs';

describe('liking songs', () => {
  function aLibrary() {
    const log: string[] = [];
    const liked = {
      like: async (accountId: string, ids: readonly string[]) => {
        log.push(`${accountId} likes ${ids.join(' ')}`);
        return ids.filter((id) => id === 'gone');
      },
      unlike: async (accountId: string, ids: readonly string[]) =>
        void log.push(`${accountId} unlikes ${ids.join(' ')}`),
    };
    const forgetThese = (ids: readonly string[]) => void log.push(`forget ${ids.join(' ')}`);
    return { log, likes: new LikeSongs(liked, { forgetThese }) };
  }

  it('drops the cards of the songs once the likes are stored, and returns the ids that do not exist', async () => {
    const { likes, log } = aLibrary();
    await expect(likes.like('an', ['s1', 'gone'])).resolves.toEqual(['gone']);
    expect(log).toEqual(['an likes s1 gone', 'forget s1 gone']);
  });

  it('drops the cards of the songs that are no longer liked', async () => {
    const { likes, log } = aLibrary();
    await likes.unlike('an', ['s1']);
    expect(log).toEqual(['an unlikes s1', 'forget s1']);
  });
});
