import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from '../../design-system/Button';
import { Dialog, DialogActions } from '../../design-system/Dialog';

interface QuestionProps {
  readonly title: string;
  readonly text: string;
  readonly answer: string;
  readonly isBusy: boolean;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** Asked before an action that affects another person. */
export function Question({ title, text, answer, isBusy, onYes, onNo }: QuestionProps) {
  const { t } = useTranslation('admin');
  return (
    <Dialog title={title} closeLabel={t('cancel')} onClose={onNo}>
      <Text>{text}</Text>
      <DialogActions>
        <Button variant="ghost" onClick={onNo}>
          {t('cancel')}
        </Button>
        <Button variant="danger" isBusy={isBusy} onClick={onYes}>
          {answer}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const Text = styled.p`
  color: var(--text-2);
`;
