import { Script } from 'node:vm';
import JestRuntime from 'jest-runtime';

/** The modules that this process has compiled, by the names of their parameters and their path. */
const compiled = new Map();

/** The module as a function of these parameters, compiled only once: a script can be run in any number of contexts. */
function scriptOf(source, filename, parameters) {
  const key = `${parameters}\0${filename}`;
  const known = compiled.get(key);
  if (known?.source === source) return known.script;
  const head = `(function (${parameters}) {`;
  const script = new Script(`${head}${source}\n})`, { filename, columnOffset: -head.length });
  compiled.set(key, { source, script });
  return script;
}

/** Jest's runtime, which compiles each module again for each test file, with modules that are compiled once in a process. */
export default class Runtime extends JestRuntime {
  constructor(...args) {
    super(...args);
    const { executor } = this;
    const compile = executor.compile.bind(executor);
    const parameters = executor.injectedModuleParameters.join(', ');
    executor.compile = (source, filename) => {
      const context = executor.environment.getVmContext();
      try {
        if (context !== null) return scriptOf(source, filename, parameters).runInContext(context);
      } catch {
        // Jest finds the same fault, and reports it with its place in the file.
      }
      return compile(source, filename);
    };
  }
}
