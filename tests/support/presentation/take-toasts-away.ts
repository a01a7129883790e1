import { act } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';

/** One list of toasts outlives every product on screen, and its toasts leave in real time: none is left to the next one. */
export const takeToastsAway = (): void => act(() => toast.remove());
