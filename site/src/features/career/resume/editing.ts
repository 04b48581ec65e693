import type { Experience, Profile, Skill, Win } from '@throughline/core/career'
import type { Resume, ResumeText } from '@throughline/core/resume'
import { createContext, use } from 'react'
import { focusSoon } from '../../../components/focus-soon.ts'
import { resume as words } from '../../../messages/resume.ts'
import { $announcement } from '../../desk/told.ts'
import { saveRecord } from '../records/act.ts'
import type { RecordEdit } from '../records/change.ts'

/** The wins one can choose from; those that everybody may see can be chosen. */
export type WinChoice = Pick<Win, 'id' | 'title' | 'metric' | 'experienceId' | 'confidentiality'> & { evidence: number }

/** What a version can be made of. */
export interface Choices {
  /** In their order. */
  experiences: readonly Experience[]
  wins: readonly WinChoice[]
  skills: readonly Pick<Skill, 'id' | 'name' | 'aliases'>[]
  /** Skills that experience and wins name, and nobody has listed. */
  named: readonly string[]
  /** How many there are beside these wins, by experience, and names of skills; none once all are read. */
  unread: Readonly<Record<string, number>>
  profile: Profile
}

export interface Editing extends Choices {
  resume: Resume
  /** How it reads on the page now, by record and part. */
  texts: ReadonlyMap<string, ResumeText>
  save: (changes: RecordEdit<'resume'>) => void
  /** Goes on with all of it: at once, or when the rest was read. */
  withAll: (run: (all: Choices) => void) => void
}

export const EditingContext = createContext<Editing | null>(null)

export function useEditing(): Editing {
  const editing = use(EditingContext)
  if (!editing) throw new Error('It stands on the screen of a version.')
  return editing
}

export const saveResume = (resume: Resume, changes: RecordEdit<'resume'>, how: { isQuiet?: boolean } = {}): void =>
  saveRecord('resume', resume, changes, words.did(changes.name ?? resume.name), how)

/** Says where something stands now, and leaves the focus where it was, however the list is drawn anew. */
export function announceMove(text: string): void {
  $announcement.set(text)
  const focused = document.activeElement as HTMLElement | null
  focusSoon(() => (focused?.isConnected ? focused : null))
}
