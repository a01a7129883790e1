import type { Canvas } from '../drawing/canvas';
import { mix } from '../drawing/colour';
import { paintGlow } from '../drawing/sky';
import { circle, group, path } from '../drawing/svg-shapes';

interface Leaf {
  /** Distance from the subject's middle; lengths are shares of the shorter side, and the foot is below the picture. */
  readonly x: number;
  readonly length: number;
  readonly girth: number;
  /** Degrees from upright. */
  readonly lean: number;
  readonly shade: readonly [front: string, back: string];
}

/** Large leaves in front of a pale sun. */
export function leaf(canvas: Canvas): void {
  const { width, height, unit, random, focusX } = canvas;
  const [ink, deep, mid, warm, light] = canvas.palette;
  canvas.fill(
    canvas.linear([
      [0, light],
      [0.7, mix(light, warm, 0.75)],
      [1, warm],
    ]),
  );
  const sunX = focusX + unit * 0.13;
  const sunY = height * 0.35;
  paintGlow(canvas, { x: sunX, y: sunY, radius: unit * 0.52, glow: warm, strength: 0.9 });
  canvas.draw(
    circle(sunX, sunY, unit * 0.21, {
      fill: canvas.blend(mix(warm, mid, 0.1), mix(warm, mid, 0.5)),
    }),
  );
  const back: Leaf[] = [
    { x: -0.44, length: 0.9, girth: 0.17, lean: -24, shade: [mix(warm, mid, 0.5), mix(warm, mid, 0.75)] },
    { x: 0.44, length: 0.95, girth: 0.17, lean: 22, shade: [mix(warm, mid, 0.5), mix(warm, mid, 0.75)] },
    { x: 0.02, length: 0.72, girth: 0.15, lean: 6, shade: [mix(warm, mid, 0.65), mix(mid, deep, 0.1)] },
  ];
  const front: Leaf[] = [
    { x: -0.2, length: 1.02, girth: 0.21, lean: -13, shade: [deep, mix(deep, ink, 0.45)] },
    { x: 0.32, length: 0.84, girth: 0.19, lean: 19, shade: [mid, mix(mid, deep, 0.5)] },
    { x: -0.46, length: 0.62, girth: 0.15, lean: -35, shade: [mix(mid, deep, 0.3), mix(mid, deep, 0.7)] },
    { x: 0.06, length: 0.62, girth: 0.15, lean: 3, shade: [mix(ink, deep, 0.35), ink] },
    { x: 0.56, length: 0.56, girth: 0.13, lean: 38, shade: [deep, mix(deep, ink, 0.5)] },
  ];
  const sets = Math.max(1, Math.round(width / unit / 1.2));
  for (let set = 0; set < sets; set += 1) {
    const middle = sets === 1 ? focusX : (width * (set + 0.5)) / sets;
    [...back, ...front].forEach((one) => paintLeaf(canvas, middle, { ...one, lean: one.lean + random.between(-4, 4) }));
  }
}

function paintLeaf(canvas: Canvas, middle: number, { x, length, girth, lean, shade }: Leaf): void {
  const { height, unit, palette } = canvas;
  const l = length * unit;
  const g = girth * unit;
  const at = (value: number) => value.toFixed(1);
  const half = (side: number) =>
    `M0 0C${at(side * g * 1.1)} ${at(-l * 0.2)} ${at(side * g * 1.15)} ${at(-l * 0.66)} 0 ${at(-l)}Z`;
  const paints = shade.map((tone, side) =>
    canvas.blend(mix(tone, palette[3], 0.22 - side * 0.16), mix(tone, palette[0], 0.25)),
  );
  const veins = Array.from({ length: 9 }, (_, row) => {
    const up = -l * (0.1 + row * 0.09);
    const reach = g * 0.84 * Math.sin((0.16 + row * 0.09) * Math.PI) ** 0.8;
    return `M0 ${at(up)}Q${at(reach * 0.6)} ${at(up - l * 0.035)} ${at(reach)} ${at(up - l * 0.1)}M0 ${at(up)}Q${at(-reach * 0.6)} ${at(up - l * 0.035)} ${at(-reach)} ${at(up - l * 0.1)}`;
  });
  canvas.draw(
    group(
      [
        path(half(1), { fill: paints[1] as string }),
        path(half(-1), { fill: paints[0] as string }),
        path(veins.join(''), { stroke: palette[4], weight: unit * 0.0026, opacity: 0.3 }),
        path(`M0 0V${at(-l * 0.97)}`, { stroke: palette[4], weight: unit * 0.005, opacity: 0.5 }),
      ],
      { transform: `translate(${at(middle + x * unit)} ${at(height + unit * 0.09)}) rotate(${at(lean)})` },
    ),
  );
}
