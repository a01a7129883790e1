import jsQr from 'jsqr';

/** Pixels for one module of the code. */
const SCALE = 4;

/** The text that a camera reads from a drawn QR code; null if it reads nothing. */
export function readCode(drawing: Element): string | null {
  const side = Number(drawing.getAttribute('viewBox')?.split(' ')[2]) * SCALE;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  const path = drawing.querySelector('path')?.getAttribute('d') ?? '';
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)/g)) blacken(pixels, side, Number(x) * SCALE, Number(y) * SCALE);
  return jsQr(pixels, side, side)?.data ?? null;
}

function blacken(pixels: Uint8ClampedArray, side: number, left: number, top: number): void {
  for (let y = top; y < top + SCALE; y += 1)
    for (let x = left; x < left + SCALE; x += 1) pixels.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3);
}
