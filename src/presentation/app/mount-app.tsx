import { createRoot } from 'react-dom/client';
import { App } from './App';
import type { ViewModels } from './view-models-context';

/** Renders the product into an element of the page. */
export function mountApp(element: HTMLElement, viewModels: ViewModels): void {
  createRoot(element).render(<App viewModels={viewModels} />);
}
