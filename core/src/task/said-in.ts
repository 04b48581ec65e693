import { z } from 'zod'
import { type ActorDep, Instant, line, oneFault, prose, RecordId, type StoreDep } from '../kernel/index.ts'

/** UTF-16 units of a passage. */
export const MAX_PASSAGE = 2_000

/** A passage of a message, as it read when something was made of it: it stays readable when the discussion is gone or left. */
export const SaidIn = z
  .object({
    discussionId: RecordId,
    messageId: RecordId,
    /** What the discussion was called, and who said it; empty where their account was gone. */
    title: line(0, 200),
    by: line(0, 200),
    quote: prose(MAX_PASSAGE),
    /** When it was said. */
    at: Instant,
  })
  .meta({ id: 'SaidIn' })
export type SaidIn = z.infer<typeof SaidIn>

/** A passage that something is to be made of; without `quote`, the whole message. */
export const MessagePassage = z
  .strictObject({ discussionId: RecordId, messageId: RecordId, quote: prose(MAX_PASSAGE).nullish() })
  .meta({ id: 'MessagePassage' })
export type MessagePassage = z.infer<typeof MessagePassage>

/** What is known of a passage besides: the version of its message, and all of what that says. */
export interface Said extends SaidIn {
  version: number
  text: string
}

/** A passage of a message, or of the answer to a request for feedback: `messageId` is then the id of the request, which has one answer. */
export type PassageAsked = MessagePassage & { kind?: 'message' | 'feedback-answer' }

/**
 * Reads a passage on behalf of somebody, who has to be where it was said; `null` for one that is not there for them. The
 * area of discussions builds on this one, and gives it along.
 */
export type SaidReader = (deps: StoreDep & ActorDep, passage: PassageAsked) => Promise<Said | null>

/** Where there are no discussions, nothing is said. */
export const nothingSaid: SaidReader = async () => null

/**
 * A passage that was named at a place of what was asked.
 * @param at RFC 6901 pointer, for faults
 * @throws AppError `validation` for one that is not there
 */
export async function saidAt(deps: StoreDep & ActorDep, readSaid: SaidReader, passage: PassageAsked, at: string): Promise<Said> {
  const said = await readSaid(deps, passage)
  if (!said && passage.kind === 'feedback-answer') throw oneFault(at, 'no_such_answer', 'There is no such passage of an answer.')
  if (!said) throw oneFault(at, 'no_such_message', 'There is no such passage of a message.')
  return said
}
