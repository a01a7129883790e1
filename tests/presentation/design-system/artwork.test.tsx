import { fireEvent, render } from '@testing-library/react';
import { Artwork } from '../../../src/presentation/design-system/Artwork';

const picture = (): HTMLImageElement => document.querySelector('img')!;

describe('a picture', () => {
  it('is offered in the widths of the server, and loads lazily', () => {
    render(<Artwork src="/images/a" seed="a" sizes="44px" />);

    expect(picture().srcset).toBe(
      '/images/a?w=64 64w, /images/a?w=128 128w, /images/a?w=256 256w, /images/a?w=512 512w, /images/a?w=1024 1024w',
    );
    expect(picture()).toHaveAttribute('sizes', '44px');
    expect(picture()).toHaveAttribute('loading', 'lazy');
    expect(picture()).toHaveAttribute('alt', '');
  });

  it('loads at once with high priority when it is marked as eager', () => {
    render(<Artwork src="/images/a" seed="a" sizes="44px" isEager />);

    expect(picture()).toHaveAttribute('loading', 'eager');
    expect(picture()).toHaveAttribute('fetchpriority', 'high');
  });

  it('is replaced by a generated drawing when loading fails, until the source changes', () => {
    const { rerender } = render(<Artwork src="/images/a" seed="a" sizes="44px" />);

    fireEvent.error(picture());
    expect(picture().src).toMatch(/^data:image\/svg\+xml,%3Csvg/);
    rerender(<Artwork src="/images/b" seed="b" sizes="44px" />);

    expect(picture().srcset).toContain('/images/b?w=64');
  });
});
