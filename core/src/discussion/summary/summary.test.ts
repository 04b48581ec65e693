import { expect, it } from 'vitest'
import { createActionItem } from '../action/create-action-item.ts'
import { addAgendaItem, editAgendaItem } from '../agenda/change-agenda-item.ts'
import { recordDecision } from '../decision/record-decision.ts'
import { deliver } from '../delivery/deliver.ts'
import { MAX_MESSAGE } from '../limits.ts'
import { arrangeMeeting } from '../meeting/arrange-meeting.ts'
import { closeMeeting } from '../meeting/close-meeting.ts'
import { editMeeting } from '../meeting/edit-meeting.ts'
import { letIn, people } from '../test-discussion.ts'
import { createDiscussion } from '../thread/create-discussion.ts'
import { readSummary } from './read-summary.ts'

const series = { rrule: 'FREQ=WEEKLY', startsAt: '2026-03-06T14:00', timeZone: 'UTC', durationMinutes: 45 }

async function aboutToMeet() {
  const all = await people('ines', 'ruth')
  const { ines, ruth, clock } = all
  const { id } = await createDiscussion(ines, { title: '1:1 *with* Ruth', kind: 'one-on-one', series })
  await letIn(ruth, id)
  await deliver(ines, id)
  const { id: meetingId } = await arrangeMeeting(ines, id, { occurrence: '2026-03-06' })
  const add = async (text: string, note = '') => {
    clock.advance({ milliseconds: 1 })
    return addAgendaItem(ines, id, { text, note })
  }
  return { ...all, id, meetingId, add }
}

async function held() {
  const all = await aboutToMeet()
  const { ines, ruth, clock, id, meetingId, add } = all
  const number = await add('The [number](https://post.example)', 'It **holds**.\n\nUntil May.')
  await add('The lorry')
  await recordDecision(ines, id, { what: 'Long before' })
  clock.set('2026-03-06T14:20:00.000Z')
  await editAgendaItem(ines, id, number.id, { isSettled: true })
  await recordDecision(ruth, id, { what: 'The forecast goes out on Mondays', byIds: [ines, ruth].map(({ actor }) => actor.accountId) })
  await createActionItem(ines, id, { text: 'Ask finance', dueDate: '2026-03-12' })
  await editMeeting(ines, id, meetingId, { notes: 'Finance is *slow*.' })
  clock.advance({ minutes: 40 })
  await closeMeeting(ines, id, meetingId)
  clock.advance({ minutes: 1 })
  await createActionItem(ines, id, { text: 'Afterwards' })
  return all
}

it('says what was settled, decided and agreed in a meeting, what is open still, and its notes', async () => {
  const { ines, id, meetingId } = await held()
  expect((await readSummary(ines, id, meetingId)).markdown).toBe(`## 1:1 \\*with\\* Ruth, Friday, 6 March 2026

### Settled

- The \\[number\\](https\\://post.example)

  It **holds**.

  Until May.


### Decided

- The forecast goes out on Mondays (ines and ruth)

### Who does what

- **ines**: Ask finance, by Thursday, 12 March 2026

### Still open

- The lorry

### Notes

Finance is *slow*.`)
})

it('names the day a meeting was held on, not the later one it was planned for', async () => {
  const { ines, id, meetingId } = await aboutToMeet()
  await closeMeeting(ines, id, meetingId)
  expect((await readSummary(ines, id, meetingId)).markdown).toMatch(/^## 1:1 .*, Thursday, 5 March 2026/)
})

it('is told in German to who reads German, whoever closed the meeting', async () => {
  const { ruth, id, meetingId } = await held()
  const { markdown } = await readSummary({ ...ruth, actor: { ...ruth.actor, locale: 'de-AT' } }, id, meetingId)
  expect(markdown.match(/^#+ .*$/gm)).toEqual([
    '## 1:1 \\*with\\* Ruth, Freitag, 6. März 2026',
    ...['### Geklärt', '### Entschieden', '### Wer macht was', '### Noch offen', '### Notizen'],
  ])
  expect(markdown).toContain('**ines**: Ask finance, bis Donnerstag, 12. März 2026')
})

it('is not told of a meeting that was not closed, says so where nothing was written down, and fits into a message', async () => {
  const { ines, id, meetingId, clock } = await aboutToMeet()
  await expect(readSummary(ines, id, meetingId)).rejects.toMatchObject({ details: { faults: [{ code: 'meeting_not_held' }] } })
  clock.set('2026-03-06T15:00:00.000Z')
  await closeMeeting(ines, id, meetingId)
  expect((await readSummary(ines, id, meetingId)).markdown).toContain('Nothing was written down.')
  await editMeeting(ines, id, meetingId, { notes: 'A line of notes\n'.repeat(1_249) })
  const { markdown } = await readSummary(ines, id, meetingId)
  expect(markdown.length).toBeLessThanOrEqual(MAX_MESSAGE)
  expect(markdown.endsWith('notes\n\n…')).toBe(true)
})
