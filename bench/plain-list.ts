/** Ten thousand rows that are nothing but text: what the browser itself reaches when it scrolls as fast as the product is scrolled. */
export const PLAIN_LIST = `<!doctype html><title>plain</title><main>${Array.from(
  { length: 10_000 },
  (_, n) => `<p style="margin:0;height:58px">${n}</p>`,
).join('')}</main>`;
