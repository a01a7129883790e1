import { TestEnvironment } from 'jest-environment-node';
import { endContexts } from './contexts';

/** Jest's environment of tests without a page. */
export default class NodeEnvironment extends TestEnvironment {
  override async teardown(): Promise<void> {
    await super.teardown();
    endContexts();
  }
}
