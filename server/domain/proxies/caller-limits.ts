/** How much of the server callers may hold at one time. */
export interface CallerLimits {
  /** Connections of all, kept ones and sockets of live devices included. */
  readonly connections: number;
  /** Connections of one address (IPv4) or network (IPv6 /64): a household, an office or a school may share one. */
  readonly connectionsPerAddress: number;
  /** How long an answer may wait for a reader who takes nothing of it, in seconds. */
  readonly stalledSeconds: number;
  /** How long a connection may stay on which no request waits for its answer, whatever arrives on it, in seconds. */
  readonly idleSeconds: number;
  /** How long a whole upload may take, in seconds. */
  readonly uploadSeconds: number;
  /** Uploads of all at the same time: each holds its picture in memory. */
  readonly uploads: number;
  /** Uploads of one address or network at the same time. */
  readonly uploadsPerAddress: number;
  /** Uploads of one account at the same time. */
  readonly uploadsPerAccount: number;
}

export const DEFAULT_LIMITS: CallerLimits = {
  connections: 4_096,
  connectionsPerAddress: 512,
  stalledSeconds: 30,
  idleSeconds: 15,
  uploadSeconds: 300,
  uploads: 16,
  uploadsPerAddress: 6,
  uploadsPerAccount: 3,
};
