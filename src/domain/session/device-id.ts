/** Specification §9. */
export const DEVICE_ID_LENGTH = 16;
/** How long a browser identification string is when it is made. */
export const IDENTIFICATION_LENGTH = 32;
/** The storage key (decisions.md §2). */
export const DEVICE_ID_KEY = 'deviceId';

const ENOUGH_DIGITS = new RegExp(`^\\d{${DEVICE_ID_LENGTH},}$`);

/** Whether a stored identification string can be used: digits only, and enough of them. */
export const isIdentification = (text: string | null): text is string => text !== null && ENOUGH_DIGITS.test(text);

/** The device id of every request: the first 16 digits of the browser identification string (specification §7). */
export const deviceIdOf = (identification: string): string => identification.slice(0, DEVICE_ID_LENGTH);
