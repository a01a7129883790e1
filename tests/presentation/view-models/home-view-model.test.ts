import { NEVER, Subject } from 'rxjs';
import type { LibraryChange } from '../../../src/domain/library/library-change';
import { HomeViewModel } from '../../../src/presentation/view-models/home.view-model';
import { aHomeSection } from '../../support/builders/a-home-section';
import { songs } from '../../support/builders/a-song';
import { settle, VirtualTime } from '../../support/fakes/virtual-time';
import type { HomeSection } from '../../../src/domain/catalogue/home-section';
import type { GatewayFailure } from '../../../src/domain/shared/gateway-failure';
import { fail, succeed, type Result } from '../../../src/domain/shared/result';

type Answer = Result<readonly HomeSection[], GatewayFailure>;

const ONE_LIST = succeed([aHomeSection('new').ofSongs(songs('a')).build()]);
const NOTHING = succeed([]);
const REFUSED = fail({ kind: 'unavailable' } as const);

/** A backend that answers when the test says so. */
class SlowHome {
  readonly waiting: ((answer: Answer) => void)[] = [];

  home(): Promise<Answer> {
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  async answer(answer: Answer, request = this.waiting.length - 1): Promise<void> {
    this.waiting[request]?.(answer);
    await settle();
  }
}

function visit() {
  const time = new VirtualTime();
  const source = new SlowHome();
  const changes = new Subject<LibraryChange>();
  const home = new HomeViewModel(source, time, time, changes);
  home.open();
  return { time, source, home, changes };
}

describe('opening the home page', () => {
  it('shows the skeleton until sections have been present for 300 ms', async () => {
    const { time, source, home } = visit();
    await time.pass(100);
    await source.answer(ONE_LIST);

    await time.pass(299);
    expect(home.content.kind).toBe('skeleton');
    await time.pass(1);
    expect(home.content).toMatchObject({ kind: 'sections', rows: [{ kind: 'columns' }] });
  });

  it('shows the page with placeholders after 2 s without sections', async () => {
    const { time, home } = visit();

    await time.pass(1999);
    expect(home.content.kind).toBe('skeleton');
    await time.pass(1);
    expect(home.content.kind).toBe('placeholders');
  });

  it('shows late sections at once', async () => {
    const { time, source, home } = visit();
    await time.pass(5000);

    await source.answer(ONE_LIST);

    expect(home.content.kind).toBe('sections');
  });

  it('shows the empty state after an answer without sections', async () => {
    const { time, source, home } = visit();
    await source.answer(NOTHING);
    await time.pass(2000);

    expect(home.content.kind).toBe('empty');
  });

  it('offers a retry after a failure', async () => {
    const { time, source, home } = visit();
    await source.answer(REFUSED);
    await time.pass(2000);
    expect(home.content).toEqual({ kind: 'retry', failure: { kind: 'unavailable' } });

    void home.retry();
    expect(home.content.kind).toBe('placeholders');
    await source.answer(ONE_LIST);
    expect(home.content.kind).toBe('sections');
  });
});

describe('coming back to the home page', () => {
  async function comeBack() {
    const { time, source, home } = visit();
    await source.answer(ONE_LIST);
    await time.pass(300);
    home.dispose();
    home.open();
    return { time, source, home };
  }

  it('shows the known sections at once and requests them again', async () => {
    const { source, home } = await comeBack();

    expect(home.content.kind).toBe('sections');
    expect(source.waiting).toHaveLength(2);
  });

  it('leaves the known sections on screen when the new request fails', async () => {
    const { source, home } = await comeBack();

    await source.answer(REFUSED);

    expect(home.content.kind).toBe('sections');
  });

  it('shows none of the earlier sections after the listener signed out', async () => {
    const { source, home } = await comeBack();

    home.forget();
    await source.answer(ONE_LIST, 1);

    expect(home.content.kind).toBe('skeleton');
  });

  it('ignores the answer to an older request', async () => {
    const { source, home } = await comeBack();
    void home.refresh();

    await source.answer(NOTHING, 1);

    expect(home.content.kind).toBe('sections');
  });
});

describe('leaving the home page', () => {
  it('stops its timers and ignores a late answer', async () => {
    const { time, source, home } = visit();

    home.dispose();
    await source.answer(ONE_LIST);

    expect(time.pending).toBe(0);
    expect(source.waiting).toHaveLength(1);
    expect(home.content.kind).toBe('skeleton');
  });
});

describe('the home page when a play is recorded', () => {
  it('requests its sections again, but not after the page is left', () => {
    const { source, home, changes } = visit();
    changes.next({ kind: 'heard' });
    expect(source.waiting).toHaveLength(2);
    changes.next({ kind: 'library' });
    home.dispose();
    changes.next({ kind: 'heard' });
    expect(source.waiting).toHaveLength(2);
  });
});

describe('prefetching the home page', () => {
  it('serves the page without a second request', async () => {
    const time = new VirtualTime();
    const source = new SlowHome();
    const home = new HomeViewModel(source, time, time, NEVER);
    home.prefetch();
    await time.pass(500);
    home.open();

    await source.answer(ONE_LIST);
    expect(home.content.kind).toBe('skeleton');
    await time.pass(300);

    expect(home.content.kind).toBe('sections');
    expect(source.waiting).toHaveLength(1);
  });
});
