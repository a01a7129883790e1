import styled from 'styled-components';
import { Link } from 'react-router-dom';
import { focusRing } from '../../design-system/interaction';

/** The fields of a form, one below the other. The browser's own error bubbles are off; the form shows its own messages. */
export const AccountForm = styled.form.attrs({ noValidate: true })`
  display: grid;
  gap: 18px;
`;

export const WideButton = styled.div`
  display: grid;
  button {
    height: 52px;
    font-size: 16px;
  }
`;

export const TextLink = styled(Link)`
  border-radius: 4px;
  color: var(--accent-strong);
  font-weight: var(--fw-strong);
  ${focusRing}
  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;
