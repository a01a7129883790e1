import { AnchorFileSaver } from '../../../src/infrastructure/system/anchor-file-saver';

describe('a file that is offered for download', () => {
  it('is downloaded under its name, and leaves no element on the page', async () => {
    const made: Blob[] = [];
    const pressed: string[] = [];
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => `blob:${made.push(blob)}`,
      revokeObjectURL: () => undefined,
    });
    const press = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      pressed.push(`${this.download} ${this.href}`);
    });
    new AnchorFileSaver().save('song-2026-01-02.json', 'application/json', '{"a":1}');
    press.mockRestore();
    expect(pressed).toEqual(['song-2026-01-02.json blob:1']);
    expect(made.map(({ type, size }) => [type, size])).toEqual([['application/json', 7]]);
    expect(document.body.childElementCount).toBe(0);
  });
});
