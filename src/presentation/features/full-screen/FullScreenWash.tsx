import { useState } from 'react';
import styled, { keyframes } from 'styled-components';
import type { DominantColour } from '../../../domain/catalogue/song';
import { MEDIA } from '../../design-system/media';
import { pictureColour } from '../../design-system/wash';
import { fullScreenColours } from '../../components/full-screen-colours';

/** The colours behind the player: the next cover's colours appear over the previous ones (design §9). */
export function FullScreenWash({ colour }: { readonly colour: DominantColour }) {
  const [layers, setLayers] = useState<readonly DominantColour[]>([colour]);
  const top = layers.at(-1);
  if (top !== undefined && keyOf(top) !== keyOf(colour)) setLayers([top, colour]);
  return layers.map((layer, place) => <Layer key={keyOf(layer)} style={pictureColour(layer)} data-new={place > 0} />);
}

const keyOf = ({ hue, chroma, secondHue }: DominantColour): string => `${hue} ${chroma} ${secondHue}`;

const appear = keyframes`
  from { opacity: 0; }
`;

const Layer = styled.div`
  position: absolute;
  inset: 0;
  z-index: -1;
  ${fullScreenColours}
  &[data-new='true'] {
    animation: ${appear} var(--dur-4) var(--ease-out);
  }
  ${MEDIA.calm} {
    &[data-new] {
      animation: none;
    }
  }
`;
