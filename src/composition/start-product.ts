import 'reflect-metadata/lite';
import { HLS_WORKER_URL } from '../infrastructure/media/hls/hls-worker-url';
import { captureInstallPrompt } from '../infrastructure/system/install-prompt';
import { SERVICE_WORKER_PATH } from '../infrastructure/system/service-worker-path';
import { SOCKET_WORKER_PATH } from '../infrastructure/system/socket-worker-path';
import { installTrustedTypes } from '../infrastructure/system/trusted-types';
import type { ViewModels } from '../presentation/hooks/view-models-context';
import { startI18n } from '../presentation/i18n/start-i18n';
import { chosenBackend } from './backends';
import { createContainer } from './container';
import { resolve } from './token';
import { Roles } from './roles';
import { createViewModels } from './view-models';

interface Started {
  readonly viewModels: ViewModels;
  /** Resolves when the texts of the listener's language are loaded. */
  readonly messages: Promise<void>;
}

/** Everything that happens once, in order, before the first render. */
export function startProduct(): Started {
  installTrustedTypes([HLS_WORKER_URL, SERVICE_WORKER_PATH, SOCKET_WORKER_PATH]);
  const installPrompt = captureInstallPrompt(window);
  const container = createContainer(chosenBackend);
  const { languages, ready } = startI18n();
  const viewModels = createViewModels(container, languages, installPrompt);
  resolve(container, Roles.Session).start();
  void resolve(container, Roles.StartSession).execute();
  return { viewModels, messages: ready };
}
