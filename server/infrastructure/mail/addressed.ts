import type { Mail } from '../../application/ports/mailer.port';

/** A mail in the composer's form: each address is taken literally, never parsed as a list of addresses. */
export const addressed = ({ to, replyTo, subject, text }: Mail) => ({
  to: { name: '', address: to },
  ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
  subject,
  text,
});
