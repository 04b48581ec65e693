import type { Task } from '@throughline/core/task'
import type { IconName } from '../../components/icons.ts'
import type { TaskDesk } from '../task/state/task-desk.ts'

/** Where a person is as they ask for an action. */
export interface Here {
  desk: TaskDesk
  /** The task that has the focus, otherwise the open one. */
  task: Task | null
  /** The tasks an action is meant for. */
  tasks: readonly Task[]
  /** What has the focus is a row of the list, and within it the title. */
  isRow: boolean
  isTitle: boolean
}

/** In the order they are listed. */
export const groups = ['task', 'entry', 'practice', 'list', 'go', 'do', 'app'] as const

/** Something a person can do: by a key, from the palette, in the list of shortcuts. */
export interface Action {
  /** What the person's own keys are kept under: never changed, in kebab case. */
  id: string
  group: (typeof groups)[number]
  words: string
  /** How the palette says it here, where that tells more than `words`. */
  wordsHere?(here: Here): string
  icon?: IconName
  /** The keys it comes with, such as `x`, `Mod+k`, `g t`. */
  keys?: readonly string[]
  /** Its keys are part of how every such widget works; they cannot be changed or turned off. */
  isFixed?: boolean
  /** Another action that does the same; only that one is listed, with the keys of both. */
  sameAs?: string
  /** Goes on while its key is held down. */
  repeats?: boolean
  /** Where one types, its keys are the text's, although Ctrl is held. */
  notInText?: boolean
  /** Only by its keys: it means nothing away from where the focus is. */
  onlyByKey?: boolean
  /** It gives a field the focus, maybe later: what is typed next is for that. */
  opensField?: boolean
  /** Whether it can be done here; always, unless said. */
  applies?(here: Here): boolean
  run?(here: Here): unknown
  /** Asks for a value in the palette before it is done. */
  ask?(): Promise<Ask>
}

/** One value an action may be done with. */
export interface Choice {
  key: string
  words: string
  detail?: string
  icon?: IconName
  /** It is what holds now. */
  isNow?: boolean
  /** It was made of what was typed, and so is not looked for in its words. */
  isMade?: boolean
  /** It is not whole yet: choosing it writes this into the field, to be typed further. */
  fills?: string
  run(): unknown
}

/** The second step of an action: which value. */
export interface Ask {
  /** What is asked for, such as `Due`. */
  label: string
  placeholder: string
  /** The values there are, and those made of what was typed. */
  choices(here: Here, typed: string): readonly Choice[]
  /** What of a whole line is meant for it, so that it need not be asked for first: `45m` of `add 45m`. */
  meant?(line: string): string | null
  /** Its values are too many, or too easily meant otherwise, to be found without asking for them. */
  isApart?: boolean
  /** Values that the server reads from what was typed. */
  read?(here: Here, typed: string): Promise<readonly Choice[]>
}

/** Declares the actions of an area. */
export const defineActions = (...actions: Action[]): readonly Action[] => actions
