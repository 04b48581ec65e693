import { journalEntries } from '../../journal/index.ts'
import { type ActorDep, listPages, type StoreDep } from '../../kernel/index.ts'
import { signOf, type WrittenEntry } from './entry-plan.ts'

const formats: readonly string[] = ['dayone-zip', 'jrnl-json', 'markdown-zip']

/** All entries that do not lie in the trash, where files of the format can hold any of them. */
export async function writtenEntries(deps: StoreDep & ActorDep, format: string): Promise<WrittenEntry[]> {
  if (!formats.includes(format)) return []
  const written: WrittenEntry[] = []
  for await (const page of listPages(deps, deps.actor.space, journalEntries.queries.all, {}))
    written.push(...page.map((entry) => ({ id: entry.id, sign: signOf(entry) })))
  return written
}
