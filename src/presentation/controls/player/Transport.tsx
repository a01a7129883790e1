import styled from 'styled-components';
import { LoopButton, MainButton, NextButton, PreviousButton, ShuffleButton } from './TransportButtons';

/** Shuffle, previous, play, next, loop. */
export function Transport() {
  return (
    <Row>
      <ShuffleButton />
      <Ink>
        <PreviousButton />
      </Ink>
      <Middle>
        <MainButton size={42} tone="ink" />
      </Middle>
      <Ink>
        <NextButton />
      </Ink>
      <LoopButton />
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
`;

const Ink = styled.span`
  button {
    color: var(--text-1);
  }
`;

const Middle = styled.span`
  margin: 0 4px;
`;
