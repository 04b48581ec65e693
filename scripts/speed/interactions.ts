import type { Locator, Page } from '@playwright/test'
import type { Screen } from '@throughline/harness'

/** What somebody does with a page. */
export interface Interaction {
  name: string
  /** Brings the page to where the interaction can be made; not timed. */
  before?: (page: Page, round: number) => Promise<void>
  act: (page: Page, round: number) => Promise<void>
  after?: (page: Page) => Promise<void>
}

const rows = (page: Page) => page.locator('main [data-row]')
const title = (page: Page, n: number) => rows(page).nth(n).locator('.task-title')

/** Milliseconds that a pointer rests on something before it is pressed, and from key to key of somebody who types fast. */
const [REST_MS, KEY_MS] = [100, 60]

/** Presses something as a hand does: a tool that looks first what lies under the pointer would have its own work timed. */
async function press(page: Page, what: Locator): Promise<void> {
  await what.scrollIntoViewIfNeeded()
  const box = await what.boundingBox()
  if (!box) throw new Error('There is nothing to press.')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.waitForTimeout(REST_MS)
  await page.mouse.down()
  await page.mouse.up()
}

const write = (page: Page, text: string) => page.keyboard.type(text, { delay: KEY_MS })

/** What is done with a list of tasks. */
export const ofTasks: readonly Interaction[] = [
  { name: 'complete', act: (page) => press(page, rows(page).nth(2).locator('.tick')) },
  { name: 'undo', before: (page) => rows(page).nth(2).locator('.tick').click(), act: (page) => page.keyboard.press('Control+z') },
  { name: 'open', act: (page, round) => press(page, title(page, 1 + round)), after: (page) => page.keyboard.press('Escape') },
  {
    name: 'type in quick add',
    before: (page) => page.keyboard.press('q'),
    act: (page) => write(page, 'Send Ana the draft tomorrow 4pm #work'),
    after: async (page) => {
      await page.keyboard.press('Control+a')
      await page.keyboard.press('Delete')
      await page.keyboard.press('Escape')
    },
  },
  {
    name: 'add a task',
    before: async (page) => {
      await page.keyboard.press('q')
      await write(page, 'Count the pallets once more')
    },
    act: (page) => page.keyboard.press('Enter'),
    after: (page) => page.keyboard.press('Escape'),
  },
  {
    name: 'search',
    before: (page) => page.keyboard.press('/'),
    act: (page) => write(page, 'forecast'),
    after: async (page) => {
      await page.keyboard.press('Control+a')
      await page.keyboard.press('Delete')
      await page.keyboard.press('Escape')
    },
  },
  { name: 'next row by key', before: (page) => title(page, 3).focus(), act: (page) => page.keyboard.press('j') },
  { name: 'move by key', before: (page) => title(page, 3).focus(), act: (page) => page.keyboard.press('Alt+ArrowDown') },
  {
    name: 'select all',
    before: (page) => title(page, 3).focus(),
    act: (page) => page.keyboard.press('Control+a'),
    after: (page) => page.keyboard.press('Escape'),
  },
  { name: 'drag', act: drag },
  {
    name: 'filter',
    async before(page) {
      const tools = page.locator('.list-tools')
      if (!(await filterField(page).isVisible())) await tools.locator('summary').click()
      await filterField(page).click()
      await write(page, 'priority:high')
    },
    act: (page) => page.keyboard.press('Enter'),
    async after(page) {
      await filterField(page).click()
      await page.keyboard.press('Control+a')
      await page.keyboard.press('Delete')
      await page.keyboard.press('Enter')
    },
  },
]

const filterField = (page: Page) => page.locator('.filter-combo input').first()

/** What is done on other screens beside going elsewhere from them. */
const ofScreens: Readonly<Record<string, Interaction>> = {
  board: {
    name: 'move a card',
    before: (page) => page.locator('[data-card] a').first().focus(),
    act: (page) => page.keyboard.press('Alt+ArrowRight'),
  },
  'calendar-month': { name: 'another month', act: (page) => press(page, page.locator('.cal-steps [data-step="1"]')) },
  goal: {
    name: 'check in',
    before: (page) => page.locator('#check-in input.input').first().fill('4'),
    act: (page) => press(page, page.locator('#check-in button[type=submit]')),
  },
  'journal-entry': {
    name: 'write',
    before: (page) => page.locator('.writing .cm-content').click(),
    act: (page) => write(page, ' and so it went'),
  },
  discussion: {
    name: 'say something',
    before: (page) => page.locator('#write').fill('That is settled then.'),
    act: (page) => page.keyboard.press('Control+Enter'),
  },
}

/** Over several rows, in steps as a hand moves. */
async function drag(page: Page, round: number): Promise<void> {
  const from = await rows(page)
    .nth(4 + round)
    .boundingBox()
  const to = await rows(page)
    .nth(9 + round)
    .boundingBox()
  if (!from || !to) throw new Error('There is no row to drag.')
  await page.mouse.move(from.x + 200, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(to.x + 200, to.y + to.height / 2, { steps: 12 })
  await page.mouse.up()
}

/** Finds a place by the palette, as one may from every screen of the app. */
const palette: Interaction = {
  name: 'palette',
  async act(page) {
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog').getByRole('combobox').waitFor()
    await write(page, 'jour')
  },
  after: (page) => page.keyboard.press('Escape'),
}

const type: Interaction = {
  name: 'type',
  act: (page) => page.locator('main input:not([type=hidden])').first().pressSequentially('ines', { delay: KEY_MS }),
}

const named = (...names: string[]) => ofTasks.filter(({ name }) => names.includes(name))

/** What somebody does on a screen: in the list of all tasks everything, in the others what one does most. */
export function interactionsOf({ name, signedIn }: Screen): readonly Interaction[] {
  if (name === 'all') return [...ofTasks, palette]
  if (['today', 'inbox', 'arranged', 'saved-view'].includes(name)) return [...named('complete', 'open', 'type in quick add'), palette]
  if (['sign-in', 'sign-up', 'forgot-password'].includes(name)) return [type]
  const own = ofScreens[name]
  if (own) return [own, palette]
  return signedIn && !withoutFrame.includes(name) && !name.startsWith('welcome') ? [palette] : []
}

/** Doors of who is signed in, as are the steps of the welcome. */
const withoutFrame = ['confirm', 'sign-out', 'success', 'not-found-signed-in']
