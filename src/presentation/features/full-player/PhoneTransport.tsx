import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { useViewModels } from '../../hooks/view-models-context';
import {
  LoopButton,
  MainButton,
  NextButton,
  PreviousButton,
  ShuffleButton,
} from '../../controls/player/TransportButtons';

/** The transport of a phone's player, for thumbs. */
export const PhoneTransport = observer(function PhoneTransport() {
  const { player } = useViewModels();
  return (
    <Row>
      <Choice data-on={player.isShuffled}>
        <ShuffleButton iconSize={24} />
      </Choice>
      <PreviousButton iconSize={30} />
      <MainButton size={70} tone="light" />
      <NextButton iconSize={30} />
      <Choice data-on={player.loop !== 'OFF'}>
        <LoopButton iconSize={24} />
      </Choice>
    </Row>
  );
});

const Row = styled.div`
  --seek-fill: #fff;
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin: 0 -8px;
  button:not([aria-busy]) {
    min-width: 52px;
    min-height: 52px;
  }
  > button:nth-child(even) {
    color: #fff;
  }
`;

const Choice = styled.span`
  button {
    color: #fff;
  }
  &[data-on='true'] button {
    color: #aab3ff;
  }
`;
