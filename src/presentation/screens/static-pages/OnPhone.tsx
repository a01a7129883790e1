import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useViewModels } from '../../hooks/view-models-context';
import { MEDIA } from '../../design-system/media';
import { QrCode } from './QrCode';

/** Addresses that refer to whichever device opens them. */
const OWN_DEVICE = /^(localhost|127\..*|\[::1\])$/;

/** What Sóng looks like on a phone, and a QR code with this site's address. */
export const OnPhone = observer(function OnPhone() {
  const { t, i18n } = useTranslation('staticPages');
  const { shell } = useViewModels();
  const { origin, hostname } = window.location;
  const language = i18n.resolvedLanguage ?? i18n.language;
  return (
    <Wash>
      <Phone>
        <img src={`/pictures/phone-${language}-${shell.theme}.webp`} alt={t('app.picture')} width={390} height={844} />
      </Phone>
      <Reading>
        <QrCode text={origin} label={t('app.qr', { address: origin })} />
        <p>{OWN_DEVICE.test(hostname) ? t('app.qrHere') : t('app.qrText')}</p>
      </Reading>
    </Wash>
  );
});

const Wash = styled.aside`
  display: grid;
  gap: 28px;
  justify-items: center;
  align-self: start;
  padding: 36px 28px;
  border-radius: 28px;
  background:
    radial-gradient(70% 55% at 20% 10%, oklch(var(--wash-l) var(--wash-c) 280), transparent 75%),
    radial-gradient(70% 60% at 90% 80%, oklch(var(--wash-l) var(--wash-c) 35), transparent 75%), var(--surface-2);
`;

const Phone = styled.span`
  display: block;
  padding: 8px;
  border-radius: 38px;
  background: #0b0a12;
  box-shadow: 0 30px 60px -24px rgb(0 0 0 / 0.55);
  img {
    display: block;
    width: 228px;
    height: auto;
    border-radius: 30px;
  }
`;

const Reading = styled.div`
  display: flex;
  gap: 20px;
  align-items: center;
  max-width: 44ch;
  ${MEDIA.phone} {
    display: none;
  }
`;
