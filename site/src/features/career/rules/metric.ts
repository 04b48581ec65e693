import type { Evidence, WinMetric } from '@throughline/core/career'
import { readFigure } from '../../goal/words/figures.ts'

/** The form of a metric as it is sent. */
export interface TypedMetric {
  baseline: string
  value: string
  unit: string
  of: string
  /** Ids of evidence, empty where the number was typed. */
  baselineFrom: string
  valueFrom: string
}

export type MetricFault = 'baseline' | 'value' | 'none'

/** The metric that was typed, or what is wrong with it. @param evidence of the win, whose numbers may be taken */
export function readMetric(typed: TypedMetric, evidence: readonly Evidence[], locale: string): WinMetric | { fault: MetricFault } {
  const numberOf = (text: string, from: string) => {
    const taken = evidence.find(({ id }) => id === from)?.number
    if (taken) return { value: taken.value, from, unit: taken.unit }
    const { figure, unit } = split(text)
    return { value: figure === '' ? null : readFigure(figure, { type: 'number' }, locale), from: null, unit }
  }
  const [baseline, value] = [numberOf(typed.baseline, typed.baselineFrom), numberOf(typed.value, typed.valueFrom)]
  if (baseline.value === null && typed.baseline.trim() !== '') return { fault: 'baseline' }
  if (value.value === null) return { fault: typed.value.trim() === '' ? 'none' : 'value' }
  return {
    baseline: baseline.value,
    value: value.value,
    // A number brings its unit with it, unless another was written.
    unit: typed.unit.trim() || value.unit || baseline.unit,
    of: typed.of.trim(),
    baselineFrom: baseline.from,
    valueFrom: value.from,
  }
}

/** A number with the unit that was typed behind it, such as `12 weeks`. */
function split(typed: string): { figure: string; unit: string } {
  const [, figure = typed.trim(), unit = ''] = /^(.*\d)\s*([\p{L}%‰€£$][^\d]{0,28})$/u.exec(typed.trim()) ?? []
  return { figure, unit: unit.trim() }
}
