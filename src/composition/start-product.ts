import 'reflect-metadata/lite';
import { HLS_WORKER_URL } from '../infrastructure/media/hls/hls-worker-url';
import { installTrustedTypes } from '../infrastructure/system/trusted-types';
import { fetchFirstPage } from '../presentation/app/loading/first-page';
import type { ViewModels } from '../presentation/app/view-models-context';
import { startI18n } from '../presentation/i18n/start-i18n';
import { createContainer } from './container';
import { resolve } from './token';
import { T } from './tokens';
import { createViewModels } from './view-models';

/** Everything that happens once, in order, before the first render. */
export async function startProduct(): Promise<ViewModels> {
  installTrustedTypes([HLS_WORKER_URL]);
  const container = createContainer('song');
  const { languages, ready } = startI18n();
  const viewModels = createViewModels(container, languages);
  fetchFirstPage(window.location.pathname, viewModels);
  void resolve(container, T.StartSession).execute();
  await ready;
  return viewModels;
}
