import type { BackendFeatures } from '../../../../application/ports/backend.port';
import { SONG_PROTOCOL } from '../song-protocol';
import type { SongServer } from '../song-server';
import { SongAccountRegistration } from '../account/song-account-registration';
import { SongAccounts } from '../account/song-accounts';
import { SongContactForm } from '../account/song-contact-form';
import { SongDevices } from '../account/song-devices';
import { SongOwnData } from '../account/song-own-data';
import { SongOwnProfile } from '../account/song-own-profile';
import { SongPasswordRecovery } from '../account/song-password-recovery';

/** The accounts of our own server. */
export function ports({ environment, transport, cdn }: SongServer): BackendFeatures['account'] {
  const outside = environment.transports.outsideSession(SONG_PROTOCOL);
  return {
    accounts: new SongAccounts(transport, outside, cdn),
    accountRegistration: new SongAccountRegistration(outside, cdn),
    contactForm: new SongContactForm(transport),
    devices: new SongDevices(transport),
    ownData: new SongOwnData(transport),
    ownProfile: new SongOwnProfile(transport, cdn),
    passwordRecovery: new SongPasswordRecovery(outside),
  };
}
