/** Phosphor icons (MIT), bold. Written by scripts/collect-icons.ts. */
// oxfmt-ignore
export const CARET_ICONS = {
  'caret-down': 'M216.49,104.49l-80,80a12,12,0,0,1-17,0l-80-80a12,12,0,0,1,17-17L128,159l71.51-71.52a12,12,0,0,1,17,17Z',
} as const;
