import { act, render, screen } from '@testing-library/react';
import { lazyPart } from '../../../src/presentation/hooks/lazy-part';

const Words = ({ text }: { readonly text: string }) => <p>{text}</p>;

/** A network that fails this many times before the part loads. */
function partAfter(failures: number) {
  let tries = 0;
  const Part = lazyPart(() => {
    tries += 1;
    return tries > failures ? Promise.resolve(Words) : Promise.reject(new Error('no network'));
  });
  return { Part, tries: () => tries };
}

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

describe('a part that is loaded when it is first shown', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('renders nothing until it is loaded', async () => {
    const { Part } = partAfter(0);

    render(<Part text="here" />);
    expect(screen.queryByText('here')).toBeNull();
    await pass(0);

    expect(screen.getByText('here')).toBeVisible();
  });

  it('shows its fallback until it is loaded', async () => {
    const Part = lazyPart(
      () => Promise.resolve(Words),
      () => <p>on its way</p>,
    );

    render(<Part text="here" />);
    expect(screen.getByText('on its way')).toBeVisible();
    await pass(0);

    expect(screen.queryByText('on its way')).toBeNull();
    expect(screen.getByText('here')).toBeVisible();
  });

  it('is requested again after a failure, while the rest of the page stays visible', async () => {
    const { Part, tries } = partAfter(2);
    render(
      <>
        <p>neighbour</p>
        <Part text="here" />
      </>,
    );

    await pass(9_999);
    expect(screen.getByText('neighbour')).toBeVisible();
    expect(screen.queryByText('here')).toBeNull();
    await pass(1);

    expect(screen.getByText('here')).toBeVisible();
    expect(tries()).toBe(3);
  });

  it('appears at once the next time, without another request', async () => {
    const { Part, tries } = partAfter(0);
    const { unmount } = render(<Part text="here" />);
    await pass(0);
    unmount();

    render(<Part text="again" />);

    expect(screen.getByText('again')).toBeVisible();
    expect(tries()).toBe(1);
  });

  it('is not requested again after it is removed from the page', async () => {
    const { Part, tries } = partAfter(9);
    const { unmount } = render(<Part text="here" />);
    await pass(0);

    unmount();
    await pass(60_000);

    expect(tries()).toBe(1);
  });
});
