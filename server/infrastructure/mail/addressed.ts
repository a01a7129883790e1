import type { Mail } from '../../application/ports/mailer.port';

/** A mail in the form that the composer takes: addresses as they are, never read as lists of them. */
export const addressed = ({ to, replyTo, subject, text }: Mail) => ({
  to: { name: '', address: to },
  ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
  subject,
  text,
});
