import { startProduct } from './composition/start-product';
import { mountApp } from './presentation/app/mount-app';

/** The id of the element in index.html that the app is put into. */
const ROOT_ID = 'root';

async function main(): Promise<void> {
  const root = document.getElementById(ROOT_ID);
  if (root === null) throw new Error(`index.html has no element #${ROOT_ID}`);
  const { viewModels, messages } = startProduct();
  await mountApp(root, viewModels, messages);
}

void main();
