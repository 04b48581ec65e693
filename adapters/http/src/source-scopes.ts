import { attachments } from '@throughline/core/attachment'
import { MessageSource, SourceKind } from '@throughline/core/career'
import { feedbackRequests } from '@throughline/core/discussion'
import type { PersonCall } from './route.ts'
import { demandScope, scopeOfKind } from './scope.ts'

type Call = Pick<PersonCall<unknown, unknown>, 'deps' | 'may'>

/** What words are taken of, as evidence says it. */
const sources: ReadonlySet<unknown> = new Set([...SourceKind.options, ...MessageSource.shape.kind.options])

/** The kind that a source is of, where evidence calls it otherwise. */
const kindOfSource: ReadonlyMap<unknown, string> = new Map([
  ['file', attachments.name],
  ['feedback-answer', feedbackRequests.name],
])

/** What was sent, and is not checked yet. */
type Unchecked = Readonly<Record<string, unknown>>
const isObject = (sent: unknown): sent is Unchecked => typeof sent === 'object' && sent !== null
const isSource = (kind: unknown): kind is string => sources.has(kind)

/**
 * Makes sure that who asks may read what evidence is taken from, as its words are answered.
 * @throws AppError `forbidden` for a token that may not
 */
export async function demandSource(call: Call, sent: unknown): Promise<void> {
  if (!isObject(sent)) return
  const { kind, id, recordId } = (isObject(sent.putBack) ? sent.putBack : sent) as Unchecked
  if (!isSource(kind)) return
  demandScope(call, scopeOfKind(kindOfSource.get(kind) ?? kind))
  if (kind === 'file') await demandOwner(call, recordId ?? id)
}

/** The same of a win that is to be made, with all its evidence; of a task it also takes what its goal was to show. */
export async function demandSources(call: Call, sent: unknown): Promise<void> {
  if (!isObject(sent)) return
  await demandSource(call, sent.from)
  if (isObject(sent.from) && sent.from.kind === 'task') demandScope(call, 'goals:read')
  if (Array.isArray(sent.evidence)) for (const piece of sent.evidence) await demandSource(call, piece)
}

async function demandOwner(call: Call, id: unknown): Promise<void> {
  const { store, actor } = call.deps
  const file = typeof id === 'string' ? await store.get(actor.space, attachments, id) : null
  if (file) demandScope(call, scopeOfKind(file.owner.kind))
}

/** Whether something of wins is asked for, to be put into a story: `winIds` that fill it in, or sources that are read from their wins. */
export const takesOfWins = (sent: unknown): boolean =>
  isObject(sent) && [sent.winIds, sent.sources].some((list) => Array.isArray(list) && list.length > 0)
