/** A message from the contact page to the operator of the server. None of its content is verified, not even the address. */
export interface ContactMessage {
  readonly name: string;
  readonly email: string;
  readonly message: string;
  /** The language in which the writer uses the product. */
  readonly language: 'vi' | 'en';
}
