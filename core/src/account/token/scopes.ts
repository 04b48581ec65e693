/** What a token may be allowed. Free of zod: `@throughline/core/account/scopes`. */

/** The areas of the API, as scopes name them. */
export const TOKEN_AREAS = [
  'account',
  'tasks',
  'goals',
  'journal',
  'career',
  'interview-prep',
  'discussions',
  'time',
  'calendar',
  'files',
  'search',
  'events',
  'imports',
  'exports',
  'notifications',
  'webhooks',
  'batch',
] as const
export type TokenArea = (typeof TOKEN_AREAS)[number]

/** Grants all. */
export const EVERY_SCOPE = '*'

type Scope = `${TokenArea}:${'read' | 'write'}`

/** What would allow nothing: some areas are only read, and a batch is only sent. */
const empty: ReadonlySet<Scope> = new Set(['search:write', 'events:write', 'exports:write', 'batch:read'])

/** Every single scope there is: reading and changing in each area. */
export const TOKEN_SCOPES = TOKEN_AREAS.flatMap((area): Scope[] => [`${area}:read`, `${area}:write`]).filter((scope) => !empty.has(scope))

/** Whether scopes allow what one of them would. */
export const allows = (scopes: readonly string[], scope: string): boolean => scopes.includes(EVERY_SCOPE) || scopes.includes(scope)
