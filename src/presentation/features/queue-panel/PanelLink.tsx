import type { ButtonHTMLAttributes } from 'react';
import styled from 'styled-components';
import { focusRing, touchArea } from '../../design-system/interaction';
import { MEDIA } from '../../design-system/media';

/** A small text button. */
export function PanelLink(props: ButtonHTMLAttributes<HTMLButtonElement>) {
  return <Face type="button" {...props} />;
}

const Face = styled.button`
  ${touchArea}
  border-radius: 6px;
  color: var(--accent-strong);
  font-size: var(--fs-meta);
  font-weight: var(--fw-strong);
  ${focusRing}
  ${MEDIA.hover} {
    &:hover {
      text-decoration: underline;
      text-underline-offset: 3px;
    }
  }
`;
