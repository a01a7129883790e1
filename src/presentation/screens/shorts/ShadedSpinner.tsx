import styled from 'styled-components';
import { Spinner } from '../../design-system/Spinner';

/** A spinner that is visible over a picture of any brightness. */
export const ShadedSpinner = styled(Spinner)`
  background: rgb(8 6 20 / 0.5);
  box-shadow: 0 0 0 14px rgb(8 6 20 / 0.5);
  color: #fff;
`;
