import { ContainerModule } from 'inversify';
import { SongAccounts } from '../infrastructure/backends/song/account/song-accounts';
import { SongContactForm } from '../infrastructure/backends/song/account/song-contact-form';
import { SongDevices } from '../infrastructure/backends/song/account/song-devices';
import { SongOwnData } from '../infrastructure/backends/song/account/song-own-data';
import { SongOwnProfile } from '../infrastructure/backends/song/account/song-own-profile';
import { SongPasswordRecovery } from '../infrastructure/backends/song/account/song-password-recovery';
import { A } from './account-tokens';
import { S } from './session-tokens';
import { SongDomains } from './song-backend.module';
import { provide } from './token';
import { T } from './tokens';

/** The accounts of our own server. */
export const accountModule = new ContainerModule(({ bind }) => {
  provide(bind, A.Accounts, (...parts) => new SongAccounts(...parts), T.HttpTransport, S.OutsideTransport, SongDomains);
  provide(bind, A.OwnProfile, (...parts) => new SongOwnProfile(...parts), T.HttpTransport, SongDomains);
  provide(bind, A.OwnData, (transport) => new SongOwnData(transport), T.HttpTransport);
  provide(bind, A.Devices, (transport) => new SongDevices(transport), T.HttpTransport);
  provide(bind, A.ContactForm, (transport) => new SongContactForm(transport), T.HttpTransport);
  provide(bind, A.PasswordRecovery, (transport) => new SongPasswordRecovery(transport), S.OutsideTransport);
});
