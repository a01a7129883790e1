import type { Canvas } from './canvas';
import { closedAt, sampled, smoothLine } from './outline';
import { group, path, rectangle } from './svg-shapes';

/** A line of waves across the whole picture. */
export interface WaveLine {
  readonly y: number;
  readonly amplitude: number;
  /** From crest to crest. */
  readonly length: number;
  readonly phase: number;
}

/** The outline of a wave line, extended a little beyond both edges. */
export function waveLine(canvas: Canvas, { y, amplitude, length, phase }: WaveLine): string {
  const steps = Math.max(16, Math.ceil((canvas.width / length) * 14));
  const margin = canvas.unit * 0.02;
  return smoothLine(
    sampled(-margin, canvas.width + margin, steps, (x) => {
      const turn = (x / length) * Math.PI * 2 + phase;
      return y + amplitude * (Math.sin(turn) + 0.3 * Math.sin(turn * 2.23 + phase * 2));
    }),
  );
}

/** The area under a wave line, down to `bottom`. */
export function waveArea(canvas: Canvas, wave: WaveLine, bottom = canvas.height): string {
  const margin = canvas.unit * 0.02;
  return closedAt(waveLine(canvas, wave), [-margin, canvas.width + margin], bottom + 2);
}

/** The path of a light on water: strips that spread and fade toward the viewer. */
export function paintGlints(canvas: Canvas, x: number, top: number, spread: number): void {
  const { random, height, unit, palette } = canvas;
  const depth = height - top;
  const rows = 24;
  const strips = Array.from({ length: rows }, (_, row) => {
    const near = row / rows;
    const y = top + unit * 0.006 + depth * near ** 1.35;
    const width = spread * (0.55 + near * 0.9) * random.between(0.35, 1);
    const thick = unit * (0.003 + near * 0.008);
    const left = x - width / 2 + spread * random.between(-0.16, 0.16) * (0.5 + near);
    return rectangle(
      { x: left, y, width, height: thick, round: thick / 2 },
      { opacity: 0.85 * (1 - near) ** 0.8 + 0.04 },
    );
  });
  canvas.draw(group(strips, { fill: palette[4] }));
}

/** Short faint lines on water between two heights. */
export function paintRipples(canvas: Canvas, count: number, band: readonly [top: number, bottom: number]): void {
  const { random, width, unit, palette } = canvas;
  const strips = Array.from({ length: count }, () => {
    const near = random.fraction();
    const long = unit * (0.02 + near * 0.09);
    const thick = unit * (0.0018 + near * 0.0028);
    const box = { x: random.between(-0.05, 1) * width, y: band[0] + (band[1] - band[0]) * near };
    return rectangle({ ...box, width: long, height: thick, round: thick / 2 }, { opacity: random.between(0.1, 0.34) });
  });
  canvas.draw(group(strips, { fill: palette[4] }));
}

/** Waves one in front of the other, each with a lit crest; `colours` run from far to near. */
export function paintWaves(canvas: Canvas, waves: readonly WaveLine[], colours: readonly string[]): void {
  waves.forEach((wave, index) => {
    const colour = colours[Math.min(index, colours.length - 1)] as string;
    canvas.draw(path(waveArea(canvas, wave), { fill: colour }));
    const crest = { stroke: canvas.palette[4], weight: canvas.unit * 0.0028, opacity: 0.22 };
    canvas.draw(path(waveLine(canvas, wave), crest));
  });
}
