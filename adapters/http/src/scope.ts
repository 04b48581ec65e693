import { isUnsafe, type Route } from './route.ts'

/** What a token has to be allowed for an operation: `interview-prep:read`. */
export const scopeOf = (route: Pick<Route, 'area' | 'method'>): string =>
  `${route.area.toLowerCase().replaceAll(' ', '-')}:${isUnsafe(route) ? 'write' : 'read'}`

/** The token in an Authorization header (RFC 6750); `null` where there is none of that sort. */
export const bearerToken = (header: string | null): string | null =>
  header === null ? null : (/^Bearer +(\S+)\s*$/i.exec(header)?.[1] ?? null)
