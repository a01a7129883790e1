/** The forms in which dates are shown (specification §2 and §9). */
export const DATE_PATTERN = 'D/M/YYYY';
export const DATE_TIME_PATTERN = 'D/M/YYYY HH:mm:ss';
