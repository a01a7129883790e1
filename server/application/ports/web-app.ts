/** A file of the built web app, uncompressed and as it was compressed at build time. */
export interface WebFile {
  readonly type: string;
  readonly bytes: Buffer;
  /** Changes with the content. */
  readonly version: string;
  readonly br: Buffer | null;
  readonly gzip: Buffer | null;
}

/** Hosts and policies that the built page needs beyond its own origin. */
export interface PagePolicy {
  readonly script: readonly string[];
  readonly connect: readonly string[];
  readonly image: readonly string[];
  readonly trustedTypes: readonly string[];
  /** Origins of a backend at another address, for its answers, pictures and media. */
  readonly backend: readonly string[];
}

export const OWN_ORIGIN_ALONE: PagePolicy = { script: [], connect: [], image: [], trustedTypes: [], backend: [] };

/** The built web app: its page, and all other files by their request path. */
export interface WebApp {
  readonly page: string;
  readonly files: ReadonlyMap<string, WebFile>;
}
