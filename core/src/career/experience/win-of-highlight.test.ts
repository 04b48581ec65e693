import { expect, it, test } from 'vitest'
import { careerDeps } from '../test-career.ts'
import { createWin } from '../win/create-win.ts'
import { createExperience } from './change-experience.ts'
import { winOfHighlight } from './win-of-highlight.ts'

const today = '2026-11-28'
const id = '019a9b3c-5d00-7cc0-8000-0123456789ab'
const ended = { id, startDate: '2019-04', endDate: '2022-08', isOngoing: false }
const lasting = { id, startDate: '2022-09', endDate: null, isOngoing: true }

test.each([
  ['by its words', 'Moved the depot in March 2021', ended, '2021-03'],
  ['by the end of the position', 'Moved the depot', ended, '2022-08'],
  ['by its beginning, where nobody says when it ended', 'Moved the depot', { ...ended, endDate: null }, '2019-04'],
  ['by this year, while it lasts', 'Moved the depot', lasting, '2026'],
  ['by nothing that is still to come', 'Ready for the audit in June 2027', lasting, '2026'],
  ['by nothing that is still to come', 'Moved the depot', { ...ended, endDate: '2027-02' }, '2026'],
])('a win of a highlight is dated %s: %s', (_, text, experience, date) => {
  expect(winOfHighlight({ text }, experience, today).happenedOn).toBe(date)
})

it('takes a number that says where it began, and leaves one that does not to be asked about', () => {
  expect(winOfHighlight({ text: 'Cut set-up from 55 to 20 min.' }, ended, today)).toEqual({
    title: 'Cut set-up from 55 to 20 min',
    happenedOn: '2022-08',
    experienceId: id,
    metric: { baseline: '55', value: '20', unit: 'min' },
  })
  expect(winOfHighlight({ text: 'Cut picking errors by 12 %' }, ended, today)).not.toHaveProperty('metric')
})

it('has a long highlight whole in its text, and is a win that can be made', async () => {
  const deps = careerDeps()
  const experience = await createExperience(deps, { kind: 'work', position: 'Shift lead', endDate: '2022-08' })
  const text = `Led a team of nine${' through one more peak'.repeat(30)}`
  const win = await createWin(deps, winOfHighlight({ text }, experience, today))
  expect(win).toMatchObject({ text, experienceId: experience.id, happenedOn: '2022-08', evidence: [], metric: null })
  expect(win.title).toMatch(/^Led a team of nine .{250,}…$/)
})
