import { fireEvent, render, screen } from '@testing-library/react';
import { Slider } from '../../../src/presentation/design-system/Slider';
import { fillBrowserGaps } from '../../support/presentation/browser-gaps';

const WIDTH = 200;

function drawSlider() {
  fillBrowserGaps();
  const told: string[] = [];
  render(
    <Slider
      label="Position"
      value={20}
      max={100}
      valueText="20"
      step={5}
      pageStep={30}
      bubble={(value) => `at ${value}`}
      onPreview={(value) => told.push(`preview ${value}`)}
      onCommit={(value) => told.push(`commit ${value}`)}
      onCancel={() => told.push('cancel')}
    />,
  );
  const input = screen.getByRole('slider', { name: 'Position' });
  const bar = input.parentElement!;
  bar.getBoundingClientRect = () => ({ left: 10, width: WIDTH }) as DOMRect;
  return { told, input, bar };
}

const at = (share: number) => ({ pointerId: 1, button: 0, clientX: 10 + WIDTH * share });

describe('dragging a slider', () => {
  it('previews while the pointer is down and commits when it lifts', () => {
    const { told, bar } = drawSlider();

    fireEvent.pointerDown(bar, at(0.25));
    fireEvent.pointerMove(bar, at(0.5));
    fireEvent.pointerUp(bar, at(0.75));
    fireEvent.pointerMove(bar, at(0.1));

    expect(told).toEqual(['preview 25', 'preview 50', 'commit 75']);
  });

  it('stops at the ends of the bar', () => {
    const { told, bar } = drawSlider();

    fireEvent.pointerDown(bar, at(-1));
    fireEvent.pointerUp(bar, at(3));

    expect(told).toEqual(['preview 0', 'commit 100']);
  });

  it('is cancelled by Esc, or when the browser cancels the pointer', () => {
    const { told, bar, input } = drawSlider();

    fireEvent.pointerDown(bar, at(0.5));
    fireEvent.keyDown(input, { key: 'Escape' });
    fireEvent.pointerUp(bar, at(0.5));
    fireEvent.pointerDown(bar, at(0.5));
    fireEvent.pointerCancel(bar, at(0.5));

    expect(told).toEqual(['preview 50', 'cancel', 'preview 50', 'cancel']);
  });

  it('starts only with the first mouse button', () => {
    const { told, bar } = drawSlider();

    fireEvent.pointerDown(bar, { ...at(0.5), button: 2 });

    expect(told).toEqual([]);
  });
});

describe('a slider under a pointer or a key', () => {
  it('shows the value under the pointer', () => {
    const { bar } = drawSlider();

    fireEvent.pointerMove(bar, at(0.5));
    expect(screen.getByText('at 50')).toBeInTheDocument();
    fireEvent.pointerLeave(bar);

    expect(screen.queryByText('at 50')).not.toBeInTheDocument();
  });

  it('leaves keys with Ctrl, Alt, Meta or Shift to the page', () => {
    const { told, input } = drawSlider();

    fireEvent.keyDown(input, { key: 'ArrowRight', shiftKey: true });
    fireEvent.keyDown(input, { key: 'ArrowRight' });

    expect(told).toEqual(['commit 25']);
  });

  it('can be moved by assistive technology like a native range', () => {
    const { told, input } = drawSlider();

    fireEvent.input(input, { target: { value: '40' } });
    input.dispatchEvent(new Event('change', { bubbles: true }));

    expect(told[0]).toBe('preview 40');
    expect(told.at(-1)).toMatch(/^commit/);
  });
});
