import { installTrustedTypes } from '../../../src/infrastructure/system/trusted-types';

interface Rules {
  createScriptURL(url: string): string;
  createHTML?: unknown;
  createScript?: unknown;
}

describe('the default Trusted Types policy', () => {
  const policies = new Map<string, Rules>();

  beforeEach(() => {
    policies.clear();
    Object.assign(globalThis, {
      trustedTypes: { createPolicy: (name: string, rules: Rules) => policies.set(name, rules) },
    });
    installTrustedTypes(['/assets/hls.worker.js']);
  });

  afterEach(() => {
    Object.assign(globalThis, { trustedTypes: undefined });
  });

  it.each(['/assets/hls.worker.js', 'http://localhost/assets/hls.worker.js'])('allows a script from %s', (url) => {
    expect(policies.get('default')?.createScriptURL(url)).toBe('http://localhost/assets/hls.worker.js');
  });

  it.each(['/assets/other.js', 'https://elsewhere.example/assets/hls.worker.js', 'data:text/javascript,alert(1)', ''])(
    'refuses a script from "%s"',
    (url) => {
      expect(() => policies.get('default')?.createScriptURL(url)).toThrow(TypeError);
    },
  );

  it('creates neither markup nor code from strings', () => {
    expect(Object.keys(policies.get('default') ?? {})).toEqual(['createScriptURL']);
  });

  it('causes no error where the browser has no Trusted Types', () => {
    Object.assign(globalThis, { trustedTypes: undefined });
    expect(() => installTrustedTypes(['/assets/hls.worker.js'])).not.toThrow();
  });
});
