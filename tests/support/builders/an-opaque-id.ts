/** An id of another server, with a prefix and with characters that mean something in URLs, selectors and lists. */
export const OPAQUE_ID = 'attic:al/12 é?#%&"';
