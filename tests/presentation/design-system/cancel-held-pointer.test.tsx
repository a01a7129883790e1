import { fireEvent, render, screen } from '@testing-library/react';
import { cancelHeldPointer } from '../../../src/presentation/design-system/cancel-held-pointer';
import { Slider } from '../../../src/presentation/design-system/Slider';
import { fillBrowserGaps } from '../../support/presentation/browser-gaps';

const POINTER = 7;

/** A slider in a page, and the pointers that it has captured. */
function drawSlider() {
  fillBrowserGaps();
  const held = new Set<number>();
  Object.assign(Element.prototype, {
    setPointerCapture: (id: number) => held.add(id),
    hasPointerCapture(this: Element, id: number) {
      return this === bar && held.has(id);
    },
    releasePointerCapture: (id: number) => held.delete(id),
  });
  const told: string[] = [];
  const bounds = { value: 20, max: 100, step: 5, pageStep: 30 };
  render(
    <Slider
      {...bounds}
      label="Position"
      valueText="20"
      onPreview={() => told.push('preview')}
      onCommit={() => told.push('commit')}
      onCancel={() => told.push('cancel')}
    />,
  );
  const input = screen.getByRole('slider', { name: 'Position' });
  const bar = input.parentElement!;
  return { told, held, input, bar };
}

const pointer = { pointerId: POINTER, button: 0, clientX: 5 };
const leave = () => fireEvent(window, new Event('pagehide'));

describe('a slider that is held while its page is left', () => {
  let stop: () => void;

  beforeEach(() => {
    stop = cancelHeldPointer(window);
  });
  afterEach(() => stop());

  it('cancels the drag, releases the pointer, and ignores later moves of the pointer', () => {
    const { told, held, input, bar } = drawSlider();
    fireEvent.pointerDown(input, pointer);
    leave();
    fireEvent.pointerMove(bar, pointer);
    fireEvent.pointerUp(bar, pointer);
    expect([told, [...held]]).toEqual([['preview', 'cancel'], []]);
  });

  it('does not cancel after the pointer is released, or after cancelHeldPointer is stopped', () => {
    const { told, input, bar } = drawSlider();
    fireEvent.pointerDown(input, pointer);
    fireEvent.pointerUp(bar, pointer);
    leave();
    fireEvent.pointerDown(input, pointer);
    stop();
    leave();
    expect(told).toEqual(['preview', 'commit', 'preview']);
  });
});
