/** Playwright's console message. */
export class WebKitConsoleMessage {
  constructor(
    private readonly kind: string,
    private readonly said: string,
    private readonly from: string,
  ) {}

  type(): string {
    return this.kind;
  }

  text(): string {
    return this.said;
  }

  location(): { url: string; lineNumber: number; columnNumber: number } {
    return { url: this.from, lineNumber: 0, columnNumber: 0 };
  }
}
