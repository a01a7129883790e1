/** How a shape is painted; a stroke without a fill leaves the inside empty. */
export interface Ink {
  readonly fill?: string;
  /** 0 to 1. */
  readonly opacity?: number;
  readonly stroke?: string;
  /** Width of the stroke, in the picture's units. */
  readonly weight?: number;
  readonly filter?: string;
  readonly clip?: string;
  readonly transform?: string;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Radius of the corners. */
  readonly round?: number;
}

export interface Oval {
  readonly x: number;
  readonly y: number;
  /** Half its width and half its height. */
  readonly rx: number;
  readonly ry: number;
}

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** Formats a length or share with two decimal places, which is finer than any screen shows. */
export function digits(value: number): string {
  return String(Math.round(value * 100) / 100 + 0);
}

/** One element; attributes without a value are left out. */
export function element(name: string, attributes: Attributes, inside = ''): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? digits(value) : value}"`);
  const start = `<${name}${written.join('')}`;
  return inside === '' ? `${start}/>` : `${start}>${inside}</${name}>`;
}

function painted(ink: Ink): Attributes {
  const hasStroke = ink.stroke !== undefined;
  return {
    fill: ink.fill ?? (hasStroke ? 'none' : undefined),
    opacity: ink.opacity,
    stroke: ink.stroke,
    'stroke-width': ink.weight,
    'stroke-linecap': hasStroke ? 'round' : undefined,
    'stroke-linejoin': hasStroke ? 'round' : undefined,
    filter: ink.filter,
    'clip-path': ink.clip,
    transform: ink.transform,
  };
}

/** A disc around (x, y). */
export function circle(x: number, y: number, radius: number, ink: Ink): string {
  return element('circle', { cx: x, cy: y, r: radius, ...painted(ink) });
}

/** An upright ellipse. */
export function ellipse({ x, y, rx, ry }: Oval, ink: Ink): string {
  return element('ellipse', { cx: x, cy: y, rx, ry, ...painted(ink) });
}

/** A rectangle, with rounded corners if the box has `round`. */
export function rectangle({ x, y, width, height, round }: Box, ink: Ink): string {
  return element('rect', { x, y, width, height, rx: round, ...painted(ink) });
}

/** An outline as path data. */
export function path(data: string, ink: Ink): string {
  return element('path', { d: data, ...painted(ink) });
}

/** Shapes that are moved, faded or blurred as one. */
export function group(shapes: readonly string[], ink: Ink): string {
  return element('g', painted(ink), shapes.join(''));
}
