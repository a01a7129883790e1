/** Windows with little height, such as phones lying on their side: the parts of the whole-window player move together. */
export const COMPACT = '@media (max-height: 560px)';
