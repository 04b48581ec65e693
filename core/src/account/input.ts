import { z } from 'zod'
import { composed, line, TimeZone } from '../kernel/index.ts'
import { isCommon } from './password-rule.ts'
import { Email, profile } from './schema.ts'

const MAX_PASSWORD = 200

/** A password as it was typed, to be compared. */
export const TypedPassword = composed(MAX_PASSWORD)

/** 10–200 characters of any kind, kept exactly as typed but for NFC, and not one that everybody tries first. */
export const Password = TypedPassword.pipe(
  z
    .string()
    .min(10, { error: 'Use at least 10 characters.' })
    .max(MAX_PASSWORD, { error: `Use at most ${MAX_PASSWORD} characters.` })
    .refine((password) => !isCommon(password), {
      error: 'This password is among the first that are tried. Use a few unrelated words.',
      params: { code: 'common_password' },
    }),
).meta({ id: 'Password', format: 'password', example: 'slate ferry quince ladder' })

export const SignUp = z
  .strictObject({
    email: Email,
    password: Password,
    /** The part of the address before the `@` when absent. */
    name: line(1, 200).optional(),
    /** `UTC` when absent. */
    timeZone: TimeZone.optional(),
    /** `en-GB` when absent. */
    locale: profile.locale.optional(),
    /** What the browser says when absent. */
    language: profile.language.optional(),
    /** The secret of an open invitation to a discussion, which is needed where an account is made by invitation alone. */
    invitation: z.string().max(200).optional(),
  })
  .meta({
    id: 'SignUp',
    example: { email: 'ines.varga@post.example', password: 'slate ferry quince ladder', name: 'Ines Varga', timeZone: 'Europe/Berlin' },
  })
export type SignUp = z.input<typeof SignUp>

export const SignIn = z
  .strictObject({ email: Email, password: TypedPassword })
  .meta({ id: 'SignIn', example: { email: 'ines.varga@post.example', password: 'slate ferry quince ladder' } })
export type SignIn = z.input<typeof SignIn>

export const PasswordResetRequest = z
  .strictObject({ email: Email })
  .meta({ id: 'PasswordResetRequest', example: { email: 'ines.varga@post.example' } })
export type PasswordResetRequest = z.input<typeof PasswordResetRequest>

export const PasswordReset = z
  .strictObject({ token: z.string().max(200), password: Password })
  .meta({ id: 'PasswordReset', example: { token: 'w0Jk…', password: 'slate ferry quince ladder' } })
export type PasswordReset = z.input<typeof PasswordReset>
