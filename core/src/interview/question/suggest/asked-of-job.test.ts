import { expect, it } from 'vitest'
import { germanAdvert } from '../../../career/test-german-advert.ts'
import { askedOfJob } from './asked-of-job.ts'

it.each([
  'Community midwife',
  'Clinical lead',
  'Benefits adviser, public sector',
  'Pflegefachkraft',
  'Sachbearbeiterin im Bürgeramt',
  'Sozialarbeiter',
])('a job in health or for the public is asked about people: %s', (role) => {
  expect(askedOfJob({ role, description: '' }).kinds).toContain('people')
})

it('a job is asked about what it is called and described by, and not about other trades', () => {
  const asked = askedOfJob({ role: 'Leiterin Produktionsplanung', description: germanAdvert })
  expect(asked.competencies).toContain('planning')
  expect(asked.kinds).toContain('data')
  for (const other of ['product', 'design', 'engineering', 'people'] as const) expect(asked.kinds).not.toContain(other)
  expect(askedOfJob({ role: 'Sales manager', description: '' }).kinds).toContain('sales')
  expect(askedOfJob({ role: '', description: '' })).toEqual({ kinds: ['behavioural', 'leadership', 'closing'], competencies: [] })
})
