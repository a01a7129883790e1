import { observer } from 'mobx-react-lite';
import { useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { LIMITS } from '../../../../contract/kernel/limits';
import { TextArea } from '../../design-system/form/TextArea';
import { TextField } from '../../design-system/form/TextField';
import { useFaultText } from '../../i18n/use-fault-text';
import type { PlaylistField, PlaylistFormViewModel } from '../../view-models/library/playlist-form.view-model';

const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** The playlist's name and description. The first field receives the focus, and so does the first invalid field. */
export const PlaylistFields = observer(function PlaylistFields({
  viewModel,
}: {
  readonly viewModel: PlaylistFormViewModel;
}) {
  const { t } = useTranslation('library');
  const prefix = useId();
  const { form } = viewModel;
  const wordsOf = useFaultText();
  const { attention } = form;
  useEffect(() => {
    // After opening, the dialog has focused its close button.
    queueMicrotask(() => document.getElementById(`${prefix}-${attention?.field ?? 'name'}`)?.focus());
  }, [attention, prefix]);
  const optional = useTranslation('form').t('optional', { label: capitalised(t('form.description')) });
  const field = (name: PlaylistField) => {
    const fault = form.faults.get(name);
    return {
      id: `${prefix}-${name}`,
      value: form.values[name],
      onChange: (text: string) => form.type(name, text),
      onLeave: () => form.leave(name),
      error: fault && wordsOf(fault, t(`form.${name}`)),
    };
  };
  return (
    <Fields>
      <TextField
        {...field('name')}
        label={capitalised(t('form.name'))}
        aside={<Count text={form.values.name} />}
        placeholder={t('form.namePlaceholder')}
        hint={t('form.nameHint')}
        isRequired
      />
      <TextArea {...field('description')} label={optional} rows={3} />
    </Fields>
  );
});

/** How much of the name's maximum length is used. */
function Count({ text }: { readonly text: string }) {
  const { t } = useTranslation('library');
  const length = text.normalize('NFC').trim().length;
  return <Number>{t('form.length', { length, max: LIMITS.playlistNameMax })}</Number>;
}

const Fields = styled.div`
  display: grid;
  align-content: start;
  gap: 14px;
`;

const Number = styled.span`
  color: var(--text-2);
  font-size: var(--fs-meta);
  font-weight: var(--fw-text);
  font-variant-numeric: tabular-nums;
`;
