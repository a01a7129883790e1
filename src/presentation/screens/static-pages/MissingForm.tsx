import { observer } from 'mobx-react-lite';
import { useId, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { OptionalFact } from '../../../domain/profile/missing-facts';
import { AccountForm } from '../../controls/account/account-form';
import { FormAlert } from '../../controls/account/FormAlert';
import { useFormFields } from '../../controls/account/use-form-fields';
import { Button, buttonFace, type ButtonVariant } from '../../design-system/Button';
import { SelectField } from '../../design-system/form/SelectField';
import { TextArea } from '../../design-system/form/TextArea';
import { TextField } from '../../design-system/form/TextField';
import type { ProfileViewModel } from '../../view-models/account/profile.view-model';
import { StaticPageHead } from './StaticPageHead';

interface MissingFormProps {
  readonly viewModel: ProfileViewModel;
  readonly missing: readonly OptionalFact[];
}

const GENDERS = ['', 'female', 'male', 'other'] as const;

/** One field for each fact that is missing; none of them has to be filled. */
export const MissingForm = observer(function MissingForm({ viewModel, missing }: MissingFormProps) {
  const { t } = useTranslation('staticPages');
  const { form } = viewModel;
  const prefix = useId();
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    void viewModel.save();
  };
  return (
    <Middle>
      <StaticPageHead title={t('update.title')} text={t('update.text')} />
      <AccountForm onSubmit={submit}>
        {missing.map((fact) => (
          <FactField key={fact} viewModel={viewModel} fact={fact} prefix={prefix} />
        ))}
        <div>
          <FormAlert form={form} />
          <Row>
            <Button type="submit" variant="primary" isBusy={form.isBusy} disabled={!form.isChanged}>
              {t('update.save')}
            </Button>
            <Later to="/" $variant="ghost">
              {t('update.later')}
            </Later>
          </Row>
        </div>
      </AccountForm>
    </Middle>
  );
});

interface FactFieldProps {
  readonly viewModel: ProfileViewModel;
  readonly fact: OptionalFact;
  readonly prefix: string;
}

const FactField = observer(function FactField({ viewModel, fact, prefix }: FactFieldProps) {
  const { t } = useTranslation('account');
  const props = useFormFields(viewModel.form, prefix)(fact);
  switch (fact) {
    case 'phone':
      return <TextField {...props} type="tel" autoComplete="tel" />;
    case 'birthday':
      return <TextField {...props} type="date" autoComplete="bday" max={viewModel.today} />;
    case 'gender':
      return (
        <SelectField {...props} options={GENDERS.map((value) => ({ value, label: t(`profile.genders.${value}`) }))} />
      );
    case 'bio':
      return <TextArea {...props} />;
  }
});

const Middle = styled.div`
  max-width: 560px;
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
`;

const Later = styled(Link)<{ $variant: ButtonVariant }>`
  ${buttonFace}
`;
