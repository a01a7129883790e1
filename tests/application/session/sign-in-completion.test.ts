import { BehaviorSubject } from 'rxjs';
import { AccountPreferences } from '../../../src/application/documents/account-preferences';
import { CHOSEN_KEY } from '../../../src/application/documents/shared-settings';
import { SignInCompletion } from '../../../src/application/session/sign-in-completion';
import { SignIn } from '../../../src/application/session/sign-in';
import { succeed } from '../../../src/domain/shared/result';
import type { Accounts, Admission } from '../../../src/domain/session/accounts.port';
import { RecordingLogger } from '../../support/fakes/recording-logger';
import { SessionBrowser } from '../../support/fakes/session-browser';
import { MemoryStore } from '../../support/fakes/memory-store';
import { settle } from '../../support/fakes/virtual-time';

const PAIR = { accessToken: 'access', refreshToken: 'refresh' };
const CREDENTIALS = { email: 'an@song.test', password: 'sông dài biển rộng', remember: true };

/** A browser set to Vietnamese and the light theme, with an account that stores the given settings. */
function aBrowser(settings: string | null) {
  const browser = new SessionBrowser();
  const { session, control } = browser.openTab();
  const language = new BehaviorSubject<unknown>('vi');
  const theme = new BehaviorSubject<unknown>('light');
  const words = { areThere: Promise.resolve() };
  const store = new MemoryStore({});
  const look = new AccountPreferences(
    [
      {
        name: 'language',
        changes: language,
        value: () => language.value,
        apply: async (value) => {
          await words.areThere;
          language.next(value);
        },
      },
      { name: 'theme', changes: theme, value: () => theme.value, apply: (value) => theme.next(value) },
    ],
    store,
    browser.time,
  );
  const admission = { tokens: PAIR, profile: { id: 'a' }, settings } as unknown as Admission;
  const accounts = { signIn: async () => succeed(admission) } as unknown as Accounts;
  const logger = new RecordingLogger();
  const signIn = new SignIn(accounts, new SignInCompletion(look, control, browser.time, logger));
  return {
    browser,
    control,
    time: browser.time,
    words,
    logger,
    store,
    session,
    signIn,
    shown: () => [language.value, theme.value, session.state.kind],
  };
}

describe('a listener who signs in', () => {
  it('sees the language and the theme of the account before the session begins', async () => {
    const settings = JSON.stringify({ language: { value: 'en', at: 5 }, theme: { value: 'dark', at: 5 } });
    const { words, signIn, session, shown } = aBrowser(settings);
    let arrive: () => void = () => undefined;
    words.areThere = new Promise((resolve) => (arrive = resolve));
    const seen: unknown[] = [];
    session.changes.subscribe(() => seen.push(shown()));
    const signing = signIn.execute(CREDENTIALS);
    await settle();
    expect(shown()).toEqual(['vi', 'light', 'signed-out']);
    arrive();
    await signing;
    expect(seen.at(-1)).toEqual(['en', 'dark', 'signed-in']);
    expect(seen).not.toContainEqual(['vi', 'light', 'signed-in']);
  });

  it.each([null, '{', '{"volume":{"value":3,"at":1}}'])(
    'retains the language and the theme of the browser when the account has none: %s',
    async (kept) => {
      const { signIn, shown } = aBrowser(kept);
      await signIn.execute(CREDENTIALS);
      expect(shown()).toEqual(['vi', 'light', 'signed-in']);
    },
  );

  it('is signed in after five seconds when the texts of the language do not load', async () => {
    const { words, signIn, shown, time } = aBrowser(JSON.stringify({ language: { value: 'en', at: 5 } }));
    words.areThere = new Promise(() => undefined);
    const signing = signIn.execute(CREDENTIALS);
    await settle();
    expect(shown()).toEqual(['vi', 'light', 'signed-out']);
    await time.pass(5_000);
    expect(await signing).toMatchObject({ ok: true });
    expect(shown()).toEqual(['vi', 'light', 'signed-in']);
  });

  it('is signed in when the settings of the account cannot be applied, and the failure is logged', async () => {
    const { words, signIn, shown, logger } = aBrowser(JSON.stringify({ language: { value: 'en', at: 5 } }));
    words.areThere = Promise.reject(new Error('a bug'));
    expect(await signIn.execute(CREDENTIALS)).toMatchObject({ ok: true });
    expect(shown()).toEqual(['vi', 'light', 'signed-in']);
    expect(logger.lines).toEqual(['error the look of the account was not applied']);
  });

  it('replaces the listener signed in before, whose settings are not changed', async () => {
    const { signIn, session, control, shown } = aBrowser(JSON.stringify({ theme: { value: 'dark', at: 5 } }));
    await control.start({ tokens: { accessToken: 'b', refreshToken: 'b' }, profile: { id: 'b' } as never });
    const seen: unknown[] = [];
    session.changes.subscribe(() => seen.push(shown()));
    await signIn.execute(CREDENTIALS);
    expect(seen).toEqual([
      ['vi', 'light', 'signed-in'],
      ['vi', 'light', 'signed-out'],
      ['vi', 'dark', 'signed-in'],
    ]);
  });

  it('is replaced by a listener who signed in on another tab meanwhile', async () => {
    const { words, signIn, session, browser } = aBrowser(JSON.stringify({ language: { value: 'en', at: 5 } }));
    let arrive: () => void = () => undefined;
    words.areThere = new Promise((resolve) => (arrive = resolve));
    const signing = signIn.execute(CREDENTIALS);
    await settle();
    const binh = { accessToken: 'b', refreshToken: 'b' };
    await browser.openTab().control.start({ tokens: binh, profile: { id: 'b' } as never });
    arrive();
    await signing;
    expect(session.state).toEqual({ kind: 'signed-in', profile: null });
    expect(browser.stored.tokens).toMatchObject(binh);
  });

  it('is signed in on no tab before the settings of the account are applied, even if tabs update meanwhile', async () => {
    const { browser, words, signIn, session } = aBrowser(JSON.stringify({ language: { value: 'en', at: 5 } }));
    const other = browser.openTab();
    let arrive: () => void = () => undefined;
    words.areThere = new Promise((resolve) => (arrive = resolve));
    const signing = signIn.execute(CREDENTIALS);
    await settle();
    session.reflect();
    other.session.reflect();
    await settle();
    expect([session.state.kind, other.session.state.kind]).toEqual(['signed-out', 'signed-out']);
    arrive();
    await signing;
    await settle();
    expect([session.state.kind, other.session.state.kind]).toEqual(['signed-in', 'signed-in']);
  });

  it('has the time of the choice saved, only for the settings that were applied', async () => {
    const { signIn, store } = aBrowser('{"theme":{"value":"dark","at":-5},"volume":{"value":3,"at":1}}');
    await signIn.execute(CREDENTIALS);
    expect(JSON.parse(store.read(CHOSEN_KEY) ?? '')).toEqual({ theme: { value: 'dark', at: -5 } });
  });
});
