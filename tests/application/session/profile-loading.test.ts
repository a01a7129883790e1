import { ProfileLoading } from '../../../src/application/session/profile-loading';
import { ReadProfile } from '../../../src/application/session/read-profile';
import type { OwnProfile } from '../../../src/domain/profile/own-profile.port';
import type { Profile } from '../../../src/domain/profile/profile';
import type { GatewayFailure } from '../../../src/domain/shared/gateway-failure';
import { fail, succeed, type Result } from '../../../src/domain/shared/result';
import { aProfile } from '../../support/builders/a-profile';
import { FakeConnectivity } from '../../support/fakes/fake-connectivity';
import { MemoryTokenStore } from '../../support/fakes/memory-token-store';
import { SessionBrowser } from '../../support/fakes/session-browser';
import { settle } from '../../support/fakes/virtual-time';

type Answer = Result<Profile, GatewayFailure>;

function setUp() {
  const browser = SessionBrowser.signedIn();
  const { session, control, tokens } = browser.openTab();
  const connectivity = new FakeConnectivity();
  const asked: ((answer: Answer) => void)[] = [];
  const ownProfile = { read: () => new Promise<Answer>((resolve) => asked.push(resolve)) } as OwnProfile;
  const reading = new ReadProfile(ownProfile, session, tokens);
  new ProfileLoading(session, reading, connectivity, tokens).start();
  const answer = async (given: Answer) => {
    asked.at(-1)?.(given);
    await settle();
  };
  return { browser, session, control, tokens, reading, connectivity, asked, answer };
}

const AN = aProfile();
const BINH = aProfile({ id: 'binh', name: 'Bình' });

describe('the profile of a session', () => {
  it('is read once after a reload', async () => {
    const { session, asked, answer } = setUp();
    await answer(succeed(AN));
    expect([session.state, asked.length]).toEqual([{ kind: 'signed-in', profile: AN }, 1]);
  });

  it('is not read after the session has ended', () => {
    const { control, asked } = setUp();
    control.end('left');
    expect(asked).toHaveLength(1);
  });

  it('that cannot be loaded is read again when the network is back', async () => {
    const { session, connectivity, asked, answer } = setUp();
    await answer(fail({ kind: 'offline' }));
    connectivity.set(false);
    expect([session.state, asked.length]).toEqual([{ kind: 'signed-in', profile: null }, 1]);
    connectivity.set(true);
    await answer(succeed(AN));
    expect([session.state, asked.length]).toEqual([{ kind: 'signed-in', profile: AN }, 2]);
  });

  it('is read again when another tab signs in with another account meanwhile', async () => {
    const { browser, session, asked, answer } = setUp();
    await browser.openTab().control.start({ tokens: browser.server.signIn('binh'), profile: BINH });
    await answer(succeed(AN));
    expect([session.state, asked.length]).toEqual([{ kind: 'signed-in', profile: null }, 2]);
    await answer(succeed(BINH));
    expect(session.state).toEqual({ kind: 'signed-in', profile: BINH });
  });

  it('belongs to the stored tokens, even if the tokens changed without a message', async () => {
    const { browser, session, asked, answer } = setUp();
    await answer(succeed(AN));
    const seen: string[] = [];
    session.changes.subscribe(({ kind }) => seen.push(kind));
    new MemoryTokenStore(browser.stored).write(browser.server.signIn('binh'));
    await settle();
    expect(asked).toHaveLength(2);
    await answer(succeed(BINH));
    expect([session.state, seen]).toEqual([
      { kind: 'signed-in', profile: BINH },
      ['signed-in', 'signed-out', 'signed-in'],
    ]);
  });

  it('is read once more for all calls made while an answer is pending, and the newest answer is used', async () => {
    const { session, reading, asked, answer } = setUp();
    await answer(succeed(AN));
    void reading.execute();
    void reading.execute();
    void reading.execute();
    await answer(succeed({ ...AN, name: 'An Nhiên' }));
    expect(asked).toHaveLength(3);
    await answer(succeed({ ...AN, name: 'An Yên' }));
    expect([session.state, asked.length]).toMatchObject([{ profile: { name: 'An Yên' } }, 3]);
  });
});
