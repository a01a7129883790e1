/** What somebody writes to whoever runs the server. Nothing of it is proven, not even the address. */
export interface ContactMessage {
  readonly name: string;
  readonly email: string;
  readonly message: string;
  /** Which language the writer reads the product in. */
  readonly language: 'vi' | 'en';
}
