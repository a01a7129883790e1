export interface IdSource {
  /** A new random id of 12 characters out of 0-9, A-Z and a-z, every one equally likely (71 bits). */
  next(): string;
}
