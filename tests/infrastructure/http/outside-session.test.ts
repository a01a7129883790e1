import { SONG_PROTOCOL } from '../../../src/infrastructure/backends/song/song-protocol';
import { outsideSession } from '../../../src/infrastructure/http/outside-session';
import { SessionHttpTransport } from '../../../src/infrastructure/http/session-http-transport';
import { SessionBrowser } from '../../support/fakes/session-browser';

/** The effects that a sign-in's answer must not have on the stored session. */
describe('a call outside the session', () => {
  const AN = { accessToken: 'an/access/1', refreshToken: 'an/1' };
  const REFUSED = { ok: false, error: { kind: 'unauthenticated' } };

  const setUp = () => {
    const browser = SessionBrowser.signedIn();
    const tab = browser.openTab();
    const outside = new SessionHttpTransport(browser.server, SONG_PROTOCOL, outsideSession(tab.tokens));
    return { ...browser, ...tab, send: () => outside.send({ method: 'POST', path: '/login' }) };
  };

  it('carries the token as every other call does', async () => {
    const { server, time, send } = setUp();
    void send();
    await time.pass(100);
    expect(server.sent).toEqual(['an/access/1']);
  });

  it('that is refused does not change the session', async () => {
    const { server, time, send, told, tokens } = setUp();
    server.revoke('an');
    const answer = send();
    await time.pass(1_000);
    expect([await answer, told, tokens.read()]).toEqual([REFUSED, [], AN]);
  });

  it('that is refused because its token has expired refreshes nothing', async () => {
    const { server, time, send, told, tokens } = setUp();
    server.expire('an');
    const answer = send();
    await time.pass(1_000);
    expect([await answer, server.refreshCalls, told, tokens.read()]).toEqual([REFUSED, 0, [], AN]);
  });
});
