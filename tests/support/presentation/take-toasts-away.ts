import { act } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';

/** All rendered products share one list of toasts, which disappear in real time: this removes them before the next product. */
export const takeToastsAway = (): void => act(() => toast.remove());
