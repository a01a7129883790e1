import type { TrackingPreference } from '../../application/ports/tracking-preference.port';

interface Wishes {
  readonly doNotTrack?: string | null;
  readonly globalPrivacyControl?: boolean;
}

/** Do Not Track and Global Privacy Control, read each time: both can be switched while the page is open. */
export class NavigatorTrackingWish implements TrackingPreference {
  constructor(private readonly browser: () => Wishes = () => navigator) {}

  refuses(): boolean {
    const { doNotTrack, globalPrivacyControl } = this.browser();
    return globalPrivacyControl === true || doNotTrack === '1' || doNotTrack === 'yes';
  }
}
