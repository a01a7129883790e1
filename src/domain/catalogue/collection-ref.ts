/** A reference to songs that are grouped under one name. */
export interface CollectionRef {
  readonly kind: 'album' | 'playlist' | 'artist' | 'category';
  readonly id: string;
}
