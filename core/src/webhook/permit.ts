import { allows, demandProof, EVERY_SCOPE, type SessionDep } from '../account/index.ts'
import { AppError, type ClockDep } from '../kernel/index.ts'
import { kindOfPattern } from './event-pattern.ts'
import { areaOf } from './record-of.ts'

/**
 * Makes sure that who asks may have these events sent elsewhere: a person who has just proved who they are, or a token that
 * may read itself whatever the events tell of. What no area tells of, and `*`, takes a token that may do everything.
 * @throws AppError `proof-needed`, `forbidden`
 */
export function permitEvents(deps: ClockDep & SessionDep, events: readonly string[]): void {
  const { session } = deps
  if ('scopes' in session) permitToken(session.scopes as readonly string[], events)
  else demandProof(deps)
}

function permitToken(scopes: readonly string[], events: readonly string[]): void {
  for (const pattern of events) {
    const kind = kindOfPattern(pattern)
    const area = kind && areaOf(kind)
    const scope = area ? `${area}:read` : EVERY_SCOPE
    if (!allows(scopes, scope)) throw new AppError('forbidden', `This token has no scope ${scope}, which ${pattern} takes.`)
  }
}
