import type { DemoShelves } from '../../domain/demo/demo-shelves.port';
import type { PictureRemoval } from '../../domain/images/picture-removal.port';

/** Removes the demo from the library, with the pictures that are no longer used. */
export class ClearDemoLibrary {
  constructor(
    private readonly shelves: Pick<DemoShelves, 'songs' | 'pictureIds' | 'clear'>,
    private readonly pictures: PictureRemoval,
  ) {}

  /** Returns the number of removed songs. */
  async execute(): Promise<number> {
    const songs = await this.shelves.songs();
    const before = await this.shelves.pictureIds();
    await this.shelves.clear();
    const left = new Set(await this.shelves.pictureIds());
    for (const id of before.filter((each) => !left.has(each))) await this.pictures.remove(id);
    return songs.size;
  }
}
