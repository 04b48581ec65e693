import type { Command } from '../command.ts'
import { add } from './add.ts'
import { completions } from './completions.ts'
import { done } from './done.ts'
import { exportFile } from './export.ts'
import { goalList, goalLog } from './goal.ts'
import { importFile } from './import.ts'
import { journal } from './journal.ts'
import { queue, queueFlush } from './queue.ts'
import { search } from './search.ts'
import { signIn, signOut } from './sign-in.ts'
import { today } from './today.ts'
import { win } from './win.ts'

/** All there are, in the order of the help. */
export const commands: readonly Command[] = [
  ...[add, today, done, goalLog, goalList, journal, win, search],
  ...[exportFile, importFile, queue, queueFlush, signIn, signOut],
  completions(() => commands),
]
