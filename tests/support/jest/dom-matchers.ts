import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// An awaited element appears soon on a quiet machine and later on a busy one; this limit only ends waits for an element that
// never appears.
configure({ asyncUtilTimeout: 10_000 });
