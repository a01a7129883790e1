import { MEDIA } from '../../design-system/media';

/** A phone, or an equally narrow window. */
export const PHONE = MEDIA.phone.replace('@media ', '');
/** A phone in landscape. */
export const LYING = '(orientation: landscape) and (max-height: 500px)';
