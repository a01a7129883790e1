import { EMAIL_ADDRESS } from './kernel/email-address';
import { LIMITS } from './kernel/limits';
import { LONG_CODE_LENGTH, LONG_CODE_PATTERN } from './kernel/long-code';
import * as z from './schema';
import { Tokens } from './session';
import { CONTROLS, text, textOf, trimmedText } from './text';

const AT_NO_SIGN = `[^\\s@${CONTROLS}]+`;

export const Email = textOf(EMAIL_ADDRESS, LIMITS.emailMax).check(z.minLength(3));
/** The address of an existing account, under any rule that applied when the account was made. */
const KnownEmail = textOf(new RegExp(`^${AT_NO_SIGN}@${AT_NO_SIGN}$`, 'u'), LIMITS.emailMax).check(z.minLength(3));
/** A password typed at a sign-in: any length that a password may have had, since the rule may have changed. */
const TypedPassword = text(LIMITS.passwordMax * 4, 1);
const NewPassword = text(LIMITS.passwordMax, LIMITS.passwordMin);
const SIX_DIGITS = '[0-9]{6}';
const Name = trimmedText(LIMITS.personNameMax, 1);
const Opaque = textOf(/^[A-Za-z0-9_.-]{16,256}$/, 256);

/** Six to twenty characters, with or without blanks around them. */
const Phone = textOf(/^\s*\+?[0-9().-][0-9\s().-]{4,18}[0-9().-]\s*$/, 40).check(z.trim());
/** Days of the calendar; 29 February is accepted in every year. */
const DAY = '(0[1-9]|1[0-2])-(0[1-9]|1[0-9]|2[0-9])|(0[13-9]|1[0-2])-30|(0[13578]|1[02])-31';
const Birthday = textOf(new RegExp(`^(19|20)[0-9]{2}-(${DAY})$`), 10);

export const Gender = z.enum(['female', 'male', 'other']);

/**
 * An account as its owner sees it (decisions.md §1). `avatar` is an address like that of any picture; null means that initials
 * are drawn.
 */
export const Profile = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  avatar: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  /** YYYY-MM-DD. */
  birthday: z.nullable(z.string()),
  gender: z.nullable(Gender),
  bio: z.nullable(z.string()),
  role: z.enum(['listener', 'admin']),
  is_premium: z.boolean(),
  created_at: z.string(),
});

export const Login = z.strictObject({ email: KnownEmail, password: TypedPassword, remember: z.optional(z.boolean()) });

/** `setup_token` is required for the first account unless the account is made on the server's own machine (ADR 31). */
export const Register = z.strictObject({
  email: Email,
  password: NewPassword,
  name: Name,
  setup_token: z.optional(text(128)),
});

/** `settings`: the document with that name, as stored by the account's devices; null if none is stored yet. */
export const SignedIn = z.extend(Tokens, { user: Profile, settings: z.nullable(z.string()) });

/**
 * A code may have been sent: the answer is the same whether or not the address has an account. Times in seconds. `is_mailed`:
 * false if the address has reached its limit of mails; the long code of the newest mail stays valid for `expires_in`.
 */
export const CodeRequested = z.object({
  request_id: z.string(),
  expires_in: z.number(),
  resend_after: z.number(),
  is_mailed: z.boolean(),
});

/** Either signed in at once, or, if the server can send mail, a code that is sent to the address (ADR 44). */
export const Registered = z.union([SignedIn, CodeRequested]);
export const VerifyRegistration = z.strictObject({ request_id: Opaque, otp: textOf(new RegExp(`^${SIX_DIGITS}$`), 6) });

export const ForgotPassword = z.strictObject({ email: KnownEmail });
/** Six digits (security.md §3), or the long code of the newest mail that any request sent to this request's address (ADR 44). */
export const VerifyOtp = z.strictObject({
  request_id: Opaque,
  otp: textOf(new RegExp(`^(${SIX_DIGITS}|${LONG_CODE_PATTERN})$`), LONG_CODE_LENGTH * 2),
});
export const RecoveryTicket = z.object({ reset_token: z.string() });
export const ResetPassword = z.strictObject({ reset_token: Opaque, password: NewPassword });

/** A field that is left out stays unchanged; null clears it. */
export const UpdateProfile = z.strictObject({
  name: z.optional(Name),
  phone: z.optional(z.nullable(Phone)),
  birthday: z.optional(z.nullable(Birthday)),
  gender: z.optional(z.nullable(Gender)),
  bio: z.optional(z.nullable(trimmedText(LIMITS.bioMax))),
});

export const ChangePassword = z.strictObject({ current_password: TypedPassword, new_password: NewPassword });

/** The password is required again, because deletion cannot be undone. */
export const DeleteAccount = z.strictObject({ password: TypedPassword });

/** One device on which the account is signed in. `name` is the name that the device sent: text, never markup. */
export const Device = z.object({
  id: z.string(),
  name: z.string(),
  ip: z.string(),
  last_seen: z.string(),
  current: z.boolean(),
});
export const Devices = z.array(Device);

export const Nothing = z.null();
