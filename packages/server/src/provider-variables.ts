import { isLoopback, type ProviderSettings } from '@throughline/auth'
import { z } from 'zod'

const id = z
  .string()
  .regex(/^[\x21-\x7e]{1,300}$/, { error: 'Write the id of the client alone, without spaces.' })
  .optional()
const secret = z
  .string()
  .regex(/^[\x21-\x7e]{1,1000}$/, { error: 'Write the secret of the client alone, without spaces.' })
  .optional()

/** An address that secrets are sent to: by https, or on this very machine. */
const server = (error: string) =>
  z
    .string()
    .refine((text) => URL.canParse(text) && !/[?#@]/.test(text) && isSafe(new URL(text)), { error })
    .optional()

const isSafe = (url: URL): boolean => url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url))

/** The environment's words on who else vouches for people. */
export const providerVariables = {
  GITHUB_CLIENT_ID: id,
  GITHUB_CLIENT_SECRET: secret,
  GITHUB_URL: server('Write where your GitHub is, such as https://github.throughline.example.'),
  GOOGLE_CLIENT_ID: id,
  GOOGLE_CLIENT_SECRET: secret,
  OIDC_ISSUER: server('Write the issuer as its discovery document says, such as https://login.throughline.example.'),
  OIDC_CLIENT_ID: id,
  OIDC_CLIENT_SECRET: secret,
  OIDC_NAME: z
    .string()
    .trim()
    .regex(/^[^\p{Cc}]{1,40}$/u, { error: 'Write what people call it, in at most 40 characters.' })
    .optional(),
}

type Names = keyof typeof providerVariables
export type ProviderVariables = Partial<Record<Names, string | undefined>>

/** What only means something together, and what each group needs. */
const groups: readonly { needs: readonly Names[]; mayHave: readonly Names[] }[] = [
  { needs: ['GITHUB_CLIENT_ID', 'GITHUB_CLIENT_SECRET'], mayHave: ['GITHUB_URL'] },
  { needs: ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'], mayHave: [] },
  { needs: ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'], mayHave: ['OIDC_NAME'] },
]

/** The names that are missing beside those that are given, with what there is to say. */
export function missingOfProviders(given: ProviderVariables): { name: Names; message: string }[] {
  return groups.flatMap(({ needs, mayHave }) => {
    const set = [...needs, ...mayHave].filter((name) => given[name] !== undefined)
    if (set.length === 0) return []
    return needs.filter((name) => given[name] === undefined).map((name) => ({ name, message: `Write it as well, as ${set[0]} is set.` }))
  })
}

/** The providers that are set up. */
export function providersOf(given: ProviderVariables): ProviderSettings[] {
  const { GITHUB_CLIENT_ID, GITHUB_CLIENT_SECRET, GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET } = given
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET } = given
  const found: ProviderSettings[] = []
  if (GITHUB_CLIENT_ID && GITHUB_CLIENT_SECRET)
    found.push({
      kind: 'github',
      id: 'github',
      name: 'GitHub',
      url: given.GITHUB_URL ?? 'https://github.com',
      clientId: GITHUB_CLIENT_ID,
      clientSecret: GITHUB_CLIENT_SECRET,
    })
  if (GOOGLE_CLIENT_ID && GOOGLE_CLIENT_SECRET)
    found.push({
      kind: 'oidc',
      id: 'google',
      name: 'Google',
      issuer: 'https://accounts.google.com',
      clientId: GOOGLE_CLIENT_ID,
      clientSecret: GOOGLE_CLIENT_SECRET,
    })
  if (OIDC_ISSUER && OIDC_CLIENT_ID && OIDC_CLIENT_SECRET)
    found.push({
      kind: 'oidc',
      id: 'oidc',
      name: given.OIDC_NAME ?? new URL(OIDC_ISSUER).hostname,
      issuer: OIDC_ISSUER,
      clientId: OIDC_CLIENT_ID,
      clientSecret: OIDC_CLIENT_SECRET,
    })
  return found
}
