import { EMAIL_ADDRESS } from './kernel/email-address';
import { LIMITS } from './kernel/limits';
import { LONG_CODE_LENGTH, LONG_CODE_PATTERN } from './kernel/long-code';
import * as z from './schema';
import { Tokens } from './session';
import { CONTROLS, text, textOf, trimmedText } from './text';

const AT_NO_SIGN = `[^\\s@${CONTROLS}]+`;

export const Email = textOf(EMAIL_ADDRESS, LIMITS.emailMax).check(z.minLength(3));
/** Of an account that exists: whatever the rule was when it was made. */
const KnownEmail = textOf(new RegExp(`^${AT_NO_SIGN}@${AT_NO_SIGN}$`, 'u'), LIMITS.emailMax).check(z.minLength(3));
/** What is typed at a sign-in: any length that a password may have had, since the rule may have changed since. */
const TypedPassword = text(LIMITS.passwordMax * 4, 1);
const NewPassword = text(LIMITS.passwordMax, LIMITS.passwordMin);
const SIX_DIGITS = '[0-9]{6}';
const Name = trimmedText(LIMITS.personNameMax, 1);
const Opaque = textOf(/^[A-Za-z0-9_.-]{16,256}$/, 256);

/** Six to twenty signs, with or without blanks around them. */
const Phone = textOf(/^\s*\+?[0-9().-][0-9\s().-]{4,18}[0-9().-]\s*$/, 40).check(z.trim());
/** Of the calendar, but for the years that have no 29 February. */
const DAY = '(0[1-9]|1[0-2])-(0[1-9]|1[0-9]|2[0-9])|(0[13-9]|1[0-2])-30|(0[13578]|1[02])-31';
const Birthday = textOf(new RegExp(`^(19|20)[0-9]{2}-(${DAY})$`), 10);

export const Gender = z.enum(['female', 'male', 'other']);

/** An account as its owner sees it (decisions.md §1). `avatar` is an address like any picture's; null: draw initials. */
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

/** `setup_token` is asked of the first account unless it is made on the server's own machine (ADR 31). */
export const Register = z.strictObject({
  email: Email,
  password: NewPassword,
  name: Name,
  setup_token: z.optional(text(128)),
});

/** `settings`: the document of that name as the account's devices keep it; null where they keep none yet. */
export const SignedIn = z.extend(Tokens, { user: Profile, settings: z.nullable(z.string()) });

/**
 * A code may be on its way: the same answer whether or not the address has an account. Times in seconds. `is_mailed`: false
 * where the address has had as many mails as go there; the long code of the newest one still counts, for `expires_in`.
 */
export const CodeRequested = z.object({
  request_id: z.string(),
  expires_in: z.number(),
  resend_after: z.number(),
  is_mailed: z.boolean(),
});

/** Signed in at once; or, where mail reaches people, a code that goes to the address (ADR 44). */
export const Registered = z.union([SignedIn, CodeRequested]);
export const VerifyRegistration = z.strictObject({ request_id: Opaque, otp: textOf(new RegExp(`^${SIX_DIGITS}$`), 6) });

export const ForgotPassword = z.strictObject({ email: KnownEmail });
/** Six digits (security.md §3), or the long code of the newest mail that anybody had sent to the request's address (ADR 44). */
export const VerifyOtp = z.strictObject({
  request_id: Opaque,
  otp: textOf(new RegExp(`^(${SIX_DIGITS}|${LONG_CODE_PATTERN})$`), LONG_CODE_LENGTH * 2),
});
export const RecoveryTicket = z.object({ reset_token: z.string() });
export const ResetPassword = z.strictObject({ reset_token: Opaque, password: NewPassword });

/** What is left out stays as it is; null empties it. */
export const UpdateProfile = z.strictObject({
  name: z.optional(Name),
  phone: z.optional(z.nullable(Phone)),
  birthday: z.optional(z.nullable(Birthday)),
  gender: z.optional(z.nullable(Gender)),
  bio: z.optional(z.nullable(trimmedText(LIMITS.bioMax))),
});

export const ChangePassword = z.strictObject({ current_password: TypedPassword, new_password: NewPassword });

/** The password once more: what follows cannot be taken back. */
export const DeleteAccount = z.strictObject({ password: TypedPassword });

/** One place where the account is signed in. `name` is what the device said of itself: text, never markup. */
export const Device = z.object({
  id: z.string(),
  name: z.string(),
  ip: z.string(),
  last_seen: z.string(),
  current: z.boolean(),
});
export const Devices = z.array(Device);

export const Nothing = z.null();
