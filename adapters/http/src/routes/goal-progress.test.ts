import { expect, it } from 'vitest'
import { measured, testApp } from '../test-app.ts'

it('how a goal goes is told by it, among all, day by day, and by its tasks', async () => {
  const { signUp } = testApp()
  const ines = await signUp()
  const { goal } = await measured(ines)
  await ines.ask('/tasks', { method: 'POST', body: { title: 'Send Ana the draft', goalId: goal } })
  const progress = await ines.json(`/goals/${goal}/progress`)
  expect(progress).toMatchObject({ on: '2026-03-05', start: '71.4', target: '82', current: '72', noPace: 'no-end', days: 1 })
  expect(await ines.json('/goals/progress')).toEqual({ items: [{ goalId: goal, progress }] })
  expect(await ines.json(`/goals/${goal}/progress?on=2026-03-04`)).toMatchObject({ current: null, unmeasured: 'no-check-ins' })
  expect(await ines.json(`/goals/${goal}/days?from=2026-03-01&before=2026-03-06`)).toEqual({
    days: [{ localDate: '2026-03-05', value: '72', current: '72' }],
    marks: [],
    ideal: [],
  })
  expect(await ines.json(`/goals/${goal}/changes`)).toMatchObject({ done: { count: 0, tasks: [] }, time: { milliseconds: 0 } })
})

it('what cannot be asked for is refused by name', async () => {
  const { signUp } = testApp()
  const ines = await signUp()
  const { goal } = await measured(ines)
  const faults = async (query: string) => (await ines.json(`/goals/${goal}/${query}`)).errors
  expect(await faults('progress?on=yesterday')).toMatchObject([{ pointer: '/on', code: 'invalid_date' }])
  expect(await faults('days?from=1990-01-01')).toMatchObject([{ pointer: '/from', code: 'too_many_days' }])
})

it('is not sent again while nothing changed', async () => {
  const { signUp } = testApp()
  const ines = await signUp()
  const { goal } = await measured(ines)
  const tag = (await ines.ask(`/goals/${goal}/progress`)).headers.get('etag') as string
  const again = () => ines.ask(`/goals/${goal}/progress`, { headers: { 'if-none-match': tag } })
  expect((await again()).status).toBe(304)
  await ines.ask(`/goals/${goal}/check-ins`, { method: 'POST', body: { value: '73' } })
  expect((await again()).status).toBe(200)
})
