/** One resolution of a plate: brightness has every pixel, both colour differences one for each square of four. */
export interface Grid {
  readonly width: number;
  readonly height: number;
  /** The side of one of its pixels, in picture units. */
  readonly pixel: number;
  /** One plane of brightness, or the blue and the red difference. */
  readonly planes: readonly Uint8Array[];
}

/** A picture in planar YCbCr 4:2:0, as encoders take it. Both sides are even. */
export class Plate {
  readonly bytes: Uint8Array;
  readonly brightness: Grid;
  readonly colour: Grid;

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
}
