/** Phosphor icons (MIT), bold. Written by scripts/collect-icons.ts. */
// oxfmt-ignore
export const BOLD_ICONS = {
  'caret-left': 'M168.49,199.51a12,12,0,0,1-17,17l-80-80a12,12,0,0,1,0-17l80-80a12,12,0,0,1,17,17L97,128Z',
  'caret-right': 'M184.49,136.49l-80,80a12,12,0,0,1-17-17L159,128,87.51,56.49a12,12,0,1,1,17-17l80,80A12,12,0,0,1,184.49,136.49Z',
} as const;
