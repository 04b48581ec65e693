import type { TokenScope } from '@throughline/core/account'
import { AppError } from '@throughline/core/kernel'
import { isUnsafe, type PersonCall, type Route } from './route.ts'

/** How an area is written in addresses and scopes: `interview-prep`. */
export const areaPath = ({ area }: Pick<Route, 'area'>): string => area.toLowerCase().replaceAll(' ', '-')

/** What a token has to be allowed for an operation: `interview-prep:read`. */
export const scopeOf = (route: Pick<Route, 'area' | 'method'>): string => `${areaPath(route)}:${isUnsafe(route) ? 'write' : 'read'}`

/** All that a token has to be allowed for an operation, whatever it is asked for. */
export const scopesOf = (route: Pick<Route, 'area' | 'method' | 'alsoNeeds'>): string[] => [scopeOf(route), ...(route.alsoNeeds ?? [])]

/** @throws AppError `forbidden` for a token that lacks the scope. */
export function demandScope({ may }: Pick<PersonCall<unknown, unknown>, 'may'>, scope: TokenScope): void {
  if (!may(scope)) throw noScope(scope)
}

export const noScope = (scope: string) => new AppError('forbidden', `This token has no scope ${scope}.`)

/** The token in an Authorization header (RFC 6750); `null` where there is none of that sort. */
export const bearerToken = (header: string | null): string | null =>
  header === null ? null : (/^Bearer +(\S+)\s*$/i.exec(header)?.[1] ?? null)
