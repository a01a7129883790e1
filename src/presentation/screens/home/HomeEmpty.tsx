import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { authPath } from '../../../domain/session/return-path';
import type { Milliseconds } from '../../../domain/shared/units';
import { EmptyLead } from '../../components/EmptyLead';
import { useViewModels } from '../../hooks/view-models-context';
import { copyText } from '../../components/copy-text';
import { EmptyState } from '../../components/EmptyState';
import { Button, buttonFace, type ButtonVariant } from '../../design-system/Button';
import { SETUP_ICONS } from '../../design-system/icons/setup';
import { selectable } from '../../design-system/selectable';

/** The command that imports music, as typed in a terminal. */
const COMMAND = 'MEDIA_DIR=~/Music npm start';

const LOOK_AGAIN: Milliseconds = 5_000;

/** No music yet: the operator of the server sees how to add music, everybody else that there is none. */
export const HomeEmpty = observer(function HomeEmpty() {
  const { account, imports, supports } = useViewModels();
  // Watching the import ends with the page, not when music arrives.
  useEffect(() => imports.open(), [imports]);
  useHomeAgain();
  const { progress } = imports;
  if (progress) return <ForOperator hasFolder={progress.hasMediaFolder} />;
  const isGuest = supports('accounts') && account.state.kind === 'signed-out';
  return <ForListener isGuest={progress === null && isGuest} />;
});

function ForOperator({ hasFolder }: { readonly hasFolder: boolean }) {
  const { t } = useTranslation('setup');
  return (
    <EmptyState lead={<EmptyLead />} title={t('empty.title')} text={t(hasFolder ? 'empty.folderEmpty' : 'empty.text')}>
      {!hasFolder && <Command />}
    </EmptyState>
  );
}

function ForListener({ isGuest }: { readonly isGuest: boolean }) {
  const { t } = useTranslation('setup');
  return (
    <EmptyState lead={<EmptyLead />} title={t('empty.title')} text={t(isGuest ? 'empty.guest' : 'empty.plain')}>
      {isGuest && (
        <SignInLink to={authPath('/login', '/')} $variant="primary">
          {t('empty.signIn')}
        </SignInLink>
      )}
    </EmptyState>
  );
}

/** Music that is added meanwhile is shown without a reload. */
function useHomeAgain(): void {
  const { home, sound } = useViewModels();
  useEffect(() => {
    let isShown = true;
    const wait = () => sound.timer.after(LOOK_AGAIN, () => void home.refresh().then(again));
    const again = (): void => {
      if (isShown) waiting = wait();
    };
    let waiting = wait();
    return () => {
      isShown = false;
      waiting.unsubscribe();
    };
  }, [home, sound]);
}

const SignInLink = styled(Link)<{ $variant: ButtonVariant }>`
  ${buttonFace}
`;

function Command() {
  const { notices } = useViewModels();
  const { t } = useTranslation('setup');
  const copy = async (): Promise<void> => {
    const isCopied = await copyText(COMMAND);
    notices.show({
      type: isCopied ? 'success' : 'error',
      message: { kind: isCopied ? 'command-copied' : 'copy-failed' },
    });
  };
  return (
    <Row>
      <Code>{COMMAND}</Code>
      <Button variant="primary" icon={{ path: SETUP_ICONS.copy }} onClick={() => void copy()}>
        {t('empty.copy')}
      </Button>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 10px;
`;

const Code = styled.code`
  display: flex;
  align-items: center;
  height: 44px;
  padding: 0 16px;
  border-radius: var(--r-full);
  background: var(--surface-2);
  font:
    500 14px/20px ui-monospace,
    'SF Mono',
    Menlo,
    Consolas,
    monospace;
  ${selectable('all')}
`;
