/** How many rows a page of a table may have; the first is what it begins with (specification §9). */
export const PAGE_SIZES = [10, 20, 50, 100] as const;
