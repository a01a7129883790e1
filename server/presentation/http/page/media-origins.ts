/** Where media come from, as configured by the operator: an address, or a path of our own origin. */
interface MediaDomains {
  readonly cdnDomain: string;
  readonly cdnProtectedDomain: string;
}

/** Where the page may load media from besides its own origin. */
export function mediaOrigins({ cdnDomain, cdnProtectedDomain }: MediaDomains): readonly string[] {
  const elsewhere = [cdnDomain, cdnProtectedDomain].filter((domain) => URL.canParse(domain));
  return [...new Set(elsewhere.map((domain) => new URL(domain).origin))];
}
