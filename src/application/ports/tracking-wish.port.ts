/** What the browser says about being followed, on behalf of whoever uses it. */
export interface TrackingWish {
  /** Whether it asks for none: Do Not Track or Global Privacy Control. */
  refuses(): boolean;
}
