import { route } from './route';
import * as z from './schema';

/**
 * The caller's identity, signed for Firebase. `account` is the user's id there, `device` the id of the device's session; the
 * token is valid for `expires_in` seconds.
 */
export const FirebaseToken = z.object({
  token: z.string(),
  account: z.string(),
  device: z.string(),
  expires_in: z.number(),
});

/** For builds whose devices connect through Firebase. */
export const firebaseRoutes = {
  firebaseToken: route({
    method: 'GET',
    path: '/sso/security/firebase-token',
    summary: 'A Firebase custom token for the own account; 404 if the server has no service account',
    data: FirebaseToken,
  }),
} as const;
