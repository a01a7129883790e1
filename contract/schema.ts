import { config } from 'zod/mini';

// The page's CSP forbids generating code from strings, so the schemas never compile themselves.
config({ jitless: true });

// A namespace of named exports instead of one object, so that the web app contains only the parts of zod that it uses.
export * from 'zod/mini';
