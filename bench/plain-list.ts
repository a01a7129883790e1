/** Ten thousand rows of plain text: measures what the browser itself reaches when it scrolls at the same speed as the product. */
export const PLAIN_LIST = `<!doctype html><title>plain</title><main>${Array.from(
  { length: 10_000 },
  (_, n) => `<p style="margin:0;height:58px">${n}</p>`,
).join('')}</main>`;
