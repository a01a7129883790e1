/**
 * The shade behind white text over a picture of any brightness: in the picture's own hue (design §9), and dark enough for 4.5 : 1
 * over pure white wherever text stands on it.
 */
export const SHADE = 'oklch(0.16 min(var(--dom-c), 0.05) var(--dom-h) / 0.7)';
