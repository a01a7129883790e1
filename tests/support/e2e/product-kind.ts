/** The kinds of products that the files of browser tests share: whole library, few songs, short videos, ten thousand songs, faults. */
export type ProductKind = 'library' | 'small' | 'shorts' | 'big' | 'faults';
