import { basename } from 'node:path';
import { TestEnvironment } from 'jest-environment-node';

const LAST_LINES = 30;

/** Jest's environment of the browser tests: saves the evidence of a failing test while its pages are still open. */
export default class BrowserEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.file = basename(context.testPath).replace(/\.e2e\.ts$/, '');
  }

  async handleTestEvent({ name, test }) {
    const { evidence } = this.global;
    if (name === 'test_start') evidence?.begin();
    if (name === 'test_fn_failure' || name === 'hook_failure') await keep(evidence, this.file, titleOf(test));
  }
}

/** A failure is reported even if its evidence cannot be saved. */
async function keep(evidence, file, title) {
  try {
    const kept = await evidence?.keep(file, title);
    if (kept === undefined) return;
    console.error(`${file} › ${title}\n  kept in ${kept.folder}`);
    for (const [name, text] of kept.texts)
      console.error(`  ${name} ends with\n${text.trimEnd().split('\n').slice(-LAST_LINES).join('\n')}`);
  } catch (error) {
    console.error(`nothing could be kept of ${file} › ${title}:`, error);
  }
}

/** The test's name with the titles of its describe blocks; a hook that serves many tests has none. */
function titleOf(test) {
  const titles = [];
  for (let block = test; block?.parent !== undefined; block = block.parent) titles.unshift(block.name);
  return titles.length === 0 ? 'set up or tear down' : titles.join(' ');
}
