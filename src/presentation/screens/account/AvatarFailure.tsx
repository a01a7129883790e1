import { useTranslation } from 'react-i18next';
import type { AvatarFault } from '../../../domain/profile/avatar';
import type { GatewayFailure } from '../../../domain/shared/gateway-failure';
import { Alert, FailureLine } from '../../controls/account/FormAlert';

const MILLION = 1_000_000;

/** Why a picture did not become an avatar. */
export function AvatarFailure({ failure }: { readonly failure: AvatarFault | GatewayFailure }) {
  const { t } = useTranslation('account');
  switch (failure.kind) {
    case 'too-large':
      return <Alert>{t('avatar.tooLarge', { megabytes: failure.limit / MILLION })}</Alert>;
    case 'too-many-pixels':
      return <Alert>{t('avatar.tooManyPixels', { megapixels: failure.limit / MILLION })}</Alert>;
    case 'not-a-picture':
      return <Alert>{t('avatar.notAPicture')}</Alert>;
    case 'invalid':
      return <Alert>{failure.fields['image'] ?? t('avatar.notAPicture')}</Alert>;
    default:
      return <FailureLine failure={failure} />;
  }
}
