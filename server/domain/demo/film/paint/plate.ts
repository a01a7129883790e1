/** One resolution of a plate: brightness has every pixel, both colour differences one for each square of four. */
export interface Grid {
  readonly width: number;
  readonly height: number;
  /** The side of one of its pixels, in picture units. */
  readonly pixel: number;
  /** One plane of brightness, or the blue and the red difference. */
  readonly planes: readonly Uint8Array[];
}

/** Far from any simple fraction of the grain's side. */
const GRAIN_STRIDE = 8_269;

/** A picture in planar YCbCr 4:2:0, as encoders take it. Both sides are even. */
export class Plate {
  readonly bytes: Uint8Array;
  readonly brightness: Grid;
  readonly colour: Grid;
  private layers = 0;

  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    const area = width * height;
    this.bytes = new Uint8Array((area * 3) / 2).fill(128);
    const colourPlanes = [this.bytes.subarray(area, (area * 5) / 4), this.bytes.subarray((area * 5) / 4)];
    this.brightness = { width, height, pixel: 1, planes: [this.bytes.subarray(0, area)] };
    this.colour = { width: width / 2, height: height / 2, pixel: 2, planes: colourPlanes };
  }

  /** To be called before a picture is begun, so that the same picture always has the same grain. */
  begin(): void {
    this.layers = 0;
  }

  /** Where the next layer's grain begins: layers that all had the same would add up to a pattern. */
  nextGrain(): number {
    this.layers += 1;
    return this.layers * GRAIN_STRIDE;
  }
}
