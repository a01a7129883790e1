interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): unknown;
}

/**
 * Lets scripts be started from these same-origin addresses and from nowhere else (security §4).
 * Markup and code from strings stay refused. Without Trusted Types in the browser there is nothing to do.
 */
export function installTrustedTypes(allowedPaths: readonly string[]): void {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  const allowed = new Set(allowedPaths.map((path) => new URL(path, location.href).href));
  trustedTypes?.createPolicy('default', {
    createScriptURL(url) {
      const { href } = new URL(url, location.href);
      if (!allowed.has(href)) throw new TypeError(`No script may be started from ${href}`);
      return href;
    },
  });
}
