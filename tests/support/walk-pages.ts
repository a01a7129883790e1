import type { GatewayFailure } from '../../src/domain/shared/gateway-failure';
import type { Page, PageRequest } from '../../src/domain/shared/page';
import type { Result } from '../../src/domain/shared/result';

/** More pages than any list of a test has. */
const MOST_PAGES = 20;

/**
 * Walks through a list until a page is the last. `items` are those of all pages; `isEnded`: a last page was found, each page before
 * it was full, and the page after it is empty and the last as well.
 */
export async function walkPages<T>(
  list: (page: PageRequest) => Promise<Result<Page<T>, GatewayFailure>>,
  pageSize: number,
): Promise<{ readonly items: readonly T[]; readonly totals: readonly (number | null)[]; readonly isEnded: boolean }> {
  const pages: Page<T>[] = [];
  const load = async (): Promise<Page<T>> => {
    const answer = await list({ page: pages.length + 1, pageSize });
    if (!answer.ok) throw new Error(`page ${pages.length + 1} was refused: ${answer.error.kind}`);
    pages.push(answer.value);
    return answer.value;
  };
  while (!(await load()).isLast && pages.length < MOST_PAGES);
  const walked = [...pages];
  const beyond = await load();
  const isFull = walked.slice(0, -1).every(({ items }) => items.length === pageSize);
  return {
    items: walked.flatMap(({ items }) => items),
    totals: walked.map(({ totalCount }) => totalCount),
    isEnded: isFull && walked.at(-1)?.isLast === true && beyond.isLast && beyond.items.length === 0,
  };
}
