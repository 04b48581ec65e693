import type { Task } from '@throughline/core/task'
import type { Command } from '../command.ts'
import { deliver, newId } from '../deliver.ts'
import { wrongUse } from '../failure.ts'
import { shown } from '../output.ts'
import { type Client, openSession } from '../session.ts'
import { dueWords, repeatWords } from '../task-words.ts'

export const add: Command = {
  name: 'add',
  takes: 'LINE…',
  summary: 'Add a task as quick add reads it',
  more: [
    'throughline add Send Ana the draft tomorrow 4pm every friday "#work" "!high" "~45m" ">Ship 2.0"',
    'Shells need quotes around # ! ~ and >.',
  ],
  async run({ env, words, out }) {
    const text = words.join(' ').trim()
    if (!text) throw wrongUse('Say what is to be done: throughline add LINE…')
    const session = await openSession(env)
    const typedAt = new Date().toISOString()
    const outcome = await deliver(session, out, { kind: 'add', input: { id: newId(), text, typedAt } })
    if (outcome?.kind !== 'add') return
    out.json(outcome.record)
    out.line(shown(outcome.record.title))
    for (const [what, said] of await readings(session.client(), outcome.record))
      out.line(`  ${out.style('dim', what.padEnd(8))} ${shown(said)}`)
  },
}

/** What was read of the line, beside the title. */
async function readings(client: Client, task: Task): Promise<[string, string][]> {
  const { startDate, recurrence, tags, priority, durationMinutes, goalId } = task
  // A token may add tasks and read no goals.
  const goal =
    goalId &&
    (await client.goals.get(goalId).then(
      ({ title }) => title,
      () => goalId,
    ))
  const all: [string, string | null | undefined][] = [
    ['due', dueWords(task)],
    ['from', startDate],
    ['repeats', recurrence && repeatWords(recurrence)],
    ['tags', tags.map((tag) => `#${tag}`).join(' ')],
    ['priority', priority === 'none' ? null : priority],
    ['takes', durationMinutes === null ? null : `${durationMinutes} min`],
    ['goal', goal],
  ]
  return all.filter((pair): pair is [string, string] => Boolean(pair[1]))
}
