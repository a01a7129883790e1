import type { SongSummaryWire } from '../../../contract/song';
import { LIBRARY_TRACKS, type FixtureTrack } from '../fixtures/library-tracks';
import { libraryAddress } from './fixture-client';

/** The track of the test library with this title. */
export function trackCalled(title: string): FixtureTrack {
  const track = LIBRARY_TRACKS.find((each) => each.title === title);
  if (track === undefined) throw new Error(`"${title}" is not in the test library`);
  return track;
}

/** The note that distinguishes this song from the others. */
export const toneOf = (title: string): number => trackCalled(title).toneHz;

/** The song as a product lists it; by default the product with the whole test library. */
export async function songCalled(title: string, address?: string): Promise<SongSummaryWire> {
  const answer = await fetch(`${address ?? (await libraryAddress())}/backend/song?pageSize=100`);
  const { data } = (await answer.json()) as { data: { items: SongSummaryWire[] } };
  const song = data.items.find((each) => each.title === title);
  if (song === undefined) throw new Error(`the product has no "${title}"`);
  return song;
}
