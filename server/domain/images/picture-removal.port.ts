/** Lets pictures go that nothing shows any more. */
export interface PictureRemoval {
  /** Its bytes and whatever was made of them; one that is gone already changes nothing. */
  remove(id: string): Promise<void>;
}
