/** Who runs the server, as far as it knows. */
export interface OperatorAddress {
  /** The mail address of the first admin; null while there is none. */
  find(): Promise<string | null>;
}
