/** Gives a fresh window what every page of the product has from its template: the style sheets, the title, the device's width. */
export function copyStyles(page: Window, opener: Document): void {
  const { document: fresh } = page;
  for (const sheet of opener.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    const link = fresh.createElement('link');
    link.rel = 'stylesheet';
    // A fresh window has no address that the sheet's own could be relative to.
    link.href = sheet.href;
    fresh.head.append(link);
  }
}
