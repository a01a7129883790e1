import { fireEvent, render } from '@testing-library/react';
import { Artwork, PictureAddress } from '../../../src/presentation/design-system/Artwork';

const picture = (): HTMLImageElement => document.querySelector('img')!;

describe('a picture', () => {
  it('is offered in the widths of the server, and loads lazily', () => {
    render(<Artwork src="/images/a?w={width}" seed="a" sizes="44px" />);

    expect(picture().srcset).toBe(
      '/images/a?w=64 64w, /images/a?w=128 128w, /images/a?w=256 256w, /images/a?w=512 512w, /images/a?w=1024 1024w',
    );
    expect(picture()).toHaveAttribute('src', '/images/a?w=256');
    expect(picture()).toHaveAttribute('sizes', '44px');
    expect(picture()).toHaveAttribute('loading', 'lazy');
    expect(picture()).toHaveAttribute('alt', '');
  });

  it('is requested in a width wherever its address names one', () => {
    render(<Artwork src="/rest/getCoverArt?id=1&size={width}&v=1.16" seed="a" sizes="44px" />);

    expect(picture()).toHaveAttribute('src', '/rest/getCoverArt?id=1&size=256&v=1.16');
    expect(picture().srcset).toMatch(/^\/rest\/getCoverArt\?id=1&size=64&v=1\.16 64w, .* 1024w$/);
  });

  it('is requested in each width from the address that the backend completes', () => {
    render(
      <PictureAddress value={(url) => `${url}&token=1`}>
        <Artwork src="/images/a?w={width}" seed="a" sizes="44px" />
      </PictureAddress>,
    );
    expect(picture()).toHaveAttribute('src', '/images/a?w=256&token=1');
    expect(picture().srcset).toMatch(/^\/images\/a\?w=64&token=1 64w, .*\?w=1024&token=1 1024w$/);
  });

  it('has its address and no other when the address names no width', () => {
    render(<Artwork src="/images/a" seed="a" sizes="44px" />);

    expect(picture()).toHaveAttribute('src', '/images/a');
    expect(picture()).not.toHaveAttribute('srcset');
  });

  it('is a generated drawing where there is no picture', () => {
    render(<Artwork src="" seed="a" sizes="44px" />);

    expect(picture().src).toMatch(/^data:image\/svg\+xml,%3Csvg/);
  });

  it('loads at once with high priority when it is marked as eager', () => {
    render(<Artwork src="/images/a?w={width}" seed="a" sizes="44px" isEager />);

    expect(picture()).toHaveAttribute('loading', 'eager');
    expect(picture()).toHaveAttribute('fetchpriority', 'high');
  });

  it('is replaced by a generated drawing when loading fails, until the source changes', () => {
    const { rerender } = render(<Artwork src="/images/a?w={width}" seed="a" sizes="44px" />);

    fireEvent.error(picture());
    expect(picture().src).toMatch(/^data:image\/svg\+xml,%3Csvg/);
    rerender(<Artwork src="/images/b?w={width}" seed="b" sizes="44px" />);

    expect(picture().srcset).toContain('/images/b?w=64');
  });
});
