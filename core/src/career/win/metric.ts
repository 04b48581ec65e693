import { oneFault } from '../../kernel/index.ts'
import { measured } from '../source/retold.ts'
import type { Evidence, Win, WinAsked } from './schema.ts'

/**
 * The metric that is meant by what was asked for; a number that is that of a piece of evidence is read there.
 * @throws AppError `validation` when there is no such piece, or it says no number
 */
export function metricOf(asked: NonNullable<WinAsked['metric']>, evidence: readonly Evidence[]): NonNullable<Win['metric']> {
  const { baseline = null, value = null, unit = '', of = '', baselineFrom = null, valueFrom = null } = asked
  checkFrom('baselineFrom', baselineFrom, evidence)
  checkFrom('valueFrom', valueFrom, evidence)
  return measured({ baseline, value, unit, of, baselineFrom, valueFrom }, evidence) as NonNullable<Win['metric']>
}

function checkFrom(field: string, id: string | null, evidence: readonly Evidence[]): void {
  if (id === null) return
  const piece = evidence.find((one) => one.id === id)
  if (!piece) throw oneFault(`/metric/${field}`, 'no_such_evidence', 'There is no such piece of evidence.')
  if (!piece.number) throw oneFault(`/metric/${field}`, 'no_number', 'This piece of evidence says no number.')
}
