import type { Evidence, Experience, Win } from '../../../career/index.ts'
import type { Goal } from '../../../goal/index.ts'
import type { FactWords } from '../../../review/index.ts'
import type { StoryPart } from '../parts.ts'
import type { StoryPhrases } from './story-phrases.ts'

/** A fact of a win that a part tells, with where it comes from. */
export interface Fact {
  part: StoryPart
  /** One sentence or a few, or what the person wrote: Markdown. */
  words: string
  from: readonly Origin[]
  /** Whether the numbers of where it comes from are left untold. */
  isWithoutNumber?: boolean
}

export interface Origin {
  winId: string
  /** `null` for what the win itself says. */
  evidenceId: string | null
}

/** What facts are told from, and with. */
export interface Telling {
  words: FactWords
  phrases: StoryPhrases
  experiences: ReadonlyMap<string, Experience>
  goals: ReadonlyMap<string, Goal>
  /** The goal that a task of the evidence works for, by the task's id. */
  goalOfTask: ReadonlyMap<string, string>
  /** What is written of tasks, check-ins and entries of the evidence, by their ids; nothing of what is sealed. */
  written: ReadonlyMap<string, Written>
}

export interface Written {
  /** Markdown. */
  text: string
  /** Lines of a checklist that are ticked. */
  ticked: readonly string[]
}

export const ofWin = ({ id }: Win): Origin => ({ winId: id, evidenceId: null })

export const ofPiece = (win: Win, { id }: Evidence): Origin => ({ winId: win.id, evidenceId: id })

/** The piece of evidence that an end of a win's number is of. */
export function numbered(win: Win, end: 'baselineFrom' | 'valueFrom'): Origin[] {
  const id = win.metric?.[end]
  return id ? [{ winId: win.id, evidenceId: id }] : []
}

/** The first letter large, the last sign a full stop. */
export const asSentence = (text: string): string =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?…]["”“’‘)]*$/.test(text) ? '' : '.'}`
