import type { Matter } from '@throughline/core/account'
import type { ImportFormat } from '@throughline/core/import'

/** What somebody may bring, by what it becomes. */
export const bringGroups = {
  tasks: ['todoist-csv', 'ticktick-csv', 'vikunja-zip', 'ics', 'loop-zip'],
  journal: ['dayone-zip', 'jrnl-json', 'markdown-zip'],
  career: ['cv-document', 'linkedin-zip', 'json-resume', 'question-list'],
  everything: ['throughline-zip'],
} as const satisfies Record<string, readonly ImportFormat[]>
export type BringGroup = keyof typeof bringGroups

/** Of these several files, or a folder, are one import. */
export const isFolder = (format: ImportFormat): boolean => format === 'markdown-zip' || format === 'dayone-zip'

/** What each thing that matters to somebody brings with it. */
const broughtFor: Readonly<Record<Matter, BringGroup>> = { tasks: 'tasks', role: 'career', reviews: 'career', reflect: 'journal' }

/** The groups, those first that belong to what matters. */
export function groupsFor(matters: readonly Matter[]): BringGroup[] {
  const all = Object.keys(bringGroups) as BringGroup[]
  return [...new Set([...matters.map((matter) => broughtFor[matter]), ...all])]
}
