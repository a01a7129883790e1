import { observer } from 'mobx-react-lite';
import { useEffect, useId, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { FormAlert } from '../../controls/account/FormAlert';
import { Button } from '../../design-system/Button';
import { Dialog, DialogActions } from '../../design-system/Dialog';
import { TextField } from '../../design-system/form/TextField';
import { MEDIA } from '../../design-system/media';
import { useFaultText } from '../../i18n/use-fault-text';
import type { SongsViewModel } from '../../view-models/admin/songs.view-model';
import type { TagField, TagsViewModel } from '../../view-models/admin/tags.view-model';

interface TagsDialogProps {
  readonly viewModel: SongsViewModel;
  readonly editing: TagsViewModel;
}

const WIDE: readonly TagField[] = ['title', 'artists'];
const FIELDS: readonly TagField[] = ['title', 'artists', 'album', 'albumArtist', 'year', 'track', 'genre'];

/** The tags of one song: a tag changed here stays, whatever the song's file contains. */
export const TagsDialog = observer(function TagsDialog({ viewModel, editing }: TagsDialogProps) {
  const { t } = useTranslation('admin');
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    void viewModel.save();
  };
  return (
    <Dialog title={t('songs.dialog')} closeLabel={t('cancel')} isWide onClose={viewModel.close}>
      <Form noValidate onSubmit={submit}>
        <Fields editing={editing} />
        <Hint>{t('songs.hint')}</Hint>
        <FormAlert form={editing.form} />
        <DialogActions>
          {editing.song.isEdited && (
            <Button variant="ghost" disabled={editing.form.isBusy} onClick={() => void viewModel.restore()}>
              {t('songs.restore')}
            </Button>
          )}
          <Button variant="ghost" onClick={viewModel.close}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="primary" isBusy={editing.form.isBusy} disabled={!editing.form.isChanged}>
            {t('songs.save')}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
});

const Fields = observer(function Fields({ editing: { form } }: { readonly editing: TagsViewModel }) {
  const { t } = useTranslation('admin');
  const wordsOf = useFaultText();
  const prefix = useId();
  const { attention } = form;
  useEffect(() => {
    if (attention !== null) document.getElementById(`${prefix}-${attention.field}`)?.focus();
  }, [attention, prefix]);
  return (
    <Grid>
      {FIELDS.map((field) => {
        const name: string = t(`songs.field.${field}`);
        const fault = form.faults.get(field);
        return (
          <div key={field} data-wide={WIDE.includes(field)}>
            <TextField
              id={`${prefix}-${field}`}
              label={name.charAt(0).toLocaleUpperCase() + name.slice(1)}
              hint={field === 'artists' ? t('songs.artistsHint') : undefined}
              value={form.values[field]}
              onChange={(text) => form.type(field, text)}
              onLeave={() => form.leave(field)}
              error={fault && wordsOf(fault, name)}
              isRequired={WIDE.includes(field)}
            />
          </div>
        );
      })}
    </Grid>
  );
});

const Form = styled.form`
  display: grid;
  gap: 16px;
`;

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 16px;
  [data-wide='true'] {
    grid-column: 1 / -1;
  }
  ${MEDIA.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Hint = styled.p`
  color: var(--text-2);
  font-size: 14px;
`;
