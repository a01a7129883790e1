import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { artwork } from '../../../../contract/kernel/artwork';
import type { AvatarFault } from '../../../domain/profile/avatar';
import { Artwork, ArtworkFrame } from '../../design-system/Artwork';
import { focusRing } from '../../design-system/interaction';
import { MEDIA } from '../../design-system/media';
import type { PlaylistFormViewModel } from '../../view-models/library/playlist-form.view-model';

/** File types that a cover can be made from; the actual file content is checked before the upload. */
const ACCEPTED = 'image/png,image/jpeg,image/webp';
const MILLION = 1_000_000;

/** The current or future cover: a chosen file, an earlier upload, or a cover drawn from the name while it is typed. */
export const PlaylistCover = observer(function PlaylistCover({
  viewModel,
}: {
  readonly viewModel: PlaylistFormViewModel;
}) {
  const { t } = useTranslation('library');
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>): void => {
    const [chosen] = currentTarget.files ?? [];
    if (chosen === undefined) return;
    setFile(chosen);
    void viewModel.chooseCover(chosen);
    // The same file may be chosen again.
    currentTarget.value = '';
  };
  const { playlist, cover, coverFault } = viewModel;
  return (
    <Side>
      <ArtworkFrame $radius="16px">
        {cover !== null && file !== null && (
          <Chosen key={`${file.name} ${file.lastModified} ${file.size}`} file={file} />
        )}
        {cover === null && playlist !== null && <Artwork src={playlist.imageUrl} seed={playlist.id} sizes="184px" />}
        {cover === null && playlist === null && <Drawn name={viewModel.form.values.name} />}
      </ArtworkFrame>
      <div>
        {viewModel.isNew && cover === null && <p>{t('form.drawn')}</p>}
        <Upload type="button" onClick={() => input.current?.click()}>
          {t(viewModel.isNew ? 'form.upload' : 'form.change')}
        </Upload>
        <input ref={input} type="file" accept={ACCEPTED} aria-label={t('form.cover')} hidden onChange={choose} />
        <CoverTrouble fault={coverFault} />
      </div>
    </Side>
  );
});

function CoverTrouble({ fault }: { readonly fault: AvatarFault | null }) {
  const { t } = useTranslation('library');
  const limit = fault !== null && 'limit' in fault ? fault.limit / MILLION : 0;
  return (
    <Fault role="alert">{fault !== null && t(`cover.${fault.kind}`, { megabytes: limit, megapixels: limit })}</Fault>
  );
}

function Chosen({ file }: { readonly file: File }) {
  const [url] = useState(() => URL.createObjectURL(file));
  useEffect(() => () => URL.revokeObjectURL(url), [url]);
  return <Picture src={url} alt="" />;
}

/** A preview similar to the cover that the product will draw. */
function Drawn({ name }: { readonly name: string }) {
  const seed = name.normalize('NFC').trim();
  return <Picture src={`data:image/svg+xml,${encodeURIComponent(artwork(seed))}`} alt="" />;
}

const Side = styled.div`
  color: var(--text-2);
  font-size: var(--fs-meta);
  line-height: var(--lh-meta);
  > div {
    margin-top: 10px;
  }
  ${MEDIA.phone} {
    display: flex;
    align-items: center;
    gap: 16px;
    > :first-child {
      width: 96px;
    }
    > div {
      flex: 1;
      margin: 0;
    }
  }
`;

const Picture = styled.img`
  display: block;
  width: 100%;
  height: 100%;
  object-fit: cover;
`;

const Upload = styled.button`
  min-height: 24px;
  border-radius: 4px;
  color: var(--accent-strong);
  font-weight: var(--fw-strong);
  ${focusRing}
`;

const Fault = styled.p`
  color: var(--danger);
  font-weight: var(--fw-medium);
`;
