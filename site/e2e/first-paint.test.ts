import type { Page } from '@playwright/test'
import { goalPage as words } from '../src/messages/goal-page.ts'
import { taskLayouts } from '../src/messages/task-layouts.ts'
import { field, forecast, history, open as openGoal } from './support/goal-page.ts'
import { hydrated } from './support/page-quality.ts'
import { palette } from './support/palette.ts'
import { expect, test } from './support/test.ts'

/** What is done within a press, and so before its paint; none of it depends on how fast the machine is. */

/** Waits for the palette as it waits for its key: drawn, and closed. */
const waiting = (page: Page) => expect(page.locator('dialog.palette input')).toHaveCount(1, { timeout: 20_000 })

test('the palette that its key opens was drawn before, and its lines and what they ask for come after its paint', async ({
  page,
  ines,
}) => {
  await ines.client.tasks.create({ title: 'Count the pallets' })
  await page.goto('/tasks/inbox')
  await hydrated(page)
  await waiting(page)
  for (const round of ['first', 'second']) {
    const within = page.evaluate(
      () =>
        new Promise((resolve) => {
          const dialog = document.querySelector<HTMLDialogElement>('dialog.palette')
          let drawn = 0
          const count = (records: MutationRecord[]) => (drawn += records.reduce((sum, { addedNodes }) => sum + addedNodes.length, 0))
          const watch = new MutationObserver(count)
          watch.observe(document.body, { childList: true, subtree: true })
          const opened = new MutationObserver((records) => {
            count(watch.takeRecords())
            watch.disconnect()
            opened.disconnect()
            resolve({ opened: records.length > 0, drawn, focused: document.activeElement?.getAttribute('role') })
          })
          if (dialog) opened.observe(dialog, { attributeFilter: ['open'] })
        }),
    )
    // Asked for once the page watches.
    await page.evaluate(() => {})
    await page.keyboard.press('Control+k')
    expect(await within, round).toEqual({ opened: true, drawn: 0, focused: 'combobox' })
    await page.keyboard.type('pallets')
    await expect(palette(page).getByRole('option', { name: 'Count the pallets' }).first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(palette(page)).toBeHidden()
    // The next one begins anew.
    await expect(page.locator('dialog.palette input')).toHaveValue('')
  }
})

test('a check-in empties its form within the press, and is drawn after that is painted', async ({ page, ines }) => {
  const { id } = await forecast(ines)
  await openGoal(page, `/goals/${id}`)
  await field(page).fill('78.2')
  const within = await page.getByRole('button', { name: words.checkIns.submit, exact: true }).evaluate(async (button: HTMLElement) => {
    const page = document.querySelector('#goal') as HTMLElement
    let drawn = 0
    const watch = new MutationObserver((records) => (drawn += records.length))
    watch.observe(page, { childList: true, characterData: true, subtree: true })
    button.click()
    // What is drawn at once is drawn by the end of the press.
    for (let n = 0; n < 20; n++) await null
    drawn += watch.takeRecords().length
    watch.disconnect()
    return { value: document.querySelector<HTMLInputElement>('#check-in input.input')?.value, drawn }
  })
  expect(within).toEqual({ value: '', drawn: 0 })
  await expect(history(page).first()).toContainText('78.2 %')
})

test('the weeks of a month know how high the room is, also after the window changes', async ({ page, ines: _ }) => {
  await page.goto(`/tasks/all?layout=calendar&at=${Temporal.Now.plainDateISO().toPlainYearMonth()}`)
  await hydrated(page)
  const look = () =>
    page.evaluate(() => {
      const room = document.querySelector('.month-room') as HTMLElement
      const table = room.firstElementChild as HTMLElement
      const known = Number.parseFloat(room.style.getPropertyValue('--room'))
      return { isKnown: Math.abs(known - room.offsetHeight) < 1, fits: Math.abs(table.offsetHeight - room.offsetHeight) < 4 }
    })
  await expect.poll(look).toEqual({ isKnown: true, fits: true })
  await page.setViewportSize({ width: 1280, height: 1000 })
  await expect.poll(look).toEqual({ isKnown: true, fits: true })
  await page.getByRole('link', { name: taskLayouts.calendar.later.month }).click()
  await expect.poll(look).toEqual({ isKnown: true, fits: true })
})
