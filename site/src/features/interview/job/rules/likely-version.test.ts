import { expect, it } from 'vitest'
import { likelyVersion } from './likely-version.ts'

const version = (id: string, name: string, jobDescription = '') => ({ id, name, jobDescription })
const job = { role: 'Leiterin Produktionsplanung', company: 'Weber Armaturen', description: 'Ihre Aufgaben:\n- Planen' }

it('the version compared with the same description is meant for a job, before one that is named after its role or company', () => {
  const all = [version('all', 'Alles'), version('firm', 'Für WEBER  Armaturen'), version('role', 'Leiterin Produktionsplanung, kurz')]
  const said = version('said', 'Neu', 'Ihre Aufgaben: - Planen ')
  expect([all, [...all, said], all.slice(0, 2), all.slice(0, 1)].map((some) => likelyVersion(job, some)?.id)).toEqual([
    'role',
    'said',
    'firm',
    undefined,
  ])
})

it('nothing is meant by no description, nor by a name of three letters', () => {
  expect(likelyVersion({ role: 'CEO', company: '', description: ' ' }, [version('any', 'Oceon')])).toBeNull()
})
