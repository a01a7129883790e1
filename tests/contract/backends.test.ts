import { TEST_BACKENDS } from '../support/backends/backends';
import { aBackendWorld } from '../support/builders/a-backend-world';
import { describeBackend } from './backend.contract';

const REGISTERED = Object.entries(TEST_BACKENDS);

REGISTERED.forEach(([name, backend]) => describeBackend(name, () => aBackendWorld(backend)));

describe('the registry of backends', () => {
  it.each(REGISTERED)('names %s by its id', (name, { id }) => {
    expect(id).toBe(name);
  });
});
