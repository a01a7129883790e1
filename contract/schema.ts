import * as z from 'zod/mini';

// Under the page's CSP no code may be made from strings, so the schemas never compile themselves.
z.config({ jitless: true });

export { z };
