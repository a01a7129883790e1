/** Deletes pictures that nothing shows any more. */
export interface PictureRemoval {
  /** Deletes the picture's bytes and everything made from them; deleting a missing picture has no effect. */
  remove(id: string): Promise<void>;
}
