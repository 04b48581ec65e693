import type { Command } from '../command.ts'
import { deliver } from '../deliver.ts'
import { wrongUse } from '../failure.ts'
import { isId } from '../fitting.ts'
import { type Listed, lastList } from '../last-list.ts'
import type { Operation } from '../operations.ts'
import { shown } from '../output.ts'
import { openSession } from '../session.ts'
import { dueWords } from '../task-words.ts'

export const done: Command = {
  name: 'done',
  takes: 'N|ID|WORDS…',
  summary: 'Complete a task',
  more: ['By its number in the last list of throughline today, its id, or the beginning of its title.'],
  async run({ env, words, out }) {
    const meant = words.join(' ').trim()
    if (!meant) throw wrongUse('Say which: throughline done N, an id, or the beginning of a title.')
    const session = await openSession(env)
    const listed = await lastList(session)
    const operation = doneOf(meant, listed, new Date().toISOString())
    const outcome = await deliver(session, out, operation)
    if (outcome?.kind !== 'done') return
    const { task } = outcome.record
    out.json(outcome.record)
    out.line(`${out.style('green', '✓')} ${shown(task.title)}`)
    if (task.status !== 'done') out.line(`  ${out.style('dim', 'next')} ${dueWords(task) ?? ''}`)
  },
}

/**
 * The task of the last list that a number or the beginning of a title means, or else what the server is to look up.
 * @throws Failure for a number that is not in the list.
 */
export function doneOf(meant: string, listed: readonly Listed[], completedAt: string): Operation & { kind: 'done' } {
  const of = ({ id, round }: Listed) =>
    ({ kind: 'done', task: { id }, input: { completedAt, ...(round && { occurrenceDate: round }) } }) as const
  if (/^\d{1,4}$/.test(meant)) {
    const task = listed[Number(meant) - 1]
    if (task) return of(task)
    throw wrongUse(
      listed.length > 0
        ? `The last list goes from 1 to ${listed.length}. throughline today makes a new one.`
        : 'There is no list yet: throughline today makes one.',
    )
  }
  if (isId(meant)) return { kind: 'done', task: { id: meant.toLowerCase() }, input: { completedAt } }
  // Only the whole title: others that begin so may not be of today.
  const same = listed.filter(({ title }) => title === meant)
  const [one] = same.length === 1 ? same : []
  return one ? of(one) : { kind: 'done', task: { words: meant }, input: { completedAt } }
}
