import type { GatewayFailure } from '../../../src/domain/shared/gateway-failure';
import { fail, succeed, type Result } from '../../../src/domain/shared/result';
import { CollectionsViewModel } from '../../../src/presentation/view-models/collections.view-model';
import { NoticesViewModel, type Notice } from '../../../src/presentation/view-models/notices.view-model';

const ALBUM = { kind: 'album', id: '1' } as const;

function shelf(answer: Result<void, GatewayFailure>) {
  const notices = new NoticesViewModel();
  const shown: Notice[] = [];
  notices.shown.subscribe((notice) => shown.push(notice));
  const collections = new CollectionsViewModel({ execute: () => Promise.resolve(answer) }, notices);
  return { collections, shown };
}

describe('playing a whole album', () => {
  it('is pending until its songs are loaded', async () => {
    const { collections } = shelf(succeed(undefined));

    const playing = collections.play(ALBUM);
    expect(collections.isPending(ALBUM)).toBe(true);
    expect(collections.isPending({ kind: 'artist', id: '1' })).toBe(false);
    await playing;

    expect(collections.isPending(ALBUM)).toBe(false);
  });

  it('reports why the album cannot be played', async () => {
    const { collections, shown } = shelf(fail({ kind: 'offline' }));

    await collections.play(ALBUM);

    expect(shown).toEqual([{ type: 'error', message: { kind: 'failure', failure: { kind: 'offline' } } }]);
  });

  it('remains pending for the album that was chosen last', async () => {
    const answers: (() => void)[] = [];
    const execute = () =>
      new Promise<Result<void, never>>((resolve) => answers.push(() => resolve(succeed(undefined))));
    const collections = new CollectionsViewModel({ execute }, new NoticesViewModel());
    const other = { kind: 'album', id: '2' } as const;
    const first = collections.play(ALBUM);
    const second = collections.play(other);

    answers[0]?.();
    await first;
    expect(collections.isPending(other)).toBe(true);
    answers[1]?.();
    await second;

    expect(collections.isPending(other)).toBe(false);
  });
});
