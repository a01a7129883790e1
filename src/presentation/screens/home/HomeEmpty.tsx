import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { EmptyLead } from '../../components/EmptyLead';
import { useViewModels } from '../../app/view-models-context';
import { copyText } from '../../components/copy-text';
import { EmptyState } from '../../components/EmptyState';
import { Button } from '../../design-system/Button';
import { SETUP_ICONS } from '../../design-system/icons/setup';

/** The way to bring music in, as typed in a terminal. */
const COMMAND = 'MEDIA_DIR=~/Music npm start';

/** No music yet: says how it gets here, and watches for it. The watching ends with the page, not with the emptiness. */
export const HomeEmpty = observer(function HomeEmpty() {
  const { imports } = useViewModels();
  const { t } = useTranslation('setup');
  useEffect(() => imports.open(), [imports]);
  const hasFolder = imports.progress?.hasMediaFolder ?? false;
  return (
    <EmptyState lead={<EmptyLead />} title={t('empty.title')} text={t(hasFolder ? 'empty.folderEmpty' : 'empty.text')}>
      {!hasFolder && <Command />}
    </EmptyState>
  );
});

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
  user-select: all;
`;
