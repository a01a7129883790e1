import { IdParams } from './id';
import { route } from './route';
import * as z from './schema';

const Premium = z.strictObject({ is_premium: z.boolean() });

/** The calls by which an admin decides which songs are premium and who may play them (decisions.md §4). */
export const premiumRoutes = {
  setSongPremium: route({
    method: 'PUT',
    path: '/backend/song/{id}/premium',
    summary: 'Make a song premium or free',
    params: IdParams,
    body: Premium,
    data: z.null(),
  }),
  setAccountPremium: route({
    method: 'PUT',
    path: '/sso/user/{id}/premium',
    summary: 'Grant or revoke the right to play premium songs',
    params: IdParams,
    body: Premium,
    data: z.null(),
  }),
} as const;
