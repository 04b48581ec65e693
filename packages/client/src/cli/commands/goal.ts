import type { NewCheckIn } from '@throughline/core/goal'
import { everyItem } from '../../every-item.ts'
import type { Command } from '../command.ts'
import { connect } from '../connect.ts'
import { dayOf } from '../day-of.ts'
import { deliver, newId } from '../deliver.ts'
import { wrongUse } from '../failure.ts'
import { shown } from '../output.ts'
import { openSession } from '../session.ts'
import { dayWords } from '../task-words.ts'

export const goalLog: Command = {
  name: 'goal log',
  takes: 'NAME VALUE',
  summary: 'Write down how far a goal is',
  more: ['NAME is the beginning of its title, or its id; VALUE a number, or yes, no or skip.'],
  options: {
    note: { value: 'TEXT', says: 'what is to be said of it' },
    date: { value: 'YYYY-MM-DD', says: 'the day it is about; today when left out' },
  },
  async run({ env, words, text, out }) {
    const [value, ...name] = words.toReversed()
    const goal = name.reverse().join(' ').trim()
    if (!goal || value === undefined) throw wrongUse('Say of which goal, and how much: throughline goal log NAME VALUE')
    const session = await openSession(env)
    const note = text('note')
    const input: NewCheckIn = {
      id: newId(),
      value: value as NewCheckIn['value'],
      localDate: dayOf(text('date')) ?? (await session.dayAt(Temporal.Now.instant())),
      ...(note && { note }),
    }
    const outcome = await deliver(session, out, { kind: 'goal log', goal, input })
    if (outcome?.kind !== 'goal log') return
    out.json(outcome.record)
    out.line(`${shown(outcome.goal)}: ${outcome.record.value} on ${dayWords(outcome.record.localDate)}`)
  },
}

export const goalList: Command = {
  name: 'goal list',
  summary: 'List the goals that are open',
  async run({ env, out }) {
    const session = await connect(env, out)
    const goals = await everyItem((cursor) => session.client().goals.list({ limit: 200, cursor }))
    const open = goals.filter(({ status }) => status === 'active' || status === 'paused' || status === 'draft')
    out.json(open)
    if (open.length === 0) out.line('No goals yet.')
    for (const { title, status, endDate } of open) {
      const beside = [status !== 'active' && status, endDate && `until ${endDate}`].filter(Boolean).join(', ')
      out.line([shown(title), beside && out.style('dim', beside)].filter(Boolean).join('  '))
    }
  },
}
