import { MEDIA } from '../../design-system/media';

/** A phone, or a window as narrow. */
export const PHONE = MEDIA.phone.replace('@media ', '');
/** A phone lying on its side. */
export const LYING = '(orientation: landscape) and (max-height: 500px)';
