import { observer } from 'mobx-react-lite';
import { useId, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { ConsentChoice } from '../../features/consent/ConsentChoice';
import { FormAlert } from '../../controls/account/FormAlert';
import { useFormFields } from '../../controls/account/use-form-fields';
import { Button } from '../../design-system/Button';
import { SelectField } from '../../design-system/form/SelectField';
import { TextArea } from '../../design-system/form/TextArea';
import { TextField } from '../../design-system/form/TextField';
import { CONTAINER } from '../../design-system/media';
import type { ProfileViewModel } from '../../view-models/account/profile.view-model';
import { LookChoices } from './LookChoices';

interface ProfileFormProps {
  readonly viewModel: ProfileViewModel;
  readonly email: string;
}

const GENDERS = ['', 'female', 'male', 'other'] as const;

/** The facts that a listener may change, and the product's language and theme, which change at once. */
export const ProfileForm = observer(function ProfileForm({ viewModel, email }: ProfileFormProps) {
  const { t } = useTranslation('account');
  const { form } = viewModel;
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    void viewModel.save();
  };
  return (
    <form noValidate onSubmit={submit}>
      <Grid>
        <Fields viewModel={viewModel} email={email} />
      </Grid>
      <LookChoices />
      <ConsentChoice />
      <Foot>
        <FormAlert form={form} />
        <Button type="submit" variant="primary" isBusy={form.isBusy} disabled={!form.isChanged}>
          {t('profile.save')}
        </Button>
        <Button variant="ghost" disabled={!form.isChanged || form.isBusy} onClick={form.discard}>
          {t('profile.discard')}
        </Button>
      </Foot>
    </form>
  );
});

const Fields = observer(function Fields({ viewModel, email }: ProfileFormProps) {
  const { t } = useTranslation('account');
  const form = useTranslation('form');
  const field = useFormFields(viewModel.form, useId());
  const emailId = useId();
  const optional = (name: 'phone' | 'birthday' | 'bio') => {
    const props = field(name);
    return { ...props, label: form.t('optional', { label: props.label }) };
  };
  return (
    <>
      <TextField {...field('name')} autoComplete="name" isRequired />
      <TextField
        id={emailId}
        label={t('field.email').replace(/^./, (letter) => letter.toLocaleUpperCase())}
        hint={t('profile.emailHint')}
        value={email}
        onChange={() => undefined}
        isDisabled
      />
      <TextField {...optional('phone')} type="tel" autoComplete="tel" />
      <TextField {...optional('birthday')} type="date" autoComplete="bday" max={viewModel.today} />
      <SelectField
        {...field('gender')}
        options={GENDERS.map((value) => ({ value, label: t(`profile.genders.${value}`) }))}
      />
      <Wide>
        <TextArea {...optional('bio')} />
      </Wide>
    </>
  );
});

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 20px;
  align-items: start;
  ${CONTAINER.small} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Wide = styled.div`
  grid-column: 1 / -1;
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
  margin-top: 24px;
  padding-top: 22px;
  border-top: 1px solid var(--line);
  [role='alert'] {
    flex-basis: 100%;
  }
  [role='alert']:empty {
    display: none;
  }
`;
