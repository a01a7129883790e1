import { chooseSong, usedStretch } from '../../domain/import/choose-song';
import type { LinkableClip, ShortSongLinks, SongLink } from '../../domain/shorts/short-song-links.port';

/** Finds out which songs clips use. Must be repeated whenever songs were added or removed. */
export class LinkClips {
  constructor(private readonly clips: ShortSongLinks) {}

  async execute(): Promise<void> {
    const links = (await this.clips.linkable()).map(linkOf);
    if (links.length > 0) await this.clips.link(links);
  }
}

function linkOf(clip: LinkableClip): SongLink {
  const { clipId, wish, candidates } = clip;
  const song = chooseSong(wish, candidates);
  if (song === undefined) return { clipId, songId: null, stretch: null };
  return { clipId, songId: song.songId, stretch: usedStretch(clip, song) };
}
