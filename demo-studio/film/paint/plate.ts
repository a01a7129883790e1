/** The visible part of the painted scene: the distance from the scene's left edge to the plate's left edge, in picture units. */
export interface View {
  readonly left: number;
}

/**
 * One resolution of a plate: the brightness plane has every pixel, the two colour-difference planes have one for each square of
 * four pixels.
 */
export interface Grid {
  readonly width: number;
  readonly height: number;
  /** The side of one of its pixels, in picture units. */
  readonly pixel: number;
  readonly view: View;
  /** One brightness plane, or the blue and red difference planes. */
  readonly planes: readonly Uint8Array[];
}

/** The size of a picture in pixels; both sides are even. */
export interface Frame {
  readonly width: number;
  readonly height: number;
}

/** Far from any simple fraction of the grain's side. */
const GRAIN_STRIDE = 8_269;

/**
 * A picture in planar YCbCr 4:2:0, the input format of encoders. Its width and height are those of the painted scene, in picture
 * units. A frame of another shape shows the full height in its own resolution, and as much of the width as fits.
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

  /** Moves the view to begin `left` picture units from the scene's left edge. */
  aim(left: number): void {
    this.view.left = left;
  }

  /** Must be called before each picture, so that the same picture always has the same grain. */
  begin(): void {
    this.layers = 0;
  }

  /** Where the grain of the next layer begins; if all layers had the same grain, it would add up to a pattern. */
  nextGrain(): number {
    this.layers += 1;
    return this.layers * GRAIN_STRIDE;
  }
}
