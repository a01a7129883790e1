import sharp from 'sharp';
import type { PictureWriter } from '../making/picture-writer.port';
import type { DemoPlace } from './demo-place';

const QUALITY = 90;
const EFFORT = 3;

/** Draws with the SVG renderer inside sharp. */
export class SharpPictureWriter implements PictureWriter {
  constructor(private readonly place: DemoPlace) {}

  async write(output: string, svg: string): Promise<void> {
    const drawing = sharp(Buffer.from(svg, 'utf8'), { limitInputPixels: 4096 * 4096 });
    await this.place.write(output, await drawing.webp({ quality: QUALITY, effort: EFFORT }).toBuffer());
  }
}
