import type { Win } from '@throughline/core/career'
import { type Merge, mergeFields } from '../../changes/merge.ts'
import type { WinEdit } from './change.ts'

/** Merges an edit into the win as it became elsewhere meanwhile: of names both changes are made, of what is a sentence or a number is asked. */
export const mergeWin = (base: WinEdit, mine: WinEdit, theirs: Win): Merge<WinEdit> =>
  mergeFields<WinEdit>(base, mine, theirs, {
    together: [],
    yielding: ['experienceId', 'confidentiality'],
    joined: { competencies: bothNames, skills: bothNames },
  })

const bothNames = (base: readonly string[] = [], mine: readonly string[] = [], theirs: readonly string[] = []): string[] => [
  ...theirs.filter((name) => mine.includes(name) || !base.includes(name)),
  ...mine.filter((name) => !base.includes(name) && !theirs.includes(name)),
]
