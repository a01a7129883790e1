/** The browser's tracking preference, set by its user. */
export interface TrackingPreference {
  /** Whether the browser asks not to be tracked: Do Not Track or Global Privacy Control. */
  refuses(): boolean;
}
