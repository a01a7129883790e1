import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { usePlainLinks } from '../../../src/presentation/features/song-list/use-plain-links';

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

  it('open their page without loading the product again', () => {
    expect(presses('Bến Lặng')).toBe(true);
    expect(screen.getByRole('heading', { name: 'Trang bài hát' })).toBeTruthy();
  });

  it.each([['ctrlKey'], ['metaKey'], ['shiftKey'], ['altKey']])('are left to the browser when %s is held', (key) => {
    expect(presses('Bến Lặng', { [key]: true })).toBe(false);
    expect(screen.getByText('Bến Lặng')).toBeTruthy();
  });

  it('are left to the browser when they lead to another site', () => {
    expect(presses('Nơi khác')).toBe(false);
  });

  it('do not affect other elements that are pressed', () => {
    expect(presses('Không phải liên kết')).toBe(false);
  });
});
