import { observer } from 'mobx-react-lite';
import { useEffect, useId, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useViewModels } from '../../hooks/view-models-context';
import { AccountForm } from '../../controls/account/account-form';
import { FormAlert } from '../../controls/account/FormAlert';
import { useFormFields } from '../../controls/account/use-form-fields';
import { Button } from '../../design-system/Button';
import { TextArea } from '../../design-system/form/TextArea';
import { TextField } from '../../design-system/form/TextField';
import { ContactViewModel } from '../../view-models/account/contact.view-model';
import { StaticPageHead } from './StaticPageHead';
import { StaticPageText } from './StaticPageText';
import { Sent } from './Sent';

/** `/contact`: a form with three fields that reaches the operator of the server. */
export const ContactScreen = observer(function ContactScreen() {
  const { account } = useViewModels();
  const { t } = useTranslation('staticPages');
  const [viewModel] = useState(() => new ContactViewModel(account.deps));
  const { profile } = account;
  useEffect(() => {
    if (profile !== null) viewModel.introduce(profile);
  }, [viewModel, profile]);
  return (
    <Narrow>
      <StaticPageHead title={t('contact.title')} text={t('contact.text')} />
      {viewModel.isSent ? <Sent viewModel={viewModel} /> : <ContactForm viewModel={viewModel} />}
      <About>
        <h2>{t('contact.aboutTitle')}</h2>
        <StaticPageText text={t('contact.aboutText')} />
      </About>
    </Narrow>
  );
});

const ContactForm = observer(function ContactForm({ viewModel }: { readonly viewModel: ContactViewModel }) {
  const { t } = useTranslation('staticPages');
  const field = useFormFields(viewModel.form, useId());
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    void viewModel.submit();
  };
  return (
    <AccountForm onSubmit={submit}>
      <TextField {...field('name')} autoComplete="name" isRequired />
      <TextField {...field('email')} type="email" autoComplete="email" isRequired />
      <TextArea {...field('message')} rows={7} hint={t('contact.messageHint')} isRequired />
      <div>
        <FormAlert form={viewModel.form} meanings={{ 'rate-limited': t('contact.tooOften') }} />
        <Button type="submit" variant="primary" isBusy={viewModel.form.isBusy}>
          {t('contact.send')}
        </Button>
      </div>
    </AccountForm>
  );
});

const Narrow = styled.div`
  max-width: 560px;
`;

const About = styled.section`
  margin-top: 48px;
  padding-top: 28px;
  border-top: 1px solid var(--line);
  h2 {
    margin-bottom: 10px;
    font-size: var(--fs-h3);
    line-height: var(--lh-h3);
  }
`;
