import type { ResumeCoverage } from '@throughline/core/resume'

/** How many there are of each state: what is said above the comparison and at each of its lists. */
export function counted({ items, requirements }: Pick<ResumeCoverage, 'items' | 'requirements'>) {
  const terms = (wanted: ResumeCoverage['items'][number]['state']) => items.filter(({ state }) => state === wanted).length
  const met = requirements.filter(({ state }) => state === 'met').length
  return { shown: terms('shown'), claimed: terms('claimed'), missing: terms('missing'), met, open: requirements.length - met }
}
