import type { NewWin } from '@throughline/core/career'
import type { Command } from '../command.ts'
import { deliver, newId } from '../deliver.ts'
import { wrongUse } from '../failure.ts'
import { shown } from '../output.ts'
import { openSession } from '../session.ts'

export const win: Command = {
  name: 'win',
  takes: 'TITLE…',
  summary: 'Keep a win',
  more: ['throughline win Cut stock-outs by more than half --from 6.8 --to 3.1 --unit %'],
  options: {
    from: { value: 'NUMBER', says: 'the number before' },
    to: { value: 'NUMBER', says: 'the number after' },
    unit: { value: 'UNIT', says: 'what the numbers count' },
    on: { value: 'DATE', says: 'the day, month or year it was; today when left out' },
  },
  async run({ env, words, text, out }) {
    const title = words.join(' ').trim()
    if (!title) throw wrongUse('Say what was achieved: throughline win TITLE…')
    const [baseline, value, unit, on] = [text('from'), text('to'), text('unit'), text('on')]
    if (on !== undefined && !/^\d{4}(-\d{2}(-\d{2})?)?$/.test(on))
      throw wrongUse(`“${on}” is no day; write it as 2026-03-05, 2026-03 or 2026.`)
    if (unit !== undefined && baseline === undefined && value === undefined) throw wrongUse('--unit goes with --from or --to.')
    const session = await openSession(env)
    const input: NewWin = {
      id: newId(),
      title,
      happenedOn: on ?? (await session.dayAt(Temporal.Now.instant())),
      ...((baseline ?? value) !== undefined && { metric: { baseline: baseline ?? null, value: value ?? null, unit: unit ?? '' } }),
    }
    const outcome = await deliver(session, out, { kind: 'win', input })
    if (outcome?.kind !== 'win') return
    const { metric, happenedOn } = outcome.record
    out.json(outcome.record)
    out.line(shown(outcome.record.title))
    const change = metric && [metric.baseline, metric.value].filter((number) => number !== null).join(' → ')
    out.line(`  ${out.style('dim', happenedOn)}${change ? `  ${change} ${shown(metric.unit)}` : ''}`.trimEnd())
  },
}
