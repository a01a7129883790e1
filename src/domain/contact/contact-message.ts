/** What somebody writes to whoever runs the backend, and where an answer reaches them. */
export interface ContactMessage {
  readonly name: string;
  readonly email: string;
  readonly message: string;
}
