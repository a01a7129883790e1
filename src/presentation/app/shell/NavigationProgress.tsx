import { useNavigation } from 'react-router-dom';
import styled, { keyframes } from 'styled-components';

/** A thin light along the top while the next page's code is loading; after a quick load it does not appear. */
export function NavigationProgress() {
  const { state } = useNavigation();
  return state === 'idle' ? null : <Light aria-hidden="true" />;
}

const run = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(100%); }
`;

const appear = keyframes`
  from { opacity: 0; }
`;

const Light = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: var(--z-toast);
  height: 3px;
  overflow: hidden;
  animation: ${appear} 1ms 150ms backwards;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: linear-gradient(90deg, transparent, var(--seek-fill), transparent);
    animation: ${run} var(--dur-ambient) linear infinite;
  }
`;
