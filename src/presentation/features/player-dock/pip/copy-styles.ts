/** Gives a new window what every page has from its template: style sheets, title and viewport width. */
export function copyStyles(page: Window, opener: Document): void {
  const { document: fresh } = page;
  for (const sheet of opener.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    const link = fresh.createElement('link');
    link.rel = 'stylesheet';
    // A new window has no address for a relative one to refer to; the `href` property is absolute.
    link.href = sheet.href;
    fresh.head.append(link);
  }
}
