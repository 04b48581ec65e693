import { auth } from '../../src/messages/auth.ts'
import { command } from '../../src/messages/command.ts'
import { day } from '../../src/messages/day.ts'
import { compose } from '../../src/messages/discussion-compose.ts'
import { decision } from '../../src/messages/discussion-decision.ts'
import { head } from '../../src/messages/discussion-head.ts'
import { frame } from '../../src/messages/frame.ts'
import { goal } from '../../src/messages/goal.ts'
import { goalPage } from '../../src/messages/goal-page.ts'
import { writing } from '../../src/messages/journal-writing.ts'
import { shortcutSheet } from '../../src/messages/shortcut-sheet.ts'
import { taskPane } from '../../src/messages/task-pane.ts'
import { select } from '../../src/messages/task-select.ts'
import { dialog, ofGoal, ofTalk, ofTask, own, press, type State } from './state.ts'
import { statesOfSaving } from './states-of-saving.ts'
import { typeHere } from './typing.ts'

/** Every kind of thing that opens over or within a screen; a new kind belongs here. */
export const states: readonly State[] = [
  {
    name: 'a form that was refused',
    signedIn: false,
    path: () => '/auth/signin',
    open: async (page) => {
      await page.getByLabel(auth.email).fill('nobody@example.com')
      await page.getByLabel(auth.password, { exact: true }).fill('not what it was')
      await page.keyboard.press('Enter')
      return page.getByRole('alert').filter({ hasText: /\w/ })
    },
  },
  own('quick add with what it reads and offers', '/tasks/all', async (page) => {
    await page.keyboard.press('q')
    await typeHere(page, 'Send Ana the draft tomorrow 4pm !high #')
    return page.getByRole('listbox')
  }),
  own('the palette', '/tasks', async (page) => {
    await page.keyboard.press('Control+k')
    await typeHere(page, 'forecast')
    return dialog(page, command.open)
      .getByRole('option', { name: /forecast/i })
      .first()
  }),
  own('the shortcuts', '/tasks', async (page) => {
    await page.keyboard.press('?')
    return dialog(page, shortcutSheet.title)
  }),
  own('the menu of the account', '/goals', async (page) => {
    await page.locator('.rail [popovertarget="account-menu"]').click()
    return page.locator('#account-menu').getByText(frame.theme).first()
  }),
  own('choosing a day', ofTask, async (page) => {
    await page
      .locator('.pane')
      .getByRole('button', { name: new RegExp(`^${taskPane.due}: `) })
      .click()
    await page.getByLabel(day.typed).fill('in 3 days 4pm')
    return page.getByRole('grid')
  }),
  own('a filter that cannot be read', '/tasks/all?filter=due:whenever', async (page) => page.getByRole('alert').filter({ hasText: /\w/ })),
  own('several tasks chosen', '/tasks/all', async (page) => {
    await press(page, select.selectHelp)
    await page.getByRole('checkbox').first().click()
    return page.locator('.bulk').first()
  }),
  own('a card’s menu', '/tasks/all?layout=board', async (page) => {
    await page.locator('.card-title').first().focus()
    await page.keyboard.press('m')
    return dialog(page)
  }),
  own('a day of the month with more', '/tasks/all?layout=calendar', async (page) => {
    await page
      .getByRole('link', { name: /more on/ })
      .first()
      .click()
    return dialog(page)
  }),
  own('a goal’s menu', ofGoal, async (page) => {
    await press(page, goalPage.actions.more)
    return page.locator('#goal-menu')
  }),
  own('a new goal', '/goals', async (page) => {
    await press(page, goal.new)
    return dialog(page)
  }),
  own('filters of the journal', '/journal', async (page) => {
    await page.locator('summary.chip-filter').first().click()
    return page.locator('.filter-menu').first()
  }),
  own('filters of tasks', '/tasks/all', async (page) => {
    await page.locator('.list-tools > summary').click()
    return page.locator('.tools-panel')
  }),
  own('what a passage may become', '/journal', async (page) => {
    await page.locator('main [data-entry]').first().click()
    await page.getByRole('textbox', { name: writing.text, exact: true }).focus()
    await page.keyboard.press('Control+Home')
    await page.keyboard.press('Shift+End')
    return page.getByRole('toolbar')
  }),
  own('a message’s menu', ofTalk, async (page) => {
    await page.locator('.message').first().hover()
    await page.locator('.message-more').first().click()
    return dialog(page)
  }),
  own('a decision', ofTalk, async (page) => {
    await press(page, decision.record)
    return dialog(page, decision.form.new)
  }),
  own('somebody invited', ofTalk, async (page) => {
    await press(page, head.inviteFirst)
    return dialog(page)
  }),
  own('what a slash offers', ofTalk, async (page) => {
    await page.getByLabel(compose.write).fill('/')
    return page.getByRole('option').first()
  }),
  own('the story of a question', '/interview-prep', async (page) => {
    await page.keyboard.press('Space')
    return page.locator('.told')
  }),
  own('a task completed', '/tasks/all', async (page) => {
    await page.locator('main [data-row] .tick').last().click()
    return page.locator('.toast')
  }),
  ...statesOfSaving,
]
