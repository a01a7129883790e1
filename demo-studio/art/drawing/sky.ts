import type { Canvas, Stop } from './canvas';
import { mix } from './colour';
import { circle, digits, group, path, rectangle } from './svg-shapes';

/** A round light: a sun or a moon. */
export interface Shining {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly glow: string;
  /** How bright the air around it is, 0 to 1. */
  readonly strength?: number;
}

/** The sky from the top of the picture down to the horizon. */
export function paintSky(canvas: Canvas, stops: readonly Stop[], horizon = canvas.height): void {
  canvas.band(0, horizon + 2, stops);
}

/** The glow around a light: bright at the light's edge, faded out after a few radii. */
export function paintGlow(canvas: Canvas, { x, y, radius, glow, strength = 0.7 }: Shining): void {
  const fading: readonly Stop[] = [
    [0, glow, strength],
    [0.3, glow, strength * 0.62],
    [0.6, glow, strength * 0.22],
    [1, glow, 0],
  ];
  canvas.draw(circle(x, y, radius, { fill: canvas.radial(fading) }));
}

/** A sun: pale above, warmer below, with a glow around it. */
export function paintSun(canvas: Canvas, sun: Shining): void {
  const light = canvas.palette[4];
  paintGlow(canvas, { ...sun, radius: sun.radius * 3.4 });
  const face = canvas.linear([
    [0, light],
    [0.55, mix(light, sun.glow, 0.25)],
    [1, mix(light, sun.glow, 0.9)],
  ]);
  canvas.draw(circle(sun.x, sun.y, sun.radius, { fill: face }));
}

/** A moon with its seas and a shaded rim. */
export function paintMoon(canvas: Canvas, moon: Shining): void {
  const { x, y, radius, glow } = moon;
  const light = canvas.palette[4];
  paintGlow(canvas, { ...moon, radius: radius * 3.2 });
  const face = canvas.radial(
    [
      [0, light],
      [0.72, light],
      [1, mix(light, glow, 0.55)],
    ],
    [0.44, 0.42, 0.6],
  );
  const sea = { fill: mix(light, glow, 0.5), opacity: 0.45 };
  canvas.draw(circle(x, y, radius, { fill: face }));
  canvas.draw(circle(x + radius * 0.34, y - radius * 0.24, radius * 0.2, sea));
  canvas.draw(circle(x - radius * 0.26, y + radius * 0.2, radius * 0.28, sea));
  canvas.draw(circle(x + radius * 0.2, y + radius * 0.46, radius * 0.13, sea));
  canvas.draw(circle(x - radius * 0.36, y - radius * 0.42, radius * 0.1, sea));
}

/** Stars above `bottom`, fewer and fainter towards `bottom`. */
export function paintStars(canvas: Canvas, count: number, bottom: number): void {
  const { random, width, unit } = canvas;
  const stars = Array.from({ length: count }, () => {
    const height = random.fraction() ** 1.4;
    const size = unit * random.between(0.0008, 0.0026);
    return circle(random.between(0, width), height * bottom, size, { opacity: (1 - height) * random.between(0.35, 1) });
  });
  canvas.draw(group(stars, { fill: canvas.palette[4] }));
}

/** A band of haze that is thickest at its foot. */
export function paintHaze(canvas: Canvas, foot: number, depth: number, haze: Stop): void {
  const [, colour, opacity = 1] = haze;
  canvas.band(foot - depth, foot, [
    [0, colour, 0],
    [0.7, colour, opacity * 0.7],
    [1, colour, opacity],
  ]);
}

/** Long thin clouds around a height, each of two or three rounded strips. */
export function paintStrips(canvas: Canvas, count: number, band: readonly [top: number, bottom: number]): void {
  const { random, width, unit, palette } = canvas;
  for (let cloud = 0; cloud < count; cloud += 1) {
    const x = random.between(-0.1, 0.9) * width;
    const y = random.between(...band);
    const long = unit * random.between(0.16, 0.42);
    const thick = unit * random.between(0.007, 0.013);
    const strips = [0, 1, 2].map((row) => {
      const part = long * [0.62, 1, 0.46][row]!;
      const left = x + long * random.between(-0.1, 0.3);
      return rectangle({ x: left, y: y + row * thick * 1.5, width: part, height: thick, round: thick / 2 }, {});
    });
    canvas.draw(group(strips, { fill: palette[4], opacity: random.between(0.12, 0.34) }));
  }
}

/** A few distant birds around a point. */
export function paintBirds(canvas: Canvas, count: number, around: readonly [x: number, y: number]): void {
  const { random, unit, palette } = canvas;
  for (let bird = 0; bird < count; bird += 1) {
    const span = unit * random.between(0.014, 0.026);
    const x = around[0] + unit * random.between(-0.14, 0.14);
    const y = around[1] + unit * random.between(-0.06, 0.06);
    const tilt = random.between(-0.12, 0.12) * span;
    const wings = `M${digits(x - span)} ${digits(y - span * 0.2 - tilt)}q${digits(span * 0.62)} ${digits(-span * 0.34)} ${digits(span)} ${digits(span * 0.3 + tilt)}q${digits(span * 0.4)} ${digits(-span * 0.66)} ${digits(span)} ${digits(-span * 0.26 + tilt)}`;
    canvas.draw(path(wings, { stroke: palette[0], weight: unit * 0.004, opacity: 0.8 }));
  }
}
