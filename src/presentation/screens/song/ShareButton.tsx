import { useTranslation } from 'react-i18next';
import type { Song } from '../../../domain/catalogue/song';
import { pagePath } from '../../../domain/shared/page-path';
import { useViewModels } from '../../hooks/view-models-context';
import { shareLink } from '../../components/share-link';
import { IconButton } from '../../design-system/IconButton';
import { BROWSE_ICONS } from '../../design-system/icons/browse';

/** Shares the song's address. */
export function ShareButton({ song }: { readonly song: Song }) {
  const { notices } = useViewModels();
  const { t } = useTranslation('listen');
  return (
    <IconButton
      icon={{ path: BROWSE_ICONS['share-network'] }}
      label={t('song.share')}
      onClick={() => void shareLink(song.title, pagePath('song', song.id), notices)}
    />
  );
}
