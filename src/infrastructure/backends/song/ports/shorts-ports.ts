import type { BackendFeatures } from '../../../../application/ports/backend.port';
import { SONG_PROTOCOL } from '../song-protocol';
import type { SongServer } from '../song-server';
import { SongClipComments } from '../shorts/song-clip-comments';
import { SongShortVideos } from '../shorts/song-short-videos';

/** Short videos at our own server. */
export async function ports({ environment, transport, cdn }: SongServer): Promise<BackendFeatures['shorts']> {
  const keepalive = await environment.transports.keepalive(SONG_PROTOCOL);
  return {
    clipComments: new SongClipComments(transport, cdn),
    shortVideos: new SongShortVideos(transport, keepalive, cdn),
  };
}
