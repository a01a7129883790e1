import { createRoot } from 'react-dom/client';
import { startProduct } from './composition/start-product';
import { App } from './presentation/app/App';

/** Where index.html keeps a place for the app. */
const ROOT_ID = 'root';

async function main(): Promise<void> {
  const root = document.getElementById(ROOT_ID);
  if (root === null) throw new Error(`index.html has no element #${ROOT_ID}`);
  const viewModels = await startProduct();
  createRoot(root).render(<App viewModels={viewModels} />);
}

void main();
