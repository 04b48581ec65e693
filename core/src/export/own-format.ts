import { completions, tasks, timeEntries } from '../task/index.ts'

/** What an own export says it is, in `tasks.json` and in the file of that name of a ZIP archive. */
export const OWN_FORMAT = 'throughline'
/** Higher when a reader of today could not make sense of it. */
export const OWN_VERSION = 1

/** The lists of an own export, by their names in it. */
export const ownLists = { tasks, completions, timeEntries } as const

/** The versions the records of an own export are in. */
export const ownKinds = Object.fromEntries(Object.values(ownLists).map(({ name, version }) => [name, version]))
