import {
  type ActorDep,
  type ClockDep,
  hasCode,
  instantText,
  listAll,
  newEnvelope,
  nowText,
  parse,
  revised,
  type StoreDep,
} from '../../kernel/index.ts'
import { memberships } from '../schema.ts'
import { type Entered, enter } from '../thread/enter.ts'
import { may } from '../thread/permissions.ts'
import { type Presence, PresenceReport, type Present, presences } from './schema.ts'

/** Seconds for which somebody who says nothing more counts as there, and as typing. */
export const [PRESENT_SECONDS, TYPING_SECONDS] = [20, 6]

/** Seconds in which the same said again is not written again. */
const [PRESENT_HOLDS, TYPING_HOLDS] = [8, 2]

/**
 * Says that a person has a discussion before them, and whether they are typing; answers who else has, who came last first.
 * Who may say nothing there is never typing. It is meant to be said every few seconds.
 * @throws AppError `not-found` or `validation`.
 */
export async function reportPresence(deps: StoreDep & ClockDep & ActorDep, id: string, input: PresenceReport): Promise<Present[]> {
  const { isTyping } = parse(PresenceReport, input)
  const entered = await enter(deps, id, 'read')
  await note(entered, isTyping && may(entered.membership.role, 'post'))
  return othersIn(entered)
}

async function note({ store, clock, actor }: Entered<StoreDep & ClockDep>, isTyping: boolean): Promise<void> {
  const { space, accountId } = actor
  const before = await store.get(space, presences, accountId)
  const now = nowText({ clock })
  const next = { seenAt: now, typingAt: isTyping ? now : null }
  if (before && saysSo(before, isTyping, clock)) return
  const record = before ? revised(before, next, now) : { ...newEnvelope(accountId, now), ...next }
  try {
    await store.save(space, presences, record, { expectedVersion: before?.version ?? 0 })
  } catch (error) {
    // Another window of theirs has just said it; what it did not say is said within seconds.
    if (!hasCode(error, 'stale')) throw error
  }
}

function saysSo({ seenAt, typingAt }: Presence, isTyping: boolean, clock: ClockDep['clock']): boolean {
  if (isTyping) return typingAt !== null && typingAt > secondsAgo({ clock }, TYPING_HOLDS)
  return typingAt === null && seenAt > secondsAgo({ clock }, PRESENT_HOLDS)
}

async function othersIn({ store, clock, actor }: Entered<StoreDep & ClockDep>): Promise<Present[]> {
  const lately = await listAll({ store }, actor.space, presences.queries.lately, { from: secondsAgo({ clock }, PRESENT_SECONDS) })
  const others = lately.filter(({ id }) => id !== actor.accountId)
  const members =
    others.length > 0
      ? await store.getMany(
          actor.space,
          memberships,
          others.map(({ id }) => id),
        )
      : []
  const isIn = new Set(members.filter(({ leftAt }) => leftAt === null).map(({ id }) => id))
  const typingSince = secondsAgo({ clock }, TYPING_SECONDS)
  return others
    .filter(({ id }) => isIn.has(id))
    .map(({ id, typingAt }) => ({ personId: id, isTyping: typingAt !== null && typingAt >= typingSince }))
}

const secondsAgo = ({ clock }: ClockDep, seconds: number): string => instantText(clock.now().subtract({ seconds }))
