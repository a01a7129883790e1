/** The page sizes that a table offers; the first is the default (specification §9). */
export const PAGE_SIZES = [10, 20, 50, 100] as const;
