import type { Canvas, Stop } from '../drawing/canvas';
import { mix } from '../drawing/colour';
import { polygon, type Point } from '../drawing/outline';
import { circle, path } from '../drawing/svg-shapes';

const RINGS = 9;

/** A record larger than the picture, in bands of colour, the light turning over it. */
export function vinyl(canvas: Canvas): void {
  const { width, height, unit, random } = canvas;
  const [ink, deep, mid, warm, light] = canvas.palette;
  const reach = Math.hypot(width, height) * 0.86;
  const x = width * (random.chance(0.5) ? 0.84 : 0.16);
  const y = height * random.between(0.8, 0.88);
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
  const start = random.between(-2.6, -2.2);
  const rays = [0, 1.1, 3.14, 4.24].map((turned) => sector([x, y, reach], start + turned, start + turned + 0.26));
  canvas.draw(path(rays.join(''), { fill: light, opacity: 0.09 }));
  const shade: readonly Stop[] = [
    [0, light, 0.14],
    [0.5, light, 0],
    [1, ink, 0.34],
  ];
  canvas.fill(canvas.linear(shade, [0, 0, 1, 1]));
}

/** A slice of a disc between two angles, in radians. */
function sector([x, y, reach]: readonly [number, number, number], from: number, to: number): string {
  const tip = (angle: number): Point => [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
  return polygon([[x, y], tip(from), tip(to)]);
}
