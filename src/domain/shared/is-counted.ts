/** Whether a count is worth showing: the backend says it (null where it does not), and it is above zero. */
export const isCounted = (count: number | null): count is number => count !== null && count > 0;
