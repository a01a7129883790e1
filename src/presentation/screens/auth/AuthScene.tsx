import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useViewModels } from '../../hooks/view-models-context';
import { SceneDrawing } from './SceneDrawing';

/** Beside the form: a bay at dusk, and a line of a song. The line's credit is hidden while the player has a song. */
export const AuthScene = observer(function AuthScene() {
  const { player } = useViewModels();
  const { t } = useTranslation('account');
  return (
    <Frame lang="vi" data-scene>
      <SceneDrawing />
      <Line>{t('scene.line')}</Line>
      {player.song === null && (
        <Credit>
          <b>{t('scene.song')}</b>
          <small>{t('scene.artist')}</small>
        </Credit>
      )}
    </Frame>
  );
});

const Frame = styled.aside`
  position: sticky;
  top: 12px;
  height: calc(100dvh - 24px);
  margin: 12px 12px 12px 0;
  border-radius: 28px;
  overflow: hidden;
  background: #1c1038;
  color: #fff;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: linear-gradient(180deg, rgb(30 8 50 / 0.36), transparent 27%, transparent 60%, rgb(16 10 46 / 0.72));
  }
  svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }
  @media (max-width: 899px) {
    display: none;
  }
`;

const Line = styled.p`
  position: absolute;
  z-index: 1;
  inset: 52px 48px auto;
  max-width: 520px;
  font: var(--fw-display) clamp(32px, 3.6vw, 52px) / 1.2 var(--font-display);
  letter-spacing: var(--tracking-display);
  text-wrap: balance;
`;

const Credit = styled.p`
  position: absolute;
  z-index: 1;
  inset: auto 32px 30px;
  b {
    display: block;
    font-weight: 660;
  }
  small {
    display: block;
    font-size: 14px;
    opacity: 0.95;
  }
`;
