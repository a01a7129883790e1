import { aClip } from '../support/builders/a-clip';
import { aSong } from '../support/builders/a-song';
import { MemoryClipComments, SaidOfClips } from '../support/backends/memory/memory-clip-comments';
import { MemoryShortVideos } from '../support/backends/memory/memory-short-videos';
import { describeClipComments } from './clip-comments.contract';
import { describeShortVideos } from './short-videos.contract';

const CLIP_IDS = ['clip-1', 'clip-2', 'clip-3', 'clip-4', 'clip-5'] as const;

const used = { song: aSong('song-1').build(), from: 0, to: 20 };
const artist = { id: 'artist-1', name: 'Hạ Vy', avatarUrl: null, isFollowed: false };

const fiveClips = () =>
  CLIP_IDS.map((id, place) => aClip(id, { artist: place === 0 ? artist : null, used: place < 2 ? used : null }));

describeShortVideos('the memory fake', async () => {
  const videos = new MemoryShortVideos(fiveClips());
  const nobodys = new MemoryShortVideos(fiveClips(), () => false);
  // Views reported without an account count for all listeners.
  nobodys.report = (batch) => videos.report(batch);
  return { videos, nobodys, clipIds: CLIP_IDS, artistId: 'artist-1', songId: 'song-1' };
});

describeClipComments('the memory fake', async () => {
  const said = new SaidOfClips(['clip-1']);
  return {
    vys: new MemoryClipComments(said, () => 'Vy'),
    others: new MemoryClipComments(said, () => 'Ân'),
    nobodys: new MemoryClipComments(said, () => null),
    clipId: 'clip-1',
  };
});
