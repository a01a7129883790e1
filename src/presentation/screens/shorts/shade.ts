/**
 * What lies behind white words over a picture, however bright that is: of the picture's own hue (design §9), and dark enough for
 * 4.5 : 1 over pure white wherever words stand on it.
 */
export const SHADE = 'oklch(0.16 min(var(--dom-c), 0.05) var(--dom-h) / 0.7)';
