import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { usePlainLinks } from '../../../src/presentation/app/browse/use-plain-links';

function Table() {
  return (
    <div role="presentation" onClick={usePlainLinks()}>
      <a href="/song/1">Bến Lặng</a>
      <a href="https://elsewhere.invalid/">Nơi khác</a>
      <span>Không phải liên kết</span>
    </div>
  );
}

describe('plain links of a table', () => {
  beforeEach(() => {
    render(
      <MemoryRouter>
        <Routes>
          <Route path="/" element={<Table />} />
          <Route path="/song/1" element={<h1>Trang bài hát</h1>} />
        </Routes>
      </MemoryRouter>,
    );
  });

  /** Whether the page handled the click itself. */
  function presses(name: string, init: MouseEventInit = {}): boolean {
    const target = screen.getByText(name);
    const click = createEvent.click(target, init);
    fireEvent(target, click);
    return click.defaultPrevented;
  }

  it('lead to their page without loading it anew', () => {
    expect(presses('Bến Lặng')).toBe(true);
    expect(screen.getByRole('heading', { name: 'Trang bài hát' })).toBeTruthy();
  });

  it.each([['ctrlKey'], ['metaKey'], ['shiftKey'], ['altKey']])('are the browser’s with %s held', (key) => {
    expect(presses('Bến Lặng', { [key]: true })).toBe(false);
    expect(screen.getByText('Bến Lặng')).toBeTruthy();
  });

  it('are the browser’s where they lead elsewhere', () => {
    expect(presses('Nơi khác')).toBe(false);
  });

  it('are not whatever else is pressed', () => {
    expect(presses('Không phải liên kết')).toBe(false);
  });
});
