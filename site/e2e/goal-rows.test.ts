import { changes } from '../src/messages/changes.ts'
import { goal as words } from '../src/messages/goal.ts'
import { goalPage } from '../src/messages/goal-page.ts'
import { figure, open as openGoal } from './support/goal-page.ts'
import { day, make, open, row } from './support/goals.ts'
import { expect, test } from './support/test.ts'

test('the next milestone takes one press in the row, without a network too, and is undone', async ({
  page,
  context,
  ines,
  expectedComplaints,
}) => {
  expectedComplaints.push(/ERR_INTERNET_DISCONNECTED/)
  const { id } = await make(ines, 'Move house', {
    metric: { type: 'milestones' },
    milestones: [{ title: 'Sign the lease' }, { title: 'Pack the books' }],
    checkInEvery: null,
  })
  await open(page)
  const press = (milestone: string) => page.getByRole('button', { name: words.reachedOf(milestone, 'Move house') })
  const reached = async () => (await ines.client.goals.get(id)).milestones.map(({ doneOn }) => doneOn !== null)
  await expect(row(page, 'Move house')).toContainText(words.nextMilestone('Sign the lease'))
  await press('Sign the lease').click()
  await expect(row(page, 'Move house').locator('.goal-now')).toContainText(words.of('1', '2'))
  await expect(press('Pack the books')).toBeFocused()
  await expect.poll(reached).toEqual([true, false])
  await context.setOffline(true)
  await press('Pack the books').click()
  await expect(row(page, 'Move house').locator('.goal-now')).toContainText(words.of('2', '2'))
  await expect(page.getByRole('button', { name: new RegExp(`^${words.reached}`) })).toHaveCount(0)
  expect(await reached()).toEqual([true, false])
  await context.setOffline(false)
  await expect.poll(reached).toEqual([true, true])
  await page.getByRole('button', { name: changes.undo, exact: true }).click()
  await expect(press('Pack the books')).toBeVisible()
  await expect(row(page, 'Move house').locator('.goal-now')).toContainText(words.of('1', '2'))
  await expect.poll(reached).toEqual([true, false])
})

test('a habit of so many times a week says in its first week how often it was done, and tells no rate or streak of it', async ({
  page,
  ines,
}) => {
  const { id } = await make(ines, 'Swim', {
    ...{ metric: { type: 'habit', timesPerWeek: 3 }, startDate: day(0), endDate: null, checkInEvery: 'week' },
  })
  await open(page)
  await page.getByRole('button', { name: words.yesTodayOf('Swim') }).click()
  const thisWeek = `${words.of('1', '3')} ${words.habit.thisWeek}`
  await expect(row(page, 'Swim').locator('.goal-now')).toHaveText(`${words.of('1', '3')}${words.habit.thisWeek}`)
  await expect.poll(async () => (await ines.client.checkIns.list(id)).items.length).toBe(1)
  await openGoal(page, `/goals/${id}`)
  await expect(figure(page, 'Now')).toHaveText(thisWeek)
  await expect(figure(page, goalPage.figures.pace)).toContainText(goalPage.figures.needsWeek)
  await expect(figure(page, goalPage.figures.streak)).toHaveCount(0)
  await open(page, '/goals/review?all')
  await expect(page.locator('.review-figures')).toContainText(thisWeek)
  await expect(page.getByRole('img', { name: /done on 1 day$/ })).toBeVisible()
})
