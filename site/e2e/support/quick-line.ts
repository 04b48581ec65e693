import type { Page } from '@playwright/test'
import { list } from '../../src/messages/task-list.ts'
import { hydrated } from './page-quality.ts'

/** The line that adds tasks. */
export const field = (page: Page) => page.getByLabel(list.add.field).first()

export const daysFromToday = (days: number) => Temporal.Now.plainDateISO('Europe/Vienna').add({ days }).toString()

/** Opens a list that gives what is added no day. */
export async function open(page: Page) {
  await page.goto('/tasks/all')
  await hydrated(page)
}
