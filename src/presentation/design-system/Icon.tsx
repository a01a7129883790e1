import styled from 'styled-components';
import { BOLD_ICONS } from './icons/bold';
import { FILL_ICONS } from './icons/fill';
import { REGULAR_ICONS } from './icons/regular';

export type IconShape =
  | { readonly name: keyof typeof REGULAR_ICONS; readonly weight?: 'regular' }
  | { readonly name: keyof typeof FILL_ICONS; readonly weight: 'fill' }
  | { readonly name: keyof typeof BOLD_ICONS; readonly weight: 'bold' }
  /** From a set that is fetched with the pages that use it. */
  | { readonly path: string };

type IconProps = IconShape & {
  /** Edge in pixels; 20 in controls, 22 in the sidebar. */
  readonly size?: number;
};

/** A drawing without a name of its own: the control around it is labelled. */
export function Icon({ size = 20, ...shape }: IconProps) {
  return (
    <Drawing width={size} height={size} viewBox="0 0 256 256" aria-hidden="true" focusable="false">
      <path d={pathOf(shape)} />
    </Drawing>
  );
}

function pathOf(shape: IconShape): string {
  if ('path' in shape) return shape.path;
  if (shape.weight === 'fill') return FILL_ICONS[shape.name];
  if (shape.weight === 'bold') return BOLD_ICONS[shape.name];
  return REGULAR_ICONS[shape.name];
}

const Drawing = styled.svg`
  display: block;
  flex: none;
  fill: currentColor;
`;
