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

const own: readonly Command[] = [
  ...[add, today, done, goalLog, goalList, journal, win, search],
  ...[exportFile, importFile, queue, queueFlush, signIn, signOut],
]

/** All there are with some more, in the order of the help. */
export function commandsWith(more: readonly Command[]): readonly Command[] {
  const all: readonly Command[] = [...own, ...more, completions(() => all)]
  return all
}

export const commands: readonly Command[] = commandsWith([])
