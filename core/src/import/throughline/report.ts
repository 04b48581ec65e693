import type { ArchivedKind } from '../../export/index.ts'
import type { StoredRecord } from '../../kernel/index.ts'
import type { ImportReport } from '../schema.ts'

/** What an archive holds, counted as it was read. */
export interface Found {
  /** By the names of kinds, as many as were exported. */
  records: ReadonlyMap<string, number>
  files: number
  settings: ImportReport['settings']
  /** Copies of discussions. */
  copies: number
  /** Whether every file that is read is as it was exported; `null` where the archive does not say. */
  isAsExported: boolean | null
}

/** What of an archive an import makes. */
export function reportOf(
  found: Found,
  kinds: readonly ArchivedKind[],
  made: readonly { kind: { name: string }; record: StoredRecord; file?: string }[],
): ImportReport {
  const counts = new Map<string, number>()
  const unknown = [...found.records.keys()].filter((name) => !kinds.some((kind) => kind.name === name))
  for (const { kind } of made) counts.set(kind.name, (counts.get(kind.name) ?? 0) + 1)
  return {
    isAsExported: found.isAsExported,
    kinds: [...kinds, ...unknown.map((name) => ({ name, noun: name }))].flatMap(({ name, noun }) => {
      const inFile = found.records.get(name) ?? 0
      const brought = counts.get(name) ?? 0
      return inFile + brought > 0 ? [{ kind: name, noun, inFile, brought }] : []
    }),
    files: { inFile: found.files, brought: made.filter(({ file }) => file !== undefined).length },
    settings: found.settings,
    copies: found.copies,
  }
}
