import {
  plainElement,
  type MediaElements,
  type SoundingElement,
} from '../../../src/infrastructure/media/shared/media-elements';

/** The elements of a real engine, created by a test: each stays with the engine that took it until the test marks it as spent. */
export class FakeMediaElements implements MediaElements {
  readonly spent = new Set<HTMLMediaElement>();

  constructor(private readonly create: () => HTMLMediaElement) {}

  take(former: SoundingElement | null): SoundingElement {
    if (former?.isRetired() === false) return former;
    const made = plainElement(this.create());
    return { ...made, isRetired: () => this.spent.has(made.element) };
  }
}
