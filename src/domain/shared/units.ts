/** A time span or position in seconds, fractions allowed. */
export type Seconds = number;

/** A time span in whole milliseconds. */
export type Milliseconds = number;

/** A moment as ISO 8601 in UTC, as in requests and answers. */
export type IsoInstant = string;
