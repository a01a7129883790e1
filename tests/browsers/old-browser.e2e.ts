import { withVisits } from '../support/e2e/visits';

/** Runs before the page's own scripts. */
function growOld(): void {
  Reflect.deleteProperty(Array.prototype, 'toSpliced');
}

describe('A browser that is too old', () => {
  const visits = withVisits();

  it('is sent to a page that says in both languages that the browser is too old', async () => {
    const listener = await visits.arrive();
    await listener.page.addInitScript(growOld);
    await listener.page.goto(`${listener.address}/search`);
    await listener.seesHeading('Trình duyệt này đã cũ');
    await listener.seesHeading('This browser is too old');
    expect(new URL(listener.page.url()).pathname).toBe('/old-browser.html');
  });
});
