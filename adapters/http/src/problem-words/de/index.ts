import { account } from './account.ts'
import { career } from './career.ts'
import { discussion } from './discussion.ts'
import { faults } from './faults.ts'
import { filter } from './filter.ts'
import { imports } from './import.ts'
import { importReport } from './import-report.ts'
import { nouns } from './nouns.ts'
import { pieces } from './pieces.ts'
import { rooms } from './rooms.ts'
import { server } from './server.ts'
import { task } from './task.ts'
import { titles } from './titles.ts'

/** What problems say in German, by what they say in English. */
export const german: Readonly<Record<string, string>> = {
  ...nouns,
  ...faults,
  ...account,
  ...career,
  ...discussion,
  ...imports,
  ...importReport,
  ...filter,
  ...pieces,
  ...rooms,
  ...server,
  ...task,
  ...titles,
}
