/** Windows with little height, such as phones in landscape: the parts of the full-screen player move closer together. */
export const COMPACT = '@media (max-height: 560px)';
