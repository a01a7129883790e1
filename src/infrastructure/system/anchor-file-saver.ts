import type { FileSaver } from '../../application/ports/file-saver.port';

/** Saves a file by a click on a link: the browser stores the file where its user wants it. */
export class AnchorFileSaver implements FileSaver {
  save(name: string, type: string, text: string): void {
    const url = URL.createObjectURL(new Blob([text], { type }));
    const link = document.createElement('a');
    link.href = url;
    link.download = name;
    link.click();
    // The browser has read the bytes by then.
    setTimeout(() => URL.revokeObjectURL(url), 60_000);
  }
}
