import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { DemoPlace } from '../../../demo-studio/encoding/demo-place';
import { SharpPictureWriter } from '../../../demo-studio/encoding/sharp-picture-writer';
import { withTemporaryFolder } from '../../support/server/temporary-folder';

const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="120"><rect width="320" height="120" fill="#0a8"/></svg>`;
const folder = withTemporaryFolder();

describe('a drawing written as a picture', () => {
  it('is WebP in the size and the colours of the drawing', async () => {
    const place = new DemoPlace(folder('a'));
    await new SharpPictureWriter(place).write('pictures/a.webp', SVG);
    const picture = sharp(await readFile(place.placeOf('pictures/a.webp')));
    expect(await picture.metadata()).toMatchObject({ format: 'webp', width: 320, height: 120 });
    const { dominant } = await picture.stats();
    expect(dominant.g).toBeGreaterThan(dominant.r);
  });

  it('is the same file, byte for byte, when it is written again', async () => {
    const place = new DemoPlace(folder('b'));
    const writer = new SharpPictureWriter(place);
    await Promise.all([writer.write('pictures/a.webp', SVG), writer.write('pictures/b.webp', SVG)]);
    const [first, second] = await Promise.all(
      ['a', 'b'].map((name) => readFile(place.placeOf(`pictures/${name}.webp`))),
    );
    expect(first?.equals(second ?? Buffer.alloc(0))).toBe(true);
  });
});
