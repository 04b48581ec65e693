import type { TokenArea, TokenScope } from '@throughline/core/account'
import { attachments, type FileOwner } from '@throughline/core/attachment'
import type { MessageSource, SourceKind } from '@throughline/core/career'
import type { PersonCall } from './route.ts'
import { demandScope } from './scope.ts'

type Call = Pick<PersonCall<unknown, unknown>, 'deps' | 'may'>

/** The areas that files of each belong to: what a token may not read, it reads no files of. */
export const areasOfFiles = {
  ...{ task: 'tasks', 'journal-entry': 'journal', win: 'career', profile: 'career', 'target-job': 'interview-prep' },
  message: 'discussions',
} as const satisfies Record<FileOwner['kind'], TokenArea>

/** What a token has to be allowed where words of each are taken. */
const readings: Record<SourceKind | MessageSource['kind'], TokenScope> = {
  ...{ task: 'tasks:read', goal: 'goals:read', 'check-in': 'goals:read', 'journal-entry': 'journal:read', file: 'files:read' },
  ...{ message: 'discussions:read', 'feedback-answer': 'discussions:read' },
}

/** What was sent, and is not checked yet. */
type Unchecked = Readonly<Record<string, unknown>>
const isObject = (sent: unknown): sent is Unchecked => typeof sent === 'object' && sent !== null
const isReading = (kind: unknown): kind is keyof typeof readings => typeof kind === 'string' && Object.hasOwn(readings, kind)

/**
 * Makes sure that who asks may read what evidence is taken from, as its words are answered.
 * @throws AppError `forbidden` for a token that may not
 */
export async function demandSource(call: Call, sent: unknown): Promise<void> {
  if (!isObject(sent)) return
  const { kind, id, recordId } = (isObject(sent.putBack) ? sent.putBack : sent) as Unchecked
  if (!isReading(kind)) return
  demandScope(call, readings[kind])
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
  if (file) demandScope(call, `${areasOfFiles[file.owner.kind]}:read`)
}

/** Whether something of wins is asked for, to be put into a story: `winIds` that fill it in, or sources that are read from their wins. */
export const takesOfWins = (sent: unknown): boolean =>
  isObject(sent) && [sent.winIds, sent.sources].some((list) => Array.isArray(list) && list.length > 0)
