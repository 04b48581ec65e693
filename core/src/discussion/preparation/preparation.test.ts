import { expect, it } from 'vitest'
import { createDayMemory } from '../../progress/index.ts'
import { completeTask, createTask } from '../../task/index.ts'
import { createActionItem } from '../action/create-action-item.ts'
import { addAgendaItem } from '../agenda/change-agenda-item.ts'
import { recordDecision } from '../decision/record-decision.ts'
import { deliver } from '../delivery/deliver.ts'
import { letIn, people } from '../test-discussion.ts'
import { createDiscussion } from '../thread/create-discussion.ts'
import { readPreparation } from './read-preparation.ts'

const series = { rrule: 'FREQ=WEEKLY', startsAt: '2026-03-06T14:00', timeZone: 'UTC', durationMinutes: 45 }

it('has what happened since people last met, one’s own for oneself alone, to be put on the agenda once', async () => {
  const { ines, ruth, clock } = await people('ines', 'ruth')
  const { id } = await createDiscussion(ines, { title: '1:1 with Ruth', series })
  await letIn(ruth, id)
  await deliver(ines, id)
  const early = await createTask(ines, { title: 'Before' })
  await completeTask(ines, early.id)
  clock.set('2026-03-09T09:00:00.000Z')
  const done = await createTask(ines, { title: 'Send Ana the draft' })
  await completeTask(ines, done.id)
  const first = await createTask(ines, { title: 'Measure it' })
  const waiting = await createTask(ines, { title: 'Print it', blockedBy: [first.id] })
  const decision = await recordDecision(ines, id, { what: 'Mondays', reviewOn: '2026-03-12' })
  const action = await createActionItem(ines, id, { text: 'Ask finance', dueDate: '2026-03-12' })
  const deps = { ...ines, dayMemory: createDayMemory() }
  const found = await readPreparation(deps, id)
  expect(found).toMatchObject({
    since: '2026-03-06T14:45:00.000Z',
    done: { count: 1, points: [{ recordId: done.id, title: 'Send Ana the draft', on: '2026-03-09', isOnAgenda: false }] },
    blocked: { count: 1, points: [{ recordId: waiting.id }] },
    actions: { count: 1, points: [{ recordId: action.id, on: '2026-03-12' }] },
    decisions: { count: 1, points: [{ recordId: decision.id, on: '2026-03-12' }] },
    goals: { count: 0 },
  })
  const [point] = found.done.points
  await addAgendaItem(ines, id, { id: point?.agendaItemId, text: point?.title as string })
  expect((await readPreparation(deps, id)).done.points).toMatchObject([{ isOnAgenda: true }])
  expect(await readPreparation({ ...ruth, dayMemory: createDayMemory() }, id)).toMatchObject({ done: { count: 0 }, blocked: { count: 0 } })
})
