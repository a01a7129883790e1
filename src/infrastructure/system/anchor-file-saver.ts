import type { FileSaver } from '../../application/ports/file-saver.port';

/** By a link that is pressed: the browser keeps the file where its user wants it. */
export class AnchorFileSaver implements FileSaver {
  save(name: string, type: string, text: string): void {
    const url = URL.createObjectURL(new Blob([text], { type }));
    const link = document.createElement('a');
    link.href = url;
    link.download = name;
    link.click();
    // The browser has taken the bytes by then.
    setTimeout(() => URL.revokeObjectURL(url), 60_000);
  }
}
