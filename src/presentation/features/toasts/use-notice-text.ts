import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { GatewayFailure } from '../../../domain/shared/gateway-failure';
import { failureMessage } from '../../i18n/failure-message';
import type { NoticeMessage } from '../../view-models/notices.view-model';

/** The sentence of a notice; the server's own text where the specification requires it. */
export function useNoticeText(): (message: NoticeMessage) => string {
  const { t } = useTranslation();
  const { t: notices } = useTranslation('notices');
  const { t: library } = useTranslation('library');
  const { t: panel } = useTranslation('panel');
  return useCallback(
    (message) => {
      if (message.kind === 'server') return message.text;
      if (message.kind === 'failure') return serverWordsOf(message.failure) ?? t(failureMessage(message.failure.kind));
      if (message.kind === 'device-signed-out') return notices('device-signed-out', { device: message.device });
      if (message.kind === 'others-signed-out') return notices('others-signed-out', { count: message.count });
      if (message.kind === 'library') return library(`notice.${message.of}`, { name: message.name });
      if (message.kind === 'queued') return panel(`notice.${message.of}`, { title: message.title });
      if (message.kind === 'short') return notices(`short.${message.of}`);
      if (message.kind === 'media-failed') return notices(`media-failed.${message.of}`);
      return notices(message.kind);
    },
    [t, notices, library, panel],
  );
}

/** The server's reason for refusing, if it gave one and no failure kind describes it better. */
const serverWordsOf = (failure: GatewayFailure): string | null =>
  failure.kind === 'refused' && failure.message !== '' ? failure.message : null;
