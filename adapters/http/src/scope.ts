import { EVERY_SCOPE, type TokenScope } from '@throughline/core/account'
import { AppError } from '@throughline/core/kernel'
import { areaOfKind } from '@throughline/core/kinds'
import { isUnsafe, type PersonCall, type Route } from './route.ts'

/** How an area is written in addresses and scopes: `interview-prep`. */
export const areaPath = ({ area }: Pick<Route, 'area'>): string => area.toLowerCase().replaceAll(' ', '-')

/** What a token has to be allowed for an operation: `interview-prep:read`. */
export const scopeOf = (route: Pick<Route, 'area' | 'method'>): string => `${areaPath(route)}:${isUnsafe(route) ? 'write' : 'read'}`

/** All that a token has to be allowed for an operation, whatever it is asked for. */
export const scopesOf = (route: Pick<Route, 'area' | 'method' | 'alsoNeeds'>): string[] => [scopeOf(route), ...(route.alsoNeeds ?? [])]

/** What a token has to be allowed to read records of a kind, or to change them; of a kind that there is not, everything. */
export function scopeOfKind(kind: string, how: 'read' | 'write' = 'read'): TokenScope {
  const area = areaOfKind(kind)
  return area === null ? EVERY_SCOPE : `${area}:${how}`
}

/** @throws AppError `forbidden` for a token that lacks the scope. */
export function demandScope({ may }: Pick<PersonCall<unknown, unknown>, 'may'>, scope: TokenScope): void {
  if (!may(scope)) throw noScope(scope)
}

/** What was refused to a token, with the challenge that tells a program why (RFC 6750). */
export class TokenRefused extends AppError {
  readonly challenge: string

  constructor(code: 'unauthenticated' | 'forbidden', message: string, challenge: string) {
    super(code, message)
    this.challenge = `Bearer realm="Throughline", ${challenge}`
  }
}

export const noScope = (scope: string) =>
  new TokenRefused(
    'forbidden',
    `This token has no scope ${scope}. Make one that has it at /settings/account.`,
    `error="insufficient_scope", scope="${scope}"`,
  )

export const badToken = () =>
  new TokenRefused('unauthenticated', 'This token is unknown, has expired or was revoked.', 'error="invalid_token"')

/** Which ways of saying who one is there are: a token of a program, the session of a browser. Browsers ask nobody for either. */
export const EITHER_WAY = 'Bearer realm="Throughline", Cookie realm="Throughline"'

/** The token in an Authorization header (RFC 6750); `null` where there is none of that sort. */
export const bearerToken = (header: string | null): string | null =>
  header === null ? null : (/^Bearer +(\S+)\s*$/i.exec(header)?.[1] ?? null)
