/** Everything up to the last slash: relative addresses in a playlist start from it. */
const folderOf = (url: string): string => url.slice(0, url.lastIndexOf('/') + 1);

const isWhole = (url: string): boolean => /^https?:/.test(url);

/** The addresses of one source, which may be renewed while it plays. */
export class SourceAddresses {
  private readonly former: string[] = [];
  private isForgiven = true;

  constructor(private url: string) {}

  /** The current address of the playlist or of the file. */
  get present(): string {
    return this.url;
  }

  renew(url: string): void {
    this.former.push(folderOf(this.url));
    this.url = url;
    this.isForgiven = false;
  }

  /**
   * The address to request now for one that was learned under any former address of this source; other addresses stay as they
   * are.
   */
  readdressed(url: string): string {
    const folder = this.former.find((each) => url.includes(each));
    if (folder === undefined) return url;
    const place = url.indexOf(folder);
    const present = folderOf(this.url);
    // For a path of our own origin, a library uses the whole address.
    const origin = isWhole(present) ? '' : url.slice(0, place);
    return `${origin}${present}${url.slice(place + folder.length)}`;
  }

  /** Whether a refusal may concern an address that has been renewed since it was used: true once after each renewal. */
  forgive(): boolean {
    const isFirst = !this.isForgiven;
    this.isForgiven = true;
    return isFirst;
  }
}
