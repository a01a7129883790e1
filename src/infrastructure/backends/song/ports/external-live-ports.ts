import { firebaseRoutes } from '../../../../../contract/firebase-routes';
import type { BackendFeatures } from '../../../../application/ports/backend.port';
import type { HttpTransport } from '../../../../application/ports/http-transport.port';
import type { LiveTickets } from '../../../../application/ports/live-tickets.port';
import { succeed } from '../../../../domain/shared/result';
import { callRoute } from '../call-route';
import { SongSongsById } from '../catalogue/song-songs-by-id';
import type { SongServer } from '../song-server';

/** Our own server confirms to Firebase who is signed in. */
export const ports = ({ transport, cdn }: SongServer): BackendFeatures['externalLive'] => ({
  songsById: new SongSongsById(transport, cdn),
  tickets: firebaseTickets(transport),
});

const firebaseTickets = (transport: HttpTransport): LiveTickets => ({
  issue: async () => {
    const answer = await callRoute(transport, firebaseRoutes.firebaseToken);
    if (!answer.ok) return answer;
    const { token, account, device, expires_in } = answer.value;
    return succeed({ token, account, device, life: expires_in * 1_000 });
  },
});
