import type { Random } from '../../music/compose/seeded-random';
import type { Palette } from '../palette';
import { element } from './svg-shapes';

/** A gradient stop: its position from 0 to 1, its colour and its opacity. */
export type Stop = readonly [at: number, colour: string, opacity?: number];

interface CanvasFacts {
  readonly width: number;
  readonly height: number;
  readonly palette: Palette;
  readonly random: Random;
  /** The horizontal position of the subject, 0 to 1. */
  readonly focus: number;
}

const DOWN = [0, 0, 0, 1] as const;

function stopsOf(stops: readonly Stop[]): string {
  return stops
    .map(([offset, colour, opacity]) =>
      element('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity === 1 ? undefined : opacity }),
    )
    .join('');
}

/** The drawing surface of a scene; later shapes cover earlier ones. */
export class Canvas {
  readonly width: number;
  readonly height: number;
  readonly palette: Palette;
  readonly random: Random;
  readonly focusX: number;
  /** The shorter side. Sizes are shares of it, so that objects look alike in every format. */
  readonly unit: number;
  private readonly definitions: string[] = [];
  private readonly shapes: string[] = [];

  constructor({ width, height, palette, random, focus }: CanvasFacts) {
    [this.width, this.height, this.palette, this.random] = [width, height, palette, random];
    this.focusX = width * focus;
    this.unit = Math.min(width, height);
  }

  draw(...shapes: readonly string[]): void {
    this.shapes.push(...shapes);
  }

  /** Fills the whole picture with one paint. */
  fill(paint: string, opacity?: number): void {
    this.draw(element('rect', { width: this.width, height: this.height, fill: paint, opacity }));
  }

  /** A linear gradient from the top of a shape to its bottom, or along `line` (x1, y1, x2, y2 as shares of the shape). */
  linear(stops: readonly Stop[], line: readonly [number, number, number, number] = DOWN): string {
    const [x1, y1, x2, y2] = line;
    return this.define('linearGradient', { x1, y1, x2, y2 }, stopsOf(stops));
  }

  /** A linear gradient from one colour at the top of a shape to another at its bottom. */
  blend(top: string, bottom: string): string {
    return this.linear([
      [0, top],
      [1, bottom],
    ]);
  }

  /** Draws a band across the whole picture between two heights; its colours run from the upper to the lower height. */
  band(top: number, bottom: number, stops: readonly Stop[]): void {
    const box = { x: 0, y: top, width: this.width, height: bottom - top };
    this.draw(element('rect', { ...box, fill: this.linear(stops) }));
  }

  /** A radial gradient from the middle of a shape, or from another point (in shares of the shape), to its edge. */
  radial(stops: readonly Stop[], centre: readonly [x: number, y: number, radius: number] = [0.5, 0.5, 0.5]): string {
    const [cx, cy, r] = centre;
    return this.define('radialGradient', { cx, cy, r }, stopsOf(stops));
  }

  /** A filter that blurs by `deviation` units; the blur extends at most a fifth of the shape's size beyond the shape. */
  blur(deviation: number): string {
    const region = { x: '-20%', y: '-20%', width: '140%', height: '140%' };
    return this.define('filter', region, element('feGaussianBlur', { stdDeviation: deviation }));
  }

  /** A clip path that shows only the parts inside `shape`. */
  clip(shape: string): string {
    return this.define('clipPath', {}, shape);
  }

  /** The picture drawn so far, as SVG. */
  svg(): string {
    const { width, height } = this;
    const inside = element('defs', {}, this.definitions.join('')) + this.shapes.join('');
    const size = { viewBox: `0 0 ${width} ${height}`, width, height };
    return element('svg', { xmlns: 'http://www.w3.org/2000/svg', ...size }, inside);
  }

  private define(name: string, attributes: Readonly<Record<string, string | number>>, inside: string): string {
    const id = `d${this.definitions.length}`;
    this.definitions.push(element(name, { id, ...attributes }, inside));
    return `url(#${id})`;
  }
}
