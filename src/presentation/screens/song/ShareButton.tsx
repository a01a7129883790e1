import { useTranslation } from 'react-i18next';
import type { Song } from '../../../domain/catalogue/song';
import { useViewModels } from '../../app/view-models-context';
import { copyText } from '../../components/copy-text';
import { Button } from '../../design-system/Button';

/** Passes the song's address on: with the system's own sheet where there is one, else by the clipboard. */
export function ShareButton({ song }: { readonly song: Song }) {
  const { notices } = useViewModels();
  const { t } = useTranslation();
  const share = async (): Promise<void> => {
    const url = new URL(`/song/${song.id}`, window.location.href).href;
    if (await shareBySystem(song.title, url)) return;
    const isCopied = await copyText(url);
    notices.show({ type: isCopied ? 'success' : 'error', message: { kind: isCopied ? 'link-copied' : 'copy-failed' } });
  };
  return (
    <Button variant="outline" icon={{ name: 'share-network' }} onClick={() => void share()}>
      {t('song.share')}
    </Button>
  );
}

/** False where there is no such sheet. Closing it without sharing is an answer too. */
async function shareBySystem(title: string, url: string): Promise<boolean> {
  if (!('share' in navigator)) return false;
  try {
    await navigator.share({ title, url });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
