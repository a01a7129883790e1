/** Where a plate looks: how far from the left edge of what is painted its own left edge is, in picture units. */
export interface View {
  readonly left: number;
}

/** One resolution of a plate: brightness has every pixel, both colour differences one for each square of four. */
export interface Grid {
  readonly width: number;
  readonly height: number;
  /** The side of one of its pixels, in picture units. */
  readonly pixel: number;
  readonly view: View;
  /** One plane of brightness, or the blue and the red difference. */
  readonly planes: readonly Uint8Array[];
}

/** The pixels of a picture; both sides are even. */
export interface Frame {
  readonly width: number;
  readonly height: number;
}

/** Far from any simple fraction of the grain's side. */
const GRAIN_STRIDE = 8_269;

/**
 * A picture in planar YCbCr 4:2:0, as encoders take it. Its width and height are those of what is painted, in picture units;
 * a frame of another shape shows all of the height, as finely as it has pixels, and as much of the width as it has room for.
 */
export class Plate {
  readonly bytes: Uint8Array;
  readonly brightness: Grid;
  readonly colour: Grid;
  private readonly view = { left: 0 };
  private layers = 0;

  constructor(
    readonly width: number,
    readonly height: number,
    frame: Frame = { width, height },
  ) {
    const area = frame.width * frame.height;
    const pixel = height / frame.height;
    const { view } = this;
    this.bytes = new Uint8Array((area * 3) / 2).fill(128);
    const colourPlanes = [this.bytes.subarray(area, (area * 5) / 4), this.bytes.subarray((area * 5) / 4)];
    this.brightness = { ...frame, pixel, view, planes: [this.bytes.subarray(0, area)] };
    this.colour = { width: frame.width / 2, height: frame.height / 2, pixel: 2 * pixel, view, planes: colourPlanes };
  }

  /** Looks at what begins so many picture units from the left edge. */
  aim(left: number): void {
    this.view.left = left;
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
