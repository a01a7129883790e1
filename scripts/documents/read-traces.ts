/** One way through the code: the files in the order in which it passes them, or the files that a change touches. */
export interface Trace {
  readonly title: string;
  /** According to the heading: how many files there are, and how many there may be. */
  readonly stated: number;
  readonly most: number;
  readonly files: readonly TracedFile[];
}

export interface TracedFile {
  readonly path: string;
  /** The change would add this file. */
  readonly isNew: boolean;
}

const HEADING = /^## (.+): (\d+) of at most (\d+) files$/;
const ITEM = /^\d+\. (new: )?`([^`]+)`/;

/** The traces of a document: each heading states its number of files, and a numbered list names them. */
export function readTraces(markdown: string): Trace[] {
  return markdown.split(/^(?=## )/m).flatMap((section) => {
    const [heading = '', ...lines] = section.split('\n');
    const [, title, stated, most] = HEADING.exec(heading) ?? [];
    const files = lines.flatMap((line) => tracedFile(line) ?? []);
    return title === undefined ? [] : [{ title, stated: Number(stated), most: Number(most), files }];
  });
}

function tracedFile(line: string): TracedFile | null {
  const [, added, path] = ITEM.exec(line) ?? [];
  return path === undefined ? null : { path, isNew: added !== undefined };
}

/** What is wrong with a trace; `isKept` tells whether a path is a file or a folder of the repository. */
export function faultsOfTrace({ title, stated, most, files }: Trace, isKept: (path: string) => boolean): string[] {
  const count = new Set(files.map(({ path }) => path)).size;
  return [
    ...(count === stated ? [] : [`${title}: the heading says ${stated} files, the list has ${count}`]),
    ...(count <= most ? [] : [`${title}: ${count} files are more than ${most}`]),
    ...files.flatMap(({ path, isNew }) => {
      const folder = path.slice(0, path.lastIndexOf('/'));
      if (isNew && isKept(path)) return [`${title}: ${path} exists already`];
      return isKept(isNew ? folder : path) ? [] : [`${title}: ${isNew ? folder : path} does not exist`];
    }),
  ];
}
