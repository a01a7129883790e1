import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from '../../design-system/Button';
import { Dialog, DialogActions } from '../../design-system/Dialog';
import type { DevicesViewModel, Question } from '../../view-models/account/devices.view-model';

interface LeaveQuestionProps {
  readonly viewModel: DevicesViewModel;
  readonly question: Question;
}

/** Asked before more than one device is signed out: there is no undo. */
export const LeaveQuestion = observer(function LeaveQuestion({ viewModel, question }: LeaveQuestionProps) {
  const { t } = useTranslation('account');
  const form = useTranslation('form');
  const isAll = question === 'everywhere';
  const title = isAll ? t('devices.askEverywhere') : t('devices.askOthers', { count: viewModel.otherCount });
  return (
    <Dialog title={title} closeLabel={form.t('cancel')} onClose={() => viewModel.raise(null)}>
      <Text>{t(isAll ? 'devices.askEverywhereText' : 'devices.askOthersText')}</Text>
      <DialogActions>
        <Button variant="ghost" onClick={() => viewModel.raise(null)}>
          {form.t('cancel')}
        </Button>
        <Button variant="danger" isBusy={viewModel.leaving.has(question)} onClick={() => void viewModel.answerYes()}>
          {t('devices.signOut')}
        </Button>
      </DialogActions>
    </Dialog>
  );
});

const Text = styled.p`
  color: var(--text-2);
`;
