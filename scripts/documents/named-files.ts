/** A file that a document names, or to which it links. */
export interface NamedFile {
  readonly line: number;
  /** The whole path, or its end: `src/domain/queue/queue.ts`, `queue.ts`. A link is relative to the document. */
  readonly name: string;
  readonly isLink: boolean;
}

const FILE_NAME = /`([\w@-][\w./@-]*\.(?:tsx?|sql|md|m?js|json|css|yml))`/g;
const LINK = /\]\((?!\w+:)([^)#\s]+)[^)]*\)/g;
/** What the build makes is not in the repository. */
const BUILT = /^dist\//;
/** The lines of `traces.md` about files that a change would add. */
const PLANNED = /^\d+\. new: /;

/** The names of files in code quotes, and the targets of links within the repository. */
export function namedFiles(markdown: string): NamedFile[] {
  return markdown.split('\n').flatMap((text, index) => {
    if (PLANNED.test(text)) return [];
    const line = index + 1;
    const names = [...text.matchAll(FILE_NAME)].map(([, name = '']) => ({ line, name, isLink: false }));
    const links = [...text.matchAll(LINK)].map(([, name = '']) => ({ line, name, isLink: true }));
    return [...names, ...links].filter(({ name }) => !BUILT.test(name));
  });
}
