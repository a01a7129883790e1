import type { AnalyticsAccess } from './firebase-page-views';

/** Firebase Analytics of one project; it counts nothing by itself. */
export async function loadAnalytics(config: Readonly<Record<string, string>>): Promise<AnalyticsAccess> {
  const [{ initializeApp }, sdk] = await Promise.all([
    import(/* webpackChunkName: "firebase" */ 'firebase/app'),
    import(/* webpackChunkName: "firebase" */ 'firebase/analytics'),
  ]);
  if (!(await sdk.isSupported())) throw new Error('this browser has no place for analytics');
  const app = initializeApp(config, 'page-views');
  // No page views of its own and no signals for advertising: it sends only the views that are reported here.
  const own = { send_page_view: false, allow_google_signals: false, allow_ad_personalization_signals: false };
  const analytics = sdk.initializeAnalytics(app, { config: own });
  return {
    log: (name, parameters) => sdk.logEvent(analytics, name, { ...parameters }),
    enable: (isEnabled) => sdk.setAnalyticsCollectionEnabled(analytics, isEnabled),
  };
}
