import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// What is waited for comes in a moment on a quiet machine, and after a while on a busy one; this ends only what never comes.
configure({ asyncUtilTimeout: 10_000 });
