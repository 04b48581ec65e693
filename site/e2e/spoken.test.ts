import { newPerson, signUp } from '@throughline/harness'
import { auth } from '../src/messages/auth.ts'
import { makeWin } from '../src/messages/career-make.ts'
import { changes } from '../src/messages/changes.ts'
import { compose } from '../src/messages/discussion-compose.ts'
import { thread } from '../src/messages/discussion-thread.ts'
import { goalPage } from '../src/messages/goal-page.ts'
import { practice } from '../src/messages/practice.ts'
import { notificationSettings } from '../src/messages/settings-notifications.ts'
import { task as words } from '../src/messages/task.ts'
import { taskLayouts } from '../src/messages/task-layouts.ts'
import { list } from '../src/messages/task-list.ts'
import { welcome } from '../src/messages/welcome.ts'
import { hydrated } from './support/page-quality.ts'
import { focusOn, heardOn, listenTo } from './support/spoken.ts'
import { expect, test } from './support/test.ts'
import { typeHere } from './support/typing.ts'

// What a screen reader says on the main journeys, step by step: docs/accessibility.md tells them in the same order.

test.beforeEach(({ page }) => listenTo(page))

test('signing up and in: each field says what it is, and what is wrong is read with the field that has the focus', async ({ page }) => {
  const { name, email, password } = newPerson()
  await page.goto('/auth/signup')
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "Create an account" [level=1]
      - textbox "Name"
      - textbox "E-mail"
      - textbox "Password"
      - button "Create account"
  `)
  await expect(page.getByLabel(auth.password, { exact: true })).toHaveAccessibleDescription(/10 characters/)
  await page.getByLabel(auth.signUp.name).fill(name)
  await page.getByLabel(auth.email).fill(email)
  await page.getByLabel(auth.password, { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/welcome/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: welcome.skipAll })).toBeVisible()

  await page.context().clearCookies()
  await page.goto('/auth/signin')
  await page.getByLabel(auth.email).fill(email)
  await page.getByLabel(auth.password, { exact: true }).fill('not the one it was')
  await page.keyboard.press('Enter')
  const alert = page.getByRole('alert').filter({ hasText: /\w/ })
  await expect(alert).toBeVisible()
  await expect.poll(() => focusOn(page)).toBe('textbox "Password"')
  await expect(page.getByLabel(auth.password, { exact: true })).toHaveAccessibleDescription((await alert.textContent())?.trim() ?? '')
})

test('a task is added by words, completed and taken back: what is read in them is said, and the focus goes on', async ({
  page,
  ines: _ines,
}) => {
  await page.goto('/tasks/all')
  await hydrated(page)
  await page.keyboard.press('q')
  expect(await focusOn(page)).toBe('textbox "New task"')
  await page.keyboard.type('Send Ana the draft tomorrow 4pm #work')
  await expect.poll(() => heardOn(page)).toContain('tomorrow 16:00, #work')
  await page.keyboard.type(' !h')
  await expect.poll(() => heardOn(page)).toContain(list.add.suggested(1))
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('form').getByRole('option', { selected: true })).toHaveAccessibleName('!high High')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('form').getByRole('listbox')).toHaveCount(0)
  await page.keyboard.press('Enter')
  const title = 'Send Ana the draft'
  await expect.poll(() => heardOn(page)).toContain(`${words.did.create(title)} ${changes.undo}`)
  await expect(page.getByRole('main').getByRole('list', { name: 'All' })).toMatchAriaSnapshot(`
    - list "All":
      - listitem:
        - 'button "Complete: Send Ana the draft"'
        - link "Send Ana the draft"
        - text: "High #work"
        - time: Tomorrow, 16:00
  `)

  await page.getByRole('link', { name: title }).focus()
  await page.keyboard.press('x')
  await expect.poll(() => heardOn(page)).toContain(`${words.did.complete(title)} ${changes.undo} ${makeWin.action}`)
  await expect.poll(() => focusOn(page)).toBe(`button "${list.emptyAction.add}"`)
  await page.keyboard.press('Control+z')
  await expect.poll(() => heardOn(page)).toContain(changes.undone(words.did.complete(title)))
  await expect.poll(() => focusOn(page)).toBe(`link "${title}"`)
})

test('a card is moved by keys or by its menu: where it is now is said, and it keeps the focus', async ({ page, ines }) => {
  const { board, move } = taskLayouts
  await ines.client.tasks.create({ title: 'Two' })
  await page.goto('/tasks/all?layout=board')
  await hydrated(page)
  await expect(page.getByRole('region', { name: board.lanes.open })).toMatchAriaSnapshot(`
    - region "Open":
      - heading "Open" [level=2]
      - text: "1"
      - button "Add an open task"
      - list:
        - listitem:
          - link "Two"
          - button "Move “Two”"
  `)
  await page.getByRole('link', { name: 'Two' }).focus()
  await page.keyboard.press('Alt+ArrowRight')
  await expect.poll(() => heardOn(page)).toContain(board.moved('Two', board.lanes['in-progress'], 1, 1))
  await expect.poll(() => focusOn(page)).toBe('link "Two"')
  await page.keyboard.press('m')
  await expect.poll(() => focusOn(page)).toBe(`button "${move.to(board.lanes.open)}"`)
  await expect(page.getByRole('dialog', { name: move.open('Two') })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect.poll(() => focusOn(page)).toBe('link "Two"')
})

test('a value is checked in, and a finished task made a win: both are said, and the focus is not lost', async ({ page, ines }) => {
  const { client } = ines
  const { id } = await client.goals.create({ title: 'Forecast accuracy', metric: { type: 'percent', start: '71.4', target: '82' } })
  await page.goto(`/goals/${id}`)
  await hydrated(page)
  const field = page
    .getByRole('region', { name: /^Check-ins/ })
    .getByRole('textbox')
    .first()
  await field.focus()
  expect(await focusOn(page)).toBe('textbox "Where it stands, %"')
  await page.keyboard.type('77.6')
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await heardOn(page)).join('\n')).toContain('Checked in: 77.6 %')
  expect(await focusOn(page)).toContain('textbox "Where it stands, %"')
  const chart = page.getByRole('figure')
  await expect(chart).toHaveAccessibleName(/^Forecast accuracy: 1 day with a value/)
  const along = chart.getByRole('slider', { name: goalPage.chart.along })
  await along.focus()
  await expect(along).toHaveAttribute('aria-valuetext', /^77\.6\s%, /)
  await chart.getByText(goalPage.chart.table).click()
  await expect(chart.getByRole('table')).toMatchAriaSnapshot(`
    - table:
      - rowgroup:
        - row:
          - columnheader "${goalPage.chart.tableDay}"
          - columnheader "${goalPage.chart.tableValue}"
          - columnheader "${goalPage.chart.tableCurrent}"
      - rowgroup:
        - row:
          - rowheader
          - cell /77.6/
          - cell /77.6/
  `)

  const task = await client.tasks.create({ title: 'Rerun the model' })
  await client.tasks.complete(task.id)
  await page.goto(`/tasks/${task.id}`)
  await hydrated(page)
  await page.getByRole('button', { name: makeWin.action, exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await heardOn(page)).join('\n')).toContain(makeWin.made)
  await expect.poll(() => focusOn(page)).toBe(`link "${makeWin.win} Rerun the model"`)
  await page.keyboard.press('Control+z')
  await expect.poll(() => focusOn(page)).toBe(`button "${makeWin.action}"`)
})

test('an entry is written: its state is said as it is saved, and what a passage may become is in reach', async ({ page, ines: _ines }) => {
  await page.goto('/journal/new')
  await hydrated(page)
  await expect(page.getByRole('textbox', { name: 'Entry' })).toBeFocused()
  await expect(page.getByRole('textbox', { name: 'Entry' })).toHaveAccessibleDescription(/slash/)
  await page.keyboard.type('We held tins for nobody.')
  await expect.poll(async () => (await heardOn(page)).at(-1)).toMatch(/^Saved \d/)
  await expect(page.getByRole('article')).toMatchAriaSnapshot(`
    - article:
      - button /Change day or time/
      - status: /Saved/
      - button "Star"
      - button "More"
      - heading /Entry from/ [level=1]
      - textbox "Title"
      - textbox "Entry"
      - group "Mood":
        - radio "Low"
        - radio "Flat"
        - radio "Even"
        - radio "Good"
        - radio "Bright"
  `)
  await page.keyboard.press('Shift+Home')
  await expect(page.getByRole('toolbar')).toBeVisible()
  await page.keyboard.press('Alt+F10')
  await expect(page.getByRole('toolbar').locator(':focus')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('textbox', { name: 'Entry' })).toBeFocused()
})

test('a discussion is read and answered: one skips to the field, and what others say is read out as it comes', async ({
  page,
  ines,
  server,
}) => {
  const ruth = await signUp(server.url, { person: newPerson('Ruth Callan') })
  const { id } = await ines.client.discussions.create({ title: 'Second supplier' })
  const { token } = await ines.client.discussionInvites.make(id)
  await ruth.client.discussionInvites.accept(token ?? '')
  const say = (body: string) => ruth.client.batch([{ method: 'POST', path: `/discussions/${id}/messages`, body: { body } }], {})
  await say('Three **names** by Friday.')
  await page.goto(`/discussions/${id}`)
  await hydrated(page)
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - link "${compose.skip}"
      - heading "Second supplier" [level=1]
      - button "Resolve"
      - button "More"
      - region "Today":
        - list:
          - listitem: 1 new
          - listitem:
            - paragraph: /Ruth Callan/
            - link "${thread.replyTo('Ruth Callan')}"
            - button "${thread.more('Ruth Callan')}"
            - paragraph:
              - strong: names
      - textbox "${compose.write}"
      - button /^Send/
  `)
  await page.getByRole('link', { name: compose.skip }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => focusOn(page)).toBe(`textbox "${compose.write}"`)
  await typeHere(page, 'Four, if Dev helps.')
  await page.keyboard.press('Control+Enter')
  await expect.poll(() => heardOn(page)).toContain(compose.sent)
  await say('Fine.')
  await expect.poll(() => heardOn(page)).toContain(thread.said('Ruth Callan', 'Fine.'))
  expect(await focusOn(page)).toBe(`textbox "${compose.write}"`)

  await page.locator('.message', { hasText: 'names' }).focus()
  await page.keyboard.press('j')
  await expect.poll(() => focusOn(page)).toMatch(/^listitem/)
  await expect(page.locator(':focus')).toContainText('Four, if Dev helps.')
  await page.keyboard.press('j')
  await expect(page.locator(':focus')).toContainText('Fine.')
  await page.keyboard.press('k')
  await expect(page.locator(':focus')).toContainText('Four, if Dev helps.')
})

test('a question is practised: the focus goes to the answer, and on to what is next', async ({ page, ines }) => {
  const telling = {
    minutes: 2 as const,
    situation: 'It was off.',
    task: 'I had to say.',
    action: 'I went back.',
    result: '69 to 78 %',
    reflection: '',
  }
  await ines.client.stories.create({ title: 'The spike', competencies: ['finding-causes'], tellings: [telling] })
  await page.goto('/interview-prep')
  await hydrated(page)
  await page.keyboard.press('Space')
  await expect(page.locator('.told')).toBeFocused()
  await expect(page.getByRole('group', { name: practice.grades.label })).toMatchAriaSnapshot(`
    - group "${practice.grades.label}":
      - button /Again/
      - button /Hard/
      - button /Good/
      - button /Easy/
  `)
  await page.keyboard.press('3')
  await expect.poll(async () => (await heardOn(page)).at(-1)).toMatch(/^Good\. Next .* Undo$/)
  await expect.poll(() => focusOn(page)).toBe(`heading "${practice.none.done(1)}" [level=2]`)
})

test('a setting is changed: each box says its row and column, and what happened is said on the page that follows', async ({
  page,
  ines: _ines,
}) => {
  const { cell, kinds, channelOf, save, saved } = notificationSettings
  await page.goto('/settings/notifications')
  const box = page.getByRole('checkbox', { name: cell(kinds.reply.name, channelOf.app) })
  await box.focus()
  expect(await focusOn(page)).toBe(`checkbox "${cell(kinds.reply.name, channelOf.app)}" [checked]`)
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: save }).press('Enter')
  await expect(page.getByRole('status').filter({ hasText: saved })).toBeVisible()
  await expect(box).not.toBeChecked()
})
