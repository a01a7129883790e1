import type { Canvas } from '../drawing/canvas';
import { mix } from '../drawing/colour';
import { paintGlow } from '../drawing/sky';
import { circle, ellipse, group, path, rectangle } from '../drawing/svg-shapes';

/** The city out of focus behind a wet pane, a warm cup on the sill. */
export function rainWindow(canvas: Canvas): void {
  const { width, height, unit, random, focusX } = canvas;
  const [ink, deep, mid, warm, light] = canvas.palette;
  canvas.fill(
    canvas.linear([
      [0, mix(ink, deep, 0.4)],
      [0.55, deep],
      [1, mix(deep, mid, 0.5)],
    ]),
  );
  const blur = canvas.blur(unit * 0.012);
  const far = Array.from({ length: Math.round(30 * (width / unit)) }, () => {
    const fill = random.pick([warm, warm, mid, light]);
    return circle(random.between(0, width), height * random.between(0.32, 0.8), unit * random.between(0.018, 0.07), {
      fill,
      opacity: random.between(0.3, 0.85),
    });
  });
  canvas.draw(group(far, { filter: blur }));
  paintDrops(canvas);
  const sill = height * 0.86;
  paintFrame(canvas, sill);
  paintCup(canvas, focusX + unit * 0.12, sill + unit * 0.035);
}

function paintFrame(canvas: Canvas, sill: number): void {
  const { width, height, unit, palette } = canvas;
  const [ink, , mid, warm] = palette;
  const frame = mix(ink, '#000000', 0.2);
  const bar = unit * 0.028;
  const lines = width > unit * 1.2 ? [0.02, 0.34, 0.66, 0.98] : [0.02, 0.5, 0.98];
  const upright = lines.map((share) => rectangle({ x: width * share - bar / 2, y: 0, width: bar, height: sill }, {}));
  const crossbar = rectangle({ x: 0, y: height * 0.3, width, height: bar * 0.7 }, {});
  canvas.draw(group([...upright, crossbar], { fill: frame }));
  canvas.band(sill, height, [
    [0, mix(ink, mid, 0.28)],
    [0.2, ink],
    [1, frame],
  ]);
  canvas.draw(rectangle({ x: 0, y: sill, width, height: unit * 0.006 }, { fill: warm, opacity: 0.5 }));
}

function paintDrops(canvas: Canvas): void {
  const { width, height, unit, random, palette } = canvas;
  const bead = canvas.radial(
    [
      [0, palette[4], 0.95],
      [0.45, palette[3], 0.4],
      [1, palette[0], 0.35],
    ],
    [0.38, 0.3, 0.75],
  );
  const count = Math.round(120 * (width / unit));
  const drops = Array.from({ length: count }, (_, index) => {
    const size = unit * (index % 9 === 0 ? random.between(0.012, 0.02) : random.between(0.003, 0.009));
    return ellipse(
      {
        x: random.between(0, width),
        y: random.between(0, height * 0.86),
        rx: size,
        ry: size * random.between(1, 1.35),
      },
      {},
    );
  });
  const runs = Array.from({ length: Math.round(12 * (width / unit)) }, () => {
    const x = random.between(0, width);
    const y = random.between(0, 0.5) * height;
    const long = unit * random.between(0.1, 0.34);
    const bend = unit * random.between(-0.012, 0.012);
    const track = path(
      `M${x.toFixed(1)} ${y.toFixed(1)}q${bend.toFixed(1)} ${(long / 2).toFixed(1)} 0 ${long.toFixed(1)}`,
      { stroke: palette[4], weight: unit * 0.006, opacity: 0.16 },
    );
    return track + ellipse({ x, y: y + long, rx: unit * 0.009, ry: unit * 0.014 }, {});
  });
  canvas.draw(group([...drops, ...runs], { fill: bead }));
}

function paintCup(canvas: Canvas, x: number, y: number): void {
  const { unit, palette } = canvas;
  const [ink, deep, mid, warm, light] = palette;
  const china = canvas.linear(
    [
      [0, light],
      [0.6, warm],
      [1, mix(warm, mid, 0.7)],
    ],
    [0, 0, 1, 0.3],
  );
  paintGlow(canvas, { x, y: y - unit * 0.08, radius: unit * 0.3, glow: warm, strength: 0.4 });
  const cup = [
    ellipse({ x: 0, y: 3, rx: 46, ry: 6 }, { fill: ink, opacity: 0.55 }),
    path('M-44 0Q0 9 44 0L38 6Q0 13 -38 6Z', { fill: mix(warm, mid, 0.4) }),
    path('M28 -40C52 -44 52 -12 22 -12', { stroke: warm, weight: 6 }),
    path('M-30 -50H30C30 -22 24 0 12 2H-12C-24 0 -30 -22 -30 -50Z', { fill: china }),
    ellipse({ x: 0, y: -50, rx: 30, ry: 6.5 }, { fill: mix(light, warm, 0.4) }),
    ellipse({ x: 0, y: -49.4, rx: 26, ry: 4.6 }, { fill: mix(deep, ink, 0.3) }),
    path('M-10 -62C-18 -74 0 -80 -8 -96M10 -62C2 -76 20 -84 10 -104', { stroke: light, weight: 3, opacity: 0.35 }),
  ];
  canvas.draw(
    group(cup, { transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(unit / 420).toFixed(3)})` }),
  );
}
