import type { Canvas } from '../drawing/canvas';
import { group } from '../drawing/svg-shapes';
import { paintBackdrop } from './backdrops';
import { drawClothing } from './clothing';
import { drawHairBack, drawHairFront } from './hair';
import { drawFace, drawNeck } from './head';
import { SITTERS } from './sitters';
import { drawAccessories } from './accessories';

/**
 * Head and shoulders of one of the eight sitters, chosen by the seed modulo eight, so that consecutive seeds give different
 * people.
 */
export function portrait(canvas: Canvas, seed: number): void {
  const sitter = SITTERS[seed % SITTERS.length];
  if (sitter === undefined) throw new Error(`No sitter for seed ${seed}`);
  const { width, height, unit, random } = canvas;
  const x = width / 2;
  const y = height * 0.43;
  paintBackdrop(canvas, sitter.backdrop, [x, y]);
  const side = sitter.light === 'left' ? 1 : -1;
  const size = unit * 0.00146;
  const turn = sitter.tilt + random.between(-1, 1);
  const head = group([drawFace(canvas, sitter), drawHairFront(canvas, sitter), drawAccessories(canvas, sitter)], {
    transform: `rotate(${turn.toFixed(1)} 0 130)`,
  });
  const back = group([drawHairBack(canvas, sitter)], { transform: `rotate(${turn.toFixed(1)} 0 130)` });
  const place = `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(side * size).toFixed(4)} ${size.toFixed(4)})`;
  canvas.draw(group([back, drawNeck(canvas, sitter), drawClothing(canvas, sitter), head], { transform: place }));
}
