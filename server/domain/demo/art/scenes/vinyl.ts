import type { Canvas } from '../drawing/canvas';
import { mix } from '../drawing/colour';
import { circle, path } from '../drawing/svg-shapes';

const RINGS = 9;

/** A record larger than the picture, in bands of colour, the light turning over it. */
export function vinyl(canvas: Canvas): void {
  const { width, height, unit, random } = canvas;
  const [ink, deep, mid, warm, light] = canvas.palette;
  const reach = Math.hypot(width, height) * 0.86;
  const [x, y] = [width * (random.chance(0.5) ? 0.84 : 0.16), height * random.between(0.8, 0.88)];
  const turn = Math.floor(random.between(0, 4));
  const bands = [ink, mid, warm, deep];
  canvas.fill(light);
  for (let ring = RINGS; ring > 0; ring -= 1) {
    const colour = bands[(ring + turn) % bands.length] as string;
    const radius = (ring / RINGS) * reach;
    const fill = canvas.radial([
      [0, mix(colour, ink, 0.22)],
      [Math.max(0, 1 - 1.2 / ring), mix(colour, ink, 0.12)],
      [1, mix(colour, light, 0.1)],
    ]);
    canvas.draw(circle(x, y, radius, { fill }));
    [0.28, 0.62].forEach((share) => {
      canvas.draw(
        circle(x, y, radius - (reach / RINGS) * share, { stroke: light, weight: unit * 0.0014, opacity: 0.12 }),
      );
    });
  }
  canvas.draw(circle(x, y, unit * 0.052, { fill: light }), circle(x, y, unit * 0.012, { fill: ink }));
  const ray = (from: number, to: number) => {
    const tip = (angle: number) =>
      `${(x + Math.cos(angle) * reach).toFixed(1)} ${(y + Math.sin(angle) * reach).toFixed(1)}`;
    return `M${x.toFixed(1)} ${y.toFixed(1)}L${tip(from)}L${tip(to)}Z`;
  };
  const shine = { fill: light, opacity: 0.09 };
  const start = random.between(-2.6, -2.2);
  [0, 1.1, 3.14, 4.24].forEach((angle) => canvas.draw(path(ray(start + angle, start + angle + 0.26), shine)));
  canvas.fill(
    canvas.linear(
      [
        [0, light, 0.14],
        [0.5, light, 0],
        [1, ink, 0.34],
      ],
      [0, 0, 1, 1],
    ),
  );
}
