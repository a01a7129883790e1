import styled from 'styled-components';
import type { DominantColour } from '../../domain/catalogue/song';
import { pictureColour, washColours } from '../design-system/wash';

/** The colour of a picture behind the head of its page, from the top of the window into the background. */
export function PageWash({ colour }: { readonly colour: DominantColour }) {
  return <Wash aria-hidden="true" data-wash style={pictureColour(colour)} />;
}

const Wash = styled.div`
  ${washColours}
  position: absolute;
  z-index: -1;
  inset: 0 0 auto;
  height: 560px;
  background: linear-gradient(180deg, var(--wash), var(--wash2) 45%, transparent);
  pointer-events: none;
`;
