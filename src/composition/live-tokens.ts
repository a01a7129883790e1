import type { SongsById } from '../domain/catalogue/songs-by-id.port';
import type { Documents } from '../domain/documents/documents.port';
import type { LiveDevices } from '../domain/live/live-devices.port';
import { token } from './token';

/** What every backend binds for connecting the devices of one account. */
export const L = {
  Documents: token<Documents>('Documents'),
  LiveDevices: token<LiveDevices>('LiveDevices'),
  SongsById: token<SongsById>('SongsById'),
};
