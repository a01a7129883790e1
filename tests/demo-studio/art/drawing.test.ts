import { Canvas } from '../../../demo-studio/art/drawing/canvas';
import { mix } from '../../../demo-studio/art/drawing/colour';
import { palm, pine, rangeHeights } from '../../../demo-studio/art/drawing/land';
import { closedAt, polygon, sampled, smoothLine } from '../../../demo-studio/art/drawing/outline';
import { circle, digits, element, group, path } from '../../../demo-studio/art/drawing/svg-shapes';
import { PALETTES } from '../../../demo-studio/art/palette';
import { seededRandom } from '../../../demo-studio/music/compose/seeded-random';

function aCanvas(width = 1200): Canvas {
  const random = seededRandom(1, 'test');
  return new Canvas({ width, height: 1200, palette: PALETTES.dusk, random, focus: 0.5 });
}

describe('mixing two colours', () => {
  it.each([
    [0, '#000000'],
    [1, '#ff8040'],
    [0.5, '#804020'],
    [-3, '#000000'],
    [7, '#ff8040'],
  ])('a share of %d is %s', (share, colour) => {
    expect(mix('#000000', '#FF8040', share)).toBe(colour);
  });
});

describe('writing shapes', () => {
  it.each([
    [1.005, '1'],
    [0.126, '0.13'],
    [-0.001, '0'],
    [1200, '1200'],
  ])('%d is written as %s', (value, text) => {
    expect(digits(value)).toBe(text);
  });

  it('leaves out attributes without a value', () => {
    expect(element('rect', { x: 1, y: undefined, fill: '#fff' })).toBe('<rect x="1" fill="#fff"/>');
  });

  it('leaves the inside of a stroked outline empty', () => {
    expect(path('M0 0', { stroke: '#fff' })).toContain('fill="none"');
    expect(path('M0 0', { stroke: '#fff', fill: '#000' })).toContain('fill="#000"');
    expect(circle(1, 2, 3, {})).toBe('<circle cx="1" cy="2" r="3"/>');
  });

  it('puts shapes inside a group', () => {
    expect(group([circle(1, 2, 3, {})], { opacity: 0.5 })).toBe('<g opacity="0.5"><circle cx="1" cy="2" r="3"/></g>');
  });
});

describe('outlines', () => {
  it('a smooth line is straight where its points are in a line', () => {
    const line = smoothLine([
      [0, 10],
      [30, 10],
      [60, 10],
    ]);
    expect(line).toBe('M0 10c5 0 20 0 30 0c10 0 25 0 30 0');
  });

  it('a polygon is closed, and rounding does not shift its points', () => {
    expect(
      polygon([
        [0.04, 0],
        [0.08, 1],
        [0.12, 2],
      ]),
    ).toBe('M0 0l0.1 1l0 1Z');
  });

  it('an area is closed along the ground from the right end back to the left', () => {
    expect(closedAt('M0 5', [0, 90], 100)).toBe('M0 5L90 100L0 100Z');
  });

  it('samples both ends of a curve', () => {
    expect(sampled(0, 10, 2, (x) => x * x)).toEqual([
      [0, 0],
      [5, 25],
      [10, 100],
    ]);
  });
});

describe('a canvas', () => {
  it('gives every paint, filter and clip path its own name', () => {
    const canvas = aCanvas();
    const names = [
      canvas.blend('#000000', '#ffffff'),
      canvas.radial([[0, '#fff', 0.5]]),
      canvas.blur(3),
      canvas.clip(''),
    ];
    expect(names).toEqual(['url(#d0)', 'url(#d1)', 'url(#d2)', 'url(#d3)']);
    const svg = canvas.svg();
    names.forEach((name) => expect(svg).toContain(`id="${name.slice(5, -1)}"`));
  });

  it('draws later shapes above earlier ones', () => {
    const canvas = aCanvas();
    canvas.draw('<a/>', '<b/>');
    canvas.draw('<c/>');
    expect(canvas.svg()).toContain('<a/><b/><c/></svg>');
  });

  it('takes its unit from its shorter side', () => {
    expect(aCanvas(3000).unit).toBe(1200);
    expect(aCanvas(900).unit).toBe(900);
  });
});

describe('land', () => {
  it('has no height below its foot and no height above its peaks', () => {
    const heights = rangeHeights(aCanvas(), { foot: 900, height: 300, peaks: 5, steepness: 1.5 });
    const all = sampled(-20, 1220, 200, heights).map(([, height]) => height);
    expect(Math.max(...all)).toBeLessThan(310);
    expect(Math.max(...all)).toBeGreaterThan(100);
    expect(Math.min(...all)).toBeGreaterThan(-10);
  });

  it('draws small trees with fewer corners than large ones', () => {
    expect(pine(0, 0, 20).length).toBeLessThan(pine(0, 0, 200).length / 2);
  });

  it('leans a palm to the given side', () => {
    expect(palm(100, 100, 100, 1)).toContain('130 14');
    expect(palm(100, 100, 100, -1)).toContain('70 14');
  });
});
