import { LIMITS } from './kernel/limits';
import * as z from './schema';
import { Tokens } from './session';

export const Email = z
  .string()
  .check(z.minLength(3), z.maxLength(LIMITS.emailMax), z.regex(/^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+$/u));
/** What is typed at a sign-in: any length that a password may have had, since the rule may have changed since. */
const TypedPassword = z.string().check(z.minLength(1), z.maxLength(LIMITS.passwordMax * 4));
const NewPassword = z.string().check(z.minLength(LIMITS.passwordMin), z.maxLength(LIMITS.passwordMax));
const Name = z.string().check(z.trim(), z.minLength(1), z.maxLength(LIMITS.personNameMax));
const Opaque = z.string().check(z.minLength(16), z.maxLength(256), z.regex(/^[\w.-]+$/));

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

export const Login = z.strictObject({ email: Email, password: TypedPassword, remember: z.optional(z.boolean()) });

/** `setup_token` is asked of the first account where the server can be reached from elsewhere (security.md §3). */
export const Register = z.strictObject({
  email: Email,
  password: NewPassword,
  name: Name,
  setup_token: z.optional(z.string().check(z.maxLength(128))),
});

export const SignedIn = z.extend(Tokens, { user: Profile });

export const ForgotPassword = z.strictObject({ email: Email });
/** The same answer whether or not there is such an account. Times in seconds. */
export const RecoveryOpened = z.object({ request_id: z.string(), expires_in: z.number(), resend_after: z.number() });
export const VerifyOtp = z.strictObject({
  request_id: Opaque,
  otp: z.string().check(z.maxLength(6), z.regex(/^\d{6}$/)),
});
export const RecoveryTicket = z.object({ reset_token: z.string() });
export const ResetPassword = z.strictObject({ reset_token: Opaque, password: NewPassword });

/** What is left out stays as it is; null empties it. */
export const UpdateProfile = z.strictObject({
  name: z.optional(Name),
  phone: z.optional(z.nullable(z.string().check(z.trim(), z.regex(/^\+?[\d\s().-]{6,20}$/)))),
  birthday: z.optional(z.nullable(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)))),
  gender: z.optional(z.nullable(Gender)),
  bio: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(LIMITS.bioMax)))),
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
