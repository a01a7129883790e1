import { PAGE_VIEW_EVENT, type PageViews } from '../../src/domain/page-views/page-views.port';

/** A counter of page views, and what arrived there: the event's name and its path. */
export interface PageViewsWorld {
  readonly views: PageViews;
  arrived(): Promise<readonly (readonly [string, string])[]>;
  /** Whether reports are discarded. */
  readonly isSilent?: boolean;
}

const view = (pagePath: string) => ({ name: PAGE_VIEW_EVENT, pagePath }) as const;

/** Contract tests of `PageViews`. */
export function describePageViews(name: string, makeWorld: () => Promise<PageViewsWorld>): void {
  describe(`${name} as a counter of page views`, () => {
    it('sends nothing before a page view is reported', async () => {
      const { arrived } = await makeWorld();
      expect(await arrived()).toEqual([]);
    });

    it('sends each page view once, in order, with its name and its path', async () => {
      const { views, arrived, isSilent = false } = await makeWorld();
      ['/', '/search', '/'].forEach((path) => views.report(view(path)));
      const told = ['/', '/search', '/'].map((path) => ['test_web_event', path]);
      expect(await arrived()).toEqual(isSilent ? [] : told);
    });

    it('sends nothing after it was stopped, until the next report', async () => {
      const { views, arrived, isSilent = false } = await makeWorld();
      views.report(view('/'));
      const before = await arrived();
      views.stop();
      expect(await arrived()).toEqual(before);
      views.report(view('/search'));
      expect(await arrived()).toEqual(isSilent ? [] : [...before, ['test_web_event', '/search']]);
    });
  });
}
