import type { Canvas } from '../drawing/canvas';
import { mix } from '../drawing/colour';
import { ellipse, path } from '../drawing/svg-shapes';
import type { Sitter } from './sitter';

// Heads are drawn around (0, 0): half a face is 100 wide, the crown is at y = −128, the chin at y = 130, and the light is on the
// left.
const FACE = 'M-98 -24C-98 -136 98 -136 98 -24C98 66 56 132 0 132C-56 132 -98 66 -98 -24Z';
const SHADE =
  'M4 -112C104 -118 98 -24 98 -24C98 66 56 132 0 132C16 118 20 106 14 96C26 90 24 80 12 74C20 66 22 58 12 52C32 50 34 38 24 24C12 2 8 -16 18 -40C14 -66 2 -80 4 -112Z';

/** The neck down to the collar, in the shade of the chin. */
export function drawNeck(canvas: Canvas, { skin }: Sitter): string {
  const paint = canvas.linear([
    [0, mix(skin[1], canvas.palette[0], 0.28)],
    [0.6, skin[1]],
    [1, mix(skin[1], skin[0], 0.3)],
  ]);
  return path('M-46 70V178Q-30 220 0 222Q30 220 46 178V70Z', { fill: paint });
}

/** Ears, face, the side away from the light, closed eyes and a mouth. */
export function drawFace(canvas: Canvas, { skin, hairColour }: Sitter): string {
  const [lit, shade] = skin;
  const face = canvas.linear([
    [0, mix(lit, '#FFFFFF', 0.12)],
    [1, lit],
  ]);
  const line = mix(hairColour, shade, 0.3);
  return [
    ellipse({ x: -99, y: 0, rx: 15, ry: 26 }, { fill: mix(lit, shade, 0.35) }),
    ellipse({ x: 99, y: 0, rx: 15, ry: 26 }, { fill: mix(shade, canvas.palette[0], 0.15) }),
    path(FACE, { fill: face }),
    path(SHADE, { fill: shade, opacity: 0.85 }),
    path('M-64 -4Q-44 12 -24 -1M34 -1Q52 12 70 -4', { stroke: line, weight: 5 }),
    path('M-64 -4L-72 1M-58 3L-64 9M70 -4L77 1M64 3L70 9', { stroke: line, weight: 3 }),
    path('M-72 -36Q-48 -50 -22 -38M32 -38Q54 -50 74 -36', { stroke: line, weight: 6.5, opacity: 0.8 }),
    path('M-22 86Q-8 78 2 82Q12 78 24 86Q12 100 1 100Q-12 100 -22 86Z', {
      fill: mix(shade, '#A02840', 0.5),
      opacity: 0.85,
    }),
    path('M-22 86Q0 91 24 86', { stroke: mix(shade, '#5A1020', 0.6), weight: 2.4, opacity: 0.7 }),
    ellipse({ x: -58, y: 44, rx: 20, ry: 13 }, { fill: '#E8604C', opacity: 0.13 }),
  ].join('');
}
