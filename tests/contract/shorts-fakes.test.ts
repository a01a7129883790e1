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

const videosWith = (hasTotals: boolean) => async () => {
  const videos = new MemoryShortVideos(fiveClips());
  videos.hasTotals = hasTotals;
  const nobodys = new MemoryShortVideos(fiveClips(), () => false);
  // Views reported without an account count for all listeners.
  nobodys.report = (batch) => videos.report(batch);
  return { videos, nobodys, clipIds: CLIP_IDS, artistId: 'artist-1', songId: 'song-1' };
};

const commentsWith = (hasTotals: boolean) => async () => {
  const said = new SaidOfClips(['clip-1']);
  const vys = new MemoryClipComments(said, () => 'Vy');
  vys.hasTotals = hasTotals;
  return {
    vys,
    others: new MemoryClipComments(said, () => 'Ân'),
    nobodys: new MemoryClipComments(said, () => null),
    clipId: 'clip-1',
  };
};

describe.each([
  ['the memory fake', true],
  ['the memory fake without totals', false],
])('in memory', (name, hasTotals) => {
  describeShortVideos(name, videosWith(hasTotals));
  describeClipComments(name, commentsWith(hasTotals));
});
