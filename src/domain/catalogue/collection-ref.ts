/** Songs that belong together under one name. */
export interface CollectionRef {
  readonly kind: 'album' | 'playlist' | 'artist' | 'category';
  readonly id: string;
}
