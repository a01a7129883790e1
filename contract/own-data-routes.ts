import { OwnData } from './own-data';
import { route } from './route';
import { DeleteAccount, Nothing } from './sso';

/** The calls to export or delete all data stored about a listener. */
export const ownDataRoutes = {
  ownData: route({
    method: 'GET',
    path: '/sso/user/me/data',
    summary: 'All data that is stored about the own account',
    data: OwnData,
  }),
  deleteMe: route({
    method: 'POST',
    path: '/sso/user/me/delete',
    summary: 'Delete the own account with all of its data, for good',
    body: DeleteAccount,
    data: Nothing,
  }),
} as const;
