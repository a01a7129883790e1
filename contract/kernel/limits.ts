/** Limits that the web app and the server must agree on. Lengths are in code points, as JSON Schema counts them. */
export const LIMITS = {
  pageSizeDefault: 10,
  pageSizeMax: 100,
  filesPageMax: 1_000,
  pageMax: 100_000,
  excludeIdsMax: 500,
  /** How many ids one call may carry. */
  idsMax: 500,
  playlistNameMax: 100,
  playlistDescriptionMax: 500,
  /** How many entries a playlist holds at most. */
  playlistSongsMax: 10_000,
  /** How many clips one answer of the feed holds at most. */
  feedPageMax: 30,
  cursorMax: 2_000,
  /** How many seen clips a listener without an account may report. */
  seenShortsMax: 200,
  /** How many songs one device can hand over to another, and how many are stored for all devices. */
  liveSongsMax: 500,
  /** The length of a document that an account stores for all of its devices. */
  documentMax: 30_000,
  /** How many events one report of views carries. */
  viewEventsMax: 50,
  commentMax: 300,
  titleMax: 300,
  lyricsMax: 50_000,
  /** The length of a title, an artist, an album or a genre that an admin enters. */
  tagMax: 200,
  artistsMax: 12,
  trackMax: 9_999,
  yearMax: 9_999,
  absentDaysMax: 36_500,
  /** In minutes: no time zone is further from UTC. */
  utcOffsetMax: 840,
  emailMax: 254,
  passwordMin: 10,
  passwordMax: 128,
  personNameMax: 80,
  bioMax: 500,
  /** A contact message to the operator of the server. */
  letterMin: 10,
  letterMax: 4_000,
  /** Bytes of a picture that is uploaded as an avatar. */
  avatarMax: 10_000_000,
} as const;
