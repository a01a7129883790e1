import { observer } from 'mobx-react-lite';
import { useId, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useViewModels } from '../../hooks/view-models-context';
import { FormAlert } from '../../controls/account/FormAlert';
import { useFormFields } from '../../controls/account/use-form-fields';
import { Button } from '../../design-system/Button';
import { Dialog, DialogActions } from '../../design-system/Dialog';
import { PasswordField } from '../../design-system/form/PasswordField';
import { OwnDataViewModel } from '../../view-models/account/own-data.view-model';

/** All data stored about the listener, to export or to delete. */
export const OwnDataCard = observer(function OwnDataCard() {
  const { account } = useViewModels();
  const { t } = useTranslation('account');
  const [viewModel] = useState(() => new OwnDataViewModel(account.deps, account.markLeft));
  return (
    <Section aria-label={t('data.title')}>
      <h2>{t('data.title')}</h2>
      <p>{t('data.text')}</p>
      <Actions>
        <Button isBusy={viewModel.isTaking} onClick={() => void viewModel.take()}>
          {t('data.take')}
        </Button>
        <Button variant="danger" onClick={() => viewModel.ask(true)}>
          {t('data.delete')}
        </Button>
      </Actions>
      {viewModel.isLeaving && <LeaveDialog viewModel={viewModel} />}
    </Section>
  );
});

/** Shows what is deleted and what stays, and asks for the password. */
const LeaveDialog = observer(function LeaveDialog({ viewModel }: { readonly viewModel: OwnDataViewModel }) {
  const { t } = useTranslation('account');
  const form = useTranslation('form');
  const field = useFormFields(viewModel.form, useId());
  const close = (): void => viewModel.ask(false);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    void viewModel.leave();
  };
  const meanings = { conflict: t('data.lastAdmin'), locked: t('signIn.tooFast'), 'rate-limited': t('signIn.tooFast') };
  return (
    <Dialog title={t('data.ask')} closeLabel={form.t('cancel')} onClose={close}>
      <Form noValidate onSubmit={submit}>
        <p>{t('data.goes')}</p>
        <p>{t('data.stays')}</p>
        <p>
          <b>{t('data.forGood')}</b>
        </p>
        <PasswordField {...field('password')} autoComplete="current-password" showLabel={form.t('showPassword')} />
        <FormAlert form={viewModel.form} meanings={meanings} />
        <DialogActions>
          <Button variant="ghost" onClick={close}>
            {form.t('cancel')}
          </Button>
          <Button type="submit" variant="danger" isBusy={viewModel.form.isBusy}>
            {t('data.delete')}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
});

const Section = styled.section`
  margin-top: 40px;
  padding-top: 26px;
  border-top: 1px solid var(--line);
  h2 {
    margin-bottom: 4px;
    font-size: 22px;
    line-height: 28px;
  }
  > p {
    max-width: 640px;
    color: var(--text-2);
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
  margin-top: 16px;
`;

const Form = styled.form`
  display: grid;
  gap: 12px;
  p {
    color: var(--text-2);
  }
  b {
    color: var(--text-1);
  }
`;
