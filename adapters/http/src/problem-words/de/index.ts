import { account } from './account.ts'
import { career } from './career.ts'
import { discussion } from './discussion.ts'
import { imports } from './import.ts'
import { task } from './task.ts'
import { titles } from './titles.ts'

/** What problems say in German, by what they say in English. */
export const german: Readonly<Record<string, string>> = { ...account, ...career, ...discussion, ...imports, ...task, ...titles }
