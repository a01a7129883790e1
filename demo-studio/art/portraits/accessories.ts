import type { Canvas } from '../drawing/canvas';
import { mix } from '../drawing/colour';
import { circle, ellipse, path, rectangle } from '../drawing/svg-shapes';
import type { Sitter, Accessory } from './sitter';

type Maker = (canvas: Canvas, sitter: Sitter) => string;

const flower: Maker = (canvas) => {
  const [, , mid, warm, light] = canvas.palette;
  const petals = [0, 72, 144, 216, 288].map((turn) =>
    path('M0 0C26 -14 28 -48 0 -56C-28 -48 -26 -14 0 0Z', {
      fill: canvas.linear([
        [0, light],
        [1, mix(mid, warm, 0.5)],
      ]),
      transform: `translate(-104 -74) rotate(${turn - 12})`,
    }),
  );
  return petals.join('') + circle(-104, -74, 12, { fill: '#F7B733' });
};

const palmHat: Maker = (canvas) => {
  const straw = canvas.linear([
    [0, '#FBF0CF'],
    [1, '#E2C88C'],
  ]);
  const rings = [1, 2, 3, 4, 5, 6].map((row) => {
    const t = row / 7;
    return `M${(-236 * t).toFixed(0)} ${(-246 + 200 * t).toFixed(0)}Q0 ${(-246 + 238 * t).toFixed(0)} ${(236 * t).toFixed(0)} ${(-246 + 200 * t).toFixed(0)}`;
  });
  const ribs = [-0.72, -0.4, -0.1, 0.22, 0.52, 0.8].map(
    (at) => `M0 -250L${(236 * at).toFixed(0)} ${(-46 + 32 * (1 - at * at)).toFixed(0)}`,
  );
  return (
    path('M-98 -40C-110 40 -90 110 -30 150M98 -40C110 40 90 110 30 150', { stroke: '#8A3B4A', weight: 7 }) +
    path('M-112 -26C-60 6 60 6 112 -26L104 -60H-104Z', { fill: canvas.palette[0], opacity: 0.35 }) +
    path('M-242 -42Q0 8 242 -42L12 -248Q0 -258 -12 -248Z', { fill: straw }) +
    path('M0 -254L12 -248L242 -42Q130 -18 34 -16Q34 -120 0 -254Z', {
      fill: mix(canvas.palette[1], '#8A6A32', 0.5),
      opacity: 0.4,
    }) +
    path(rings.join('') + ribs.join(''), { stroke: '#8A6A32', weight: 2.2, opacity: 0.32 }) +
    path('M-242 -42Q0 8 242 -42', { stroke: '#A98850', weight: 5, opacity: 0.8 })
  );
};

const headphones: Maker = (canvas) => {
  const [ink, , mid, , light] = canvas.palette;
  const shell = canvas.linear([
    [0, light],
    [1, mix(light, mid, 0.4)],
  ]);
  const cup = (side: number) =>
    rectangle({ x: side * 118 - 28, y: -44, width: 56, height: 100, round: 26 }, { fill: shell }) +
    rectangle({ x: side * 99 - 10, y: -36, width: 20, height: 84, round: 10 }, { fill: ink, opacity: 0.75 }) +
    circle(side * 124, 6, 13, { fill: mid });
  return (
    path('M-118 -30C-132 -226 132 -226 118 -30', { stroke: shell, weight: 22 }) +
    path('M-106 -74C-92 -196 92 -196 106 -74', { stroke: ink, weight: 5, opacity: 0.25 }) +
    cup(-1) +
    cup(1)
  );
};

const earrings: Maker = () =>
  path('M-102 28m-17 18a17 17 0 1 0 34 0a17 17 0 1 0 -34 0M102 28m-17 18a17 17 0 1 0 34 0a17 17 0 1 0 -34 0', {
    stroke: '#F2C14E',
    weight: 5.5,
  });

const roundGlasses: Maker = (canvas) => {
  const frame = { stroke: canvas.palette[0], weight: 6 };
  const pane = { fill: '#FFFFFF', opacity: 0.22 };
  return (
    circle(-44, -2, 36, pane) +
    circle(52, -2, 36, pane) +
    circle(-44, -2, 36, frame) +
    circle(52, -2, 36, frame) +
    path('M-8 -8Q4 -16 16 -8M-80 -8L-100 -14M88 -8L100 -14', frame)
  );
};

const sunglasses: Maker = (canvas) => {
  const [ink, , mid, warm] = canvas.palette;
  const lens = canvas.linear([
    [0, ink],
    [0.55, mix(ink, mid, 0.35)],
    [1, mix(mid, warm, 0.4)],
  ]);
  const shape = (x: number) => `M${x - 42} -32H${x + 42}Q${x + 46} 26 ${x + 6} 30H${x - 8}Q${x - 46} 26 ${x - 42} -32Z`;
  return (
    path(shape(-46) + shape(54), { fill: lens, stroke: ink, weight: 4 }) +
    path('M-4 -24Q4 -30 12 -24M-88 -26L-102 -22M96 -26L104 -22', { stroke: ink, weight: 7 }) +
    path('M-74 -20L-52 12M-58 -22L-40 4M26 -20L48 12', { stroke: '#FFFFFF', weight: 4, opacity: 0.35 })
  );
};

const beanie: Maker = (canvas, { trim }) => {
  const [ink, deep, mid] = canvas.palette;
  const knit = canvas.linear([
    [0, mix(mid, deep, 0.15)],
    [1, mix(deep, ink, 0.15)],
  ]);
  const rib = Array.from(
    { length: 11 },
    (_, at) => `M${-100 + at * 20} ${-98 + Math.abs(at - 5) * 4.4}L${-104 + at * 20.8} ${-52 + Math.abs(at - 5) * 5.2}`,
  );
  return (
    path('M-112 -56C-120 -150 -76 -208 2 -208C80 -208 120 -150 112 -56Q0 -96 -112 -56Z', { fill: knit }) +
    path('M-118 -46Q-124 -84 -112 -100Q0 -142 112 -100Q124 -84 118 -46Q0 -92 -118 -46Z', {
      fill: mix(deep, ink, 0.3),
    }) +
    path(rib.join(''), { stroke: trim, weight: 3, opacity: 0.22 }) +
    circle(2, -212, 24, { fill: trim })
  );
};

const beard: Maker = (canvas, { hairColour, skin }) =>
  path('M-97 6C-98 84 -58 144 0 148C58 144 98 84 97 6C86 40 70 62 44 66Q0 56 -44 66C-70 62 -86 40 -97 6Z', {
    fill: mix(hairColour, skin[1], 0.14),
  }) +
  ellipse({ x: 1, y: 90, rx: 17, ry: 5.5 }, { fill: mix(skin[1], '#7A2030', 0.35) }) +
  path('M-38 74Q0 58 40 74Q20 84 1 80Q-20 84 -38 74Z', { fill: mix(hairColour, canvas.palette[0], 0.2) });

const MAKERS: Readonly<Record<Accessory, Maker>> = {
  beanie,
  beard,
  earrings,
  flower,
  headphones,
  'palm-hat': palmHat,
  'round-glasses': roundGlasses,
  sunglasses,
};

/** The things on a person's head and face, in drawing order. */
export function drawAccessories(canvas: Canvas, sitter: Sitter): string {
  return sitter.accessories.map((thing) => MAKERS[thing](canvas, sitter)).join('');
}
