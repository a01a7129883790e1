import type { Canvas } from '../drawing/canvas';
import { ellipse, group, path } from '../drawing/svg-shapes';

/** A sitting cat; its neck is at (x, y). */
export function paintCat(canvas: Canvas, x: number, y: number): void {
  const { unit, palette } = canvas;
  const ink = palette[0];
  const cat = [
    path('M-16 40C-20 14 -12 2 0 2C12 2 20 14 16 40Z', { fill: ink }),
    path('M-11 -8L-11 -22L-3 -15H3L11 -22V-8C11 2 6 6 0 6C-6 6 -11 2 -11 -8Z', { fill: ink }),
    path('M14 38C34 40 36 22 28 14', { stroke: ink, weight: 5 }),
    path('M-11 -8V-22L-3 -15H3L11 -22', { stroke: palette[3], weight: 1.4, opacity: 0.8 }),
    path('M-15 26C-15 12 -10 4 -4 3', { stroke: palette[3], weight: 1.4, opacity: 0.7 }),
    ellipse({ x: 2, y: 42, rx: 30, ry: 4 }, { fill: ink, opacity: 0.5 }),
  ];
  canvas.draw(
    group(cat, { transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(unit / 620).toFixed(3)})` }),
  );
}
