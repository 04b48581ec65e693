import { type ActorDep, type ClockDep, checkHappened, localDate } from '../../kernel/index.ts'

/** What one speaks of may have been thrown away meanwhile. */
export const whileSpeaking = { inTrashToo: true } as const

/**
 * When something began, with the person's day and zone then, which no later change of zone moves.
 * @param startedAt an RFC 3339 instant
 * @throws AppError `validation` for what lies in the future, or before 1970.
 */
export function moment(deps: ClockDep & ActorDep, startedAt: string) {
  checkHappened(deps, startedAt, '/startedAt')
  const { actor } = deps
  return { startedAt, localDate: localDate(Temporal.Instant.from(startedAt), actor), timeZone: actor.timeZone }
}
