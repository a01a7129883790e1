import type { Canvas } from '../drawing/canvas';
import { mix } from '../drawing/colour';
import { circle, path } from '../drawing/svg-shapes';
import type { Hair, Sitter } from './sitter';

interface Cut {
  /** Behind neck and shoulders. */
  readonly back: string;
  /** Over the forehead. */
  readonly front: string;
  /** Strands that catch the light. */
  readonly strands: string;
}

const CLOSE_BACK = 'M-106 30C-124 -120 -70 -172 6 -170C90 -172 122 -110 106 30C70 60 -70 60 -106 30Z';

const CUTS: Readonly<Record<Hair, Cut>> = {
  long: {
    back: 'M-168 330C-150 220 -148 110 -138 10C-130 -110 -80 -172 2 -172C84 -172 132 -112 138 10C148 110 150 220 170 330C110 360 60 300 60 200H-60C-60 300 -110 360 -168 330Z',
    front:
      'M-108 40C-116 -50 -70 -88 -2 -122C62 -96 112 -54 108 40C150 -40 132 -178 2 -178C-132 -178 -150 -40 -108 40Z',
    strands: 'M-4 -166C-70 -156 -114 -110 -120 -20M8 -166C74 -156 116 -110 122 -20',
  },
  wavy: {
    back: 'M-150 300C-190 270 -128 230 -156 180C-184 130 -122 100 -140 30C-150 -110 -90 -174 4 -174C100 -174 154 -108 142 30C128 100 190 130 160 184C134 232 196 272 152 306C96 340 66 270 62 190H-62C-66 270 -96 334 -150 300Z',
    front:
      'M-110 60C-124 -20 -96 -66 -52 -100C10 -92 88 -80 108 50C158 -30 140 -178 -20 -176C-140 -170 -152 -40 -110 60Z',
    strands: 'M-50 -104C-10 -150 40 -150 84 -120M-60 -110C-104 -80 -124 -40 -122 20',
  },
  bob: {
    back: 'M-136 118C-160 20 -150 -170 2 -172C154 -170 160 20 138 118C110 134 70 130 60 110H-60C-70 130 -110 134 -136 118Z',
    front:
      'M-108 70C-114 20 -112 -20 -102 -52Q-50 -34 0 -36Q52 -34 102 -52C112 -20 114 20 108 70C122 90 134 92 140 76C152 -50 136 -180 2 -180C-134 -180 -152 -50 -138 76C-132 92 -120 90 -108 70Z',
    strands: 'M-100 -60Q-50 -44 0 -46M-70 -130C-40 -160 20 -164 60 -140M-60 -42L-52 -96M-10 -40L-8 -104M44 -42L40 -100',
  },
  short: {
    back: CLOSE_BACK,
    front:
      'M-106 8C-116 -24 -112 -70 -96 -84C-50 -60 10 -70 60 -96C92 -80 112 -40 106 8C128 -30 136 -100 100 -140C60 -186 -60 -190 -98 -142C-130 -104 -126 -30 -106 8Z',
    strands: 'M-88 -112C-40 -96 20 -106 66 -132M-70 -134C-30 -124 20 -132 56 -152',
  },
  curls: {
    back: CLOSE_BACK,
    front:
      'M-104 0C-108 -40 -96 -72 -70 -84C-30 -98 30 -98 70 -84C96 -72 108 -40 104 0C124 -20 128 -90 100 -124C50 -160 -50 -160 -100 -124C-128 -90 -124 -20 -104 0Z',
    strands: '',
  },
  bun: {
    back: CLOSE_BACK,
    front: 'M-106 12C-112 -40 -80 -84 6 -98C76 -88 112 -46 106 12C130 -50 122 -172 2 -172C-120 -172 -130 -50 -106 12Z',
    strands: 'M6 -102C-50 -98 -92 -70 -108 -30M10 -102C60 -98 96 -70 110 -30M-30 -196C-10 -212 20 -212 36 -192',
  },
  braid: {
    back: 'M-108 60C-126 -100 -80 -170 2 -170C90 -170 124 -100 108 60C112 110 138 118 134 150C128 176 150 190 142 218C136 240 148 256 136 282Q120 296 104 280C96 256 106 240 98 216C88 190 100 176 92 150C84 110 70 90 60 70H-60Z',
    front: 'M-106 24C-114 -50 -60 -88 0 -98C62 -88 114 -50 106 24C132 -50 122 -170 2 -172C-120 -170 -132 -50 -106 24Z',
    strands: 'M96 150Q114 166 132 152M100 182Q118 198 140 184M100 216Q118 232 140 218M106 248Q120 262 138 250',
  },
  swept: {
    back: CLOSE_BACK,
    front:
      'M-106 16C-114 -20 -110 -64 -90 -96C-30 -60 50 -74 92 -100C112 -60 114 -20 106 16C130 -30 130 -110 92 -146C30 -184 -60 -176 -96 -140C-128 -100 -128 -30 -106 16Z',
    strands: '',
  },
};

function hairPaint(canvas: Canvas, colour: string): string {
  return canvas.linear([
    [0, mix(colour, canvas.palette[2], 0.22)],
    [0.5, colour],
    [1, mix(colour, canvas.palette[0], 0.4)],
  ]);
}

/** The part of the hair behind the head. */
export function drawHairBack(canvas: Canvas, { hair, hairColour }: Sitter): string {
  const fill = hairPaint(canvas, hairColour);
  const extra: Partial<Record<Hair, string>> = {
    bun:
      circle(4, -204, 62, { fill }) +
      path('M-30 -222C-10 -240 24 -240 40 -216', {
        stroke: mix(hairColour, canvas.palette[3], 0.35),
        weight: 4,
        opacity: 0.7,
      }),
    curls: curlCloud(fill),
  };
  return path(CUTS[hair].back, { fill }) + (extra[hair] ?? '');
}

/** The part of the hair over the face. */
export function drawHairFront(canvas: Canvas, { hair, hairColour }: Sitter): string {
  const cut = CUTS[hair];
  const shine = mix(hairColour, canvas.palette[3], 0.4);
  const strands = cut.strands === '' ? '' : path(cut.strands, { stroke: shine, weight: 3.4, opacity: 0.5 });
  return path(cut.front, { fill: hairPaint(canvas, hairColour) }) + strands;
}

function curlCloud(fill: string): string {
  return Array.from({ length: 17 }, (_, curl) => {
    const angle = Math.PI * (0.94 + (curl / 16) * 1.12);
    const reach = 132 + (curl % 3) * 9;
    return circle(Math.cos(angle) * reach * 1.02, -36 + Math.sin(angle) * reach, 40 + (curl % 2) * 7, { fill });
  }).join('');
}
