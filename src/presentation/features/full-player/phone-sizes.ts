/** A phone in landscape. */
export const LYING = '(orientation: landscape) and (max-height: 500px)';
