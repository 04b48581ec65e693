import type { Page } from '@playwright/test'
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

/** What is done with a list of tasks. */
export const ofTasks: readonly Interaction[] = [
  { name: 'complete', act: (page) => rows(page).nth(2).locator('.tick').click() },
  { name: 'undo', before: (page) => rows(page).nth(2).locator('.tick').click(), act: (page) => page.keyboard.press('Control+z') },
  { name: 'open', act: (page, round) => title(page, 1 + round).click(), after: (page) => page.keyboard.press('Escape') },
  {
    name: 'type in quick add',
    before: (page) => page.keyboard.press('q'),
    act: (page) => page.keyboard.type('Send Ana the draft tomorrow 4pm #work'),
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
      await page.keyboard.type('Count the pallets once more')
    },
    act: (page) => page.keyboard.press('Enter'),
    after: (page) => page.keyboard.press('Escape'),
  },
  {
    name: 'search',
    before: (page) => page.keyboard.press('/'),
    act: (page) => page.keyboard.type('forecast'),
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
]

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
    await page.keyboard.type('jour')
  },
  after: (page) => page.keyboard.press('Escape'),
}

const type: Interaction = { name: 'type', act: (page) => page.locator('main input:not([type=hidden])').first().pressSequentially('ines') }

const named = (...names: string[]) => ofTasks.filter(({ name }) => names.includes(name))

/** What somebody does on a screen: in the list of all tasks everything, in the others what one does most. */
export function interactionsOf({ name, signedIn }: Screen): readonly Interaction[] {
  if (name === 'all') return [...ofTasks, palette]
  if (['today', 'inbox', 'arranged'].includes(name)) return [...named('complete', 'open', 'type in quick add'), palette]
  if (['sign-in', 'sign-up', 'forgot-password'].includes(name)) return [type]
  return signedIn && !withoutFrame.includes(name) && !name.startsWith('welcome') ? [palette] : []
}

/** Doors of who is signed in, as are the steps of the welcome. */
const withoutFrame = ['confirm', 'sign-out', 'success', 'not-found-signed-in']
