import { needMessages } from '../../i18n/start-i18n';
import { loadPage } from '../../hooks/load-page';

/** Loads the administration pages together with their messages. */
export async function loadAdmin() {
  const pages = loadPage(() => import(/* webpackChunkName: "admin" */ '../../screens/admin/AdminPages'));
  const [part] = await Promise.all([pages, loadPage(() => needMessages('admin', 'form'))]);
  return part;
}
