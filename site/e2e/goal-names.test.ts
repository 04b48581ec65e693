import { goal as words } from '../src/messages/goal.ts'
import { goalForm } from '../src/messages/goal-form.ts'
import { open, row } from './support/goals.ts'
import { expect, test } from './support/test.ts'

test('the days of a habit are read from its name, said, and taken back', async ({ page, ines: _ines }) => {
  await open(page)
  await page.getByRole('button', { name: words.empty.action }).click()
  const form = page.getByRole('dialog', { name: goalForm.newTitle })
  const title = form.getByLabel(goalForm.title)
  const habit = form.getByRole('radio', { name: goalForm.types.habit.name })
  await title.fill('Walk Mon–Fri')
  await expect(habit).toBeChecked()
  await expect(title).toHaveAccessibleDescription(goalForm.titleRead.what('Habit, Mon to Fri'))
  await form.getByRole('button', { name: goalForm.titleRead.takeBack }).click()
  await expect(habit).not.toBeChecked()
  await expect(title).toBeFocused()
  await title.fill('Walk Mon–Thu')
  await expect(habit).not.toBeChecked()
})

test('what the name of a new goal says of its measure stands in the fields, until somebody writes there', async ({ page, ines }) => {
  await open(page)
  await page.getByRole('button', { name: words.empty.action }).click()
  const form = page.getByRole('dialog', { name: goalForm.newTitle })
  const value = (label: string) => form.getByLabel(label, { exact: true })
  const read = goalForm.titleRead.what
  await form.getByLabel(goalForm.title).fill('Forecast accuracy from 71.4 to 82 %')
  await expect(value(goalForm.start)).toHaveValue('71.4')
  await expect(value(goalForm.target)).toHaveValue('82')
  await expect(form.getByLabel(goalForm.title)).toHaveAccessibleDescription(read('71.4\u00a0% → 82\u00a0%'))
  await form.getByLabel(goalForm.title).fill('Forecast accuracy from 71.4 to 82 % by June 2090')
  await expect(value(goalForm.to)).toHaveValue('2090-06-30')
  await expect(form.getByLabel(goalForm.title)).toHaveAccessibleDescription(read('71.4\u00a0% → 82\u00a0%, until Fri 30 Jun 2090'))
  await form.getByLabel(goalForm.title).fill('Read from 0 to 20 books')
  await expect(form.getByRole('radio', { name: goalForm.types.number.name })).toBeChecked()
  await expect(value(goalForm.unit)).toHaveValue('books')
  await value(goalForm.target).fill('25')
  await form.getByLabel(goalForm.title).fill('Read from 0 to 30 books')
  await expect(value(goalForm.target)).toHaveValue('25')
  await form.getByRole('button', { name: goalForm.create }).click()
  await expect(row(page, 'Read from 0 to 30 books')).toBeVisible()
  await expect
    .poll(async () => (await ines.client.goals.list()).items)
    .toMatchObject([{ metric: { type: 'number', start: '0', target: '25', unit: 'books', aggregation: 'sum' } }])
})
