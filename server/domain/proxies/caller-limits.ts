/** How much of the server callers may use at one time. */
export interface CallerLimits {
  /** Connections of all callers, including keep-alive connections and the sockets of live devices. */
  readonly connections: number;
  /** Connections of one address (IPv4) or network (IPv6 /64): a household, an office or a school may share one. */
  readonly connectionsPerAddress: number;
  /** How long a response may wait for a client that reads none of it, in seconds. */
  readonly stalledSeconds: number;
  /** How long a connection may stay open without a request that waits for its response, whatever data arrives on it, in seconds. */
  readonly idleSeconds: number;
  /** How long a whole upload may take, in seconds. */
  readonly uploadSeconds: number;
  /** Simultaneous uploads of all callers: each holds its picture in memory. */
  readonly uploads: number;
  /** Simultaneous uploads of one address or network. */
  readonly uploadsPerAddress: number;
  /** Simultaneous uploads of one account. */
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
