/** A message to the operator of the backend, with the sender's address for an answer. */
export interface ContactMessage {
  readonly name: string;
  readonly email: string;
  readonly message: string;
}
