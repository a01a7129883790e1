import type { Canvas } from '../drawing/canvas';
import { mix } from '../drawing/colour';
import { circle, group, path } from '../drawing/svg-shapes';
import type { Clothes, Sitter } from './sitter';

const BODY =
  'M-318 460C-306 300 -226 244 -120 216C-80 206 -58 196 -46 180Q0 214 46 180C58 196 80 206 120 216C226 244 306 300 318 460Z';
const STRIPES = [250, 290, 330, 370, 410, 450].map((y) => `M-340 ${y + 70}Q0 ${y - 66} 340 ${y + 70}`).join('');

type Tailor = (trim: string, dark: string, body: string) => string;

const TAILORS: Readonly<Record<Clothes, Tailor>> = {
  'ao-dai': (trim, dark) =>
    path('M-58 150Q0 186 58 150L64 208Q0 244 -64 208Z', { fill: trim }) +
    path('M-58 150Q0 186 58 150', { stroke: dark, weight: 3, opacity: 0.25 }) +
    path('M4 234Q60 280 196 268', { stroke: dark, weight: 4, opacity: 0.3 }) +
    [0, 1, 2].map((button) => circle(40 + button * 46, 262 + button * 7, 6, { fill: trim })).join(''),
  wrap: (trim, dark) =>
    path('M-70 196L6 300L74 196L120 216L20 470H-30L-124 216Z', { fill: dark, opacity: 0.35 }) +
    path('M-64 186Q-30 236 4 300Q36 236 66 186L104 206Q60 300 30 350Q0 330 -24 350Q-66 290 -104 206Z', { fill: trim }) +
    path('M-78 212L-34 300M78 212L40 300M-60 240L-84 236M-46 268L-66 268M62 240L84 236M50 268L68 268', {
      stroke: dark,
      weight: 3,
      opacity: 0.4,
    }),
  hoodie: (trim, dark, body) =>
    path(
      'M-120 214C-140 150 -90 130 -62 150Q0 250 62 150C90 130 140 150 120 214C90 280 40 300 0 302C-40 300 -90 280 -120 214Z',
      { fill: mix(body, dark, 0.18) },
    ) +
    path('M-96 206C-84 260 -40 284 0 286C40 284 84 260 96 206', { stroke: dark, weight: 4, opacity: 0.25 }) +
    path('M-34 284V372M34 284V362', { stroke: trim, weight: 7 }) +
    path('M-34 372V386M34 362V376', { stroke: trim, weight: 11 }),
  crew: (trim) => path('M-66 186Q0 262 66 186L82 200Q0 290 -82 200Z', { fill: trim }),
  striped: (trim, dark) =>
    path(STRIPES, { stroke: trim, weight: 15 }) +
    path('M-78 190Q0 252 78 190L88 204Q0 272 -88 204Z', { fill: mix(trim, dark, 0.2) }),
  coat: (trim, dark) =>
    path('M-84 172C-60 214 60 214 84 172C118 190 126 226 110 252C60 286 -60 286 -110 252C-126 226 -118 190 -84 172Z', {
      fill: trim,
    }) +
    path('M-100 216C-60 250 60 250 100 216M-108 240C-60 274 60 274 108 240', {
      stroke: dark,
      weight: 4,
      opacity: 0.22,
    }) +
    path('M0 274V460', { stroke: dark, weight: 5, opacity: 0.4 }),
  shirt: (trim, dark) =>
    path('M-58 184L0 330L58 184L40 170H-40Z', { fill: trim }) +
    path('M-62 172L-110 216L-52 288L0 300L-42 200Z', { fill: '#FFFFFF', opacity: 0.65 }) +
    path('M62 172L110 216L52 288L0 300L42 200Z', { fill: '#FFFFFF', opacity: 0.4 }) +
    path('M0 330V460', { stroke: dark, weight: 4, opacity: 0.3 }),
  'roll-neck': (trim, dark, body) =>
    path('M-62 128Q0 164 62 128L74 214Q0 250 -74 214Z', { fill: mix(body, trim, 0.35) }) +
    [-42, -14, 14, 42]
      .map((x) =>
        path(`M${x} ${152 - Math.abs(x) * 0.2}L${x * 1.12} ${228 - Math.abs(x) * 0.2}`, {
          stroke: dark,
          weight: 3,
          opacity: 0.16,
        }),
      )
      .join(''),
};

/** Shoulders and clothes, darker towards the bottom of the picture and away from the light. */
export function drawClothing(canvas: Canvas, { clothes, cloth, trim }: Sitter): string {
  const [ink, deep] = canvas.palette;
  const paint = canvas.linear([
    [0, cloth],
    [0.45, mix(cloth, deep, 0.25)],
    [1, mix(cloth, ink, 0.85)],
  ]);
  const away = canvas.linear(
    [
      [0.45, ink, 0],
      [1, ink, 0.38],
    ],
    [0, 0, 1, 0],
  );
  const body = path(BODY, { fill: paint });
  const shadow = path(BODY, { fill: away });
  const pieces = TAILORS[clothes](trim, ink, cloth);
  if (clothes !== 'striped') return body + shadow + pieces;
  return body + group([pieces], { clip: canvas.clip(path(BODY, {})) }) + shadow;
}
