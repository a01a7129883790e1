import type { NowPlaying, Peer } from './peer';

/** A device of the account, represented by one of its tabs. */
export interface Device {
  readonly id: string;
  readonly name: string;
  readonly isOwn: boolean;
  /** The tab to send commands to. */
  readonly peer: Peer;
  readonly now: NowPlaying | null;
}

const doesPlay = ({ now }: { readonly now: NowPlaying | null }): boolean => now?.isPlaying === true;
const hasSong = ({ now }: Peer): boolean => now !== null && now.song !== null;

/**
 * Of two tabs of a device, the one that plays represents it, otherwise the one with a song, otherwise the one that reported last.
 */
function speaksRather(a: Peer, b: Peer): Peer {
  if (doesPlay(a) !== doesPlay(b)) return doesPlay(a) ? a : b;
  if (hasSong(a) !== hasSong(b)) return hasSong(a) ? a : b;
  return b.reportedAt > a.reportedAt ? b : a;
}

/** This device first, then the devices that play, then by name; devices with the same name are always in the same order. */
function inOrder(a: Device, b: Device): number {
  if (a.isOwn !== b.isOwn) return a.isOwn ? -1 : 1;
  if (doesPlay(a) !== doesPlay(b)) return doesPlay(a) ? -1 : 1;
  return a.name.localeCompare(b.name) || a.id.localeCompare(b.id);
}

/** Groups all tabs of the account into its devices, in the order in which they are shown. */
export function devicesOf(peers: readonly Peer[]): readonly Device[] {
  const speakers = new Map<string, Peer>();
  for (const peer of peers) {
    const known = speakers.get(peer.deviceId);
    speakers.set(peer.deviceId, known === undefined ? peer : speaksRather(known, peer));
  }
  return [...speakers.values()]
    .map((peer) => ({ id: peer.deviceId, name: peer.deviceName, isOwn: peer.isOwn, peer, now: peer.now }))
    .sort(inOrder);
}
