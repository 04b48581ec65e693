import { journalEntries } from '../../journal/index.ts'
import { type ActorDep, type Cursor, MAX_LIMIT, type StoreDep } from '../../kernel/index.ts'
import { signOf, type WrittenEntry } from './entry-plan.ts'

const formats: readonly string[] = ['dayone-zip', 'jrnl-json', 'markdown-zip']

/** All entries that do not lie in the trash, where files of the format can hold any of them. */
export async function writtenEntries({ store, actor }: StoreDep & ActorDep, format: string): Promise<WrittenEntry[]> {
  if (!formats.includes(format)) return []
  const written: WrittenEntry[] = []
  let after: Cursor | undefined
  do {
    const page = await store.list(actor.space, journalEntries.queries.all, {}, { limit: MAX_LIMIT, after })
    written.push(...page.items.map((entry) => ({ id: entry.id, sign: signOf(entry) })))
    after = page.nextCursor ?? undefined
  } while (after)
  return written
}
