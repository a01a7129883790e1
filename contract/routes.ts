import { accountRoutes } from './account-routes';
import { administrationRoutes } from './administration-routes';
import { browseRoutes } from './browse-routes';
import { contactRoutes } from './contact-routes';
import { firebaseRoutes } from './firebase-routes';
import { firstRoutes } from './first-routes';
import { importRoutes } from './import-routes';
import { libraryRoutes } from './library-routes';
import { listeningRoutes } from './listening-routes';
import { liveRoutes } from './live-routes';
import { ownDataRoutes } from './own-data-routes';
import { premiumRoutes } from './premium-routes';
import { sessionRoutes } from './session-routes';
import { setupRoutes } from './setup-routes';
import { shortVideoRoutes } from './short-video-routes';
import { pageViewRoutes } from './page-view-routes';

/**
 * Every call of the API: the one table from which the server registers its routes and OpenAPI is generated. The web app imports
 * the parts separately, so that calls that the first page does not need are loaded later.
 */
export const routes = {
  ...firstRoutes,
  ...sessionRoutes,
  ...setupRoutes,
  ...importRoutes,
  ...listeningRoutes,
  ...accountRoutes,
  ...browseRoutes,
  ...contactRoutes,
  ...firebaseRoutes,
  ...libraryRoutes,
  ...liveRoutes,
  ...premiumRoutes,
  ...shortVideoRoutes,
  ...administrationRoutes,
  ...ownDataRoutes,
  ...pageViewRoutes,
} as const;

export type RouteName = keyof typeof routes;
