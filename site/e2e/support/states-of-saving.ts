import type { Locator, Page } from '@playwright/test'
import type { ReviewPacket } from '@throughline/core/review'
import type { There } from '@throughline/harness'
import { experience } from '../../src/messages/career-experience.ts'
import { skills } from '../../src/messages/career-skills.ts'
import { changes } from '../../src/messages/changes.ts'
import { message } from '../../src/messages/discussion-message.ts'
import { pane } from '../../src/messages/discussion-pane.ts'
import { goalForm } from '../../src/messages/goal-form.ts'
import { goalPage } from '../../src/messages/goal-page.ts'
import { conflict } from '../../src/messages/journal-conflict.ts'
import { writing } from '../../src/messages/journal-writing.ts'
import { packet } from '../../src/messages/packet.ts'
import { taskPane } from '../../src/messages/task-pane.ts'
import { waiting } from '../../src/messages/waiting.ts'
import { changedElsewhere, NOT_SENT, notAccepted, REFUSED, REFUSED_AS_STALE, sendNothing } from './changed-elsewhere.ts'
import { mark, openMark } from './kept-here.ts'
import { dialog, ofGoal, ofTalk, ofTask, own, press, type State } from './state.ts'

const STALE = { complaints: [REFUSED_AS_STALE] }

const mine = 'What was written on the train, in one go and without looking up from it once before Linz.'
const theirs =
  'What was written at the office meanwhile, of which a https://throughline.example/word/that-is-long-and-breaks-nowhere-at-all is part.'

/** Where one chooses between two versions of a field. */
const choice = (page: Page): Locator => page.getByRole('alert').filter({ hasText: changes.conflict.text })

/** Of the field of a record's page that is saved as it is left. */
const fieldChangedTwice = (name: string, path: (there: There) => string, field: string, label: string): State =>
  own(
    name,
    path,
    async (page) => {
      await changedElsewhere(page, () => ({ [field]: theirs }))
      await page.getByRole('textbox', { name: label, exact: true }).first().fill(mine)
      await page.keyboard.press('Tab')
      return choice(page).getByText(mine)
    },
    STALE,
  )

async function entryChangedTwice(page: Page): Promise<Locator> {
  const { promise: typed, resolve: isTyped } = Promise.withResolvers<void>()
  await changedElsewhere(page, ({ body }) => ({ title: 'The title of the office', body: `${theirs}\n\n${body}` }), typed)
  const text = page.locator('.writing .cm-content')
  await text.focus()
  await text.press('Control+Home')
  await text.pressSequentially(mine)
  await page.getByRole('textbox', { name: writing.title, exact: true }).fill('The title of the train')
  isTyped()
  // What brings both together has come.
  await page.locator('.merge .cm-editor').first().waitFor()
  return page.getByRole('heading', { name: conflict.title })
}

const ofEntry = ({ entry }: There) => `/journal/${entry}`

async function notesChangedTwice(page: Page): Promise<Locator> {
  await changedElsewhere(page, () => ({ notes: theirs, title: 'As it is called at the office' }))
  const open = page.getByRole('region', { name: taskPane.label })
  await open.getByRole('button', { name: taskPane.editNotes }).click()
  await open.getByLabel(taskPane.notes, { exact: true }).fill(mine)
  await page.keyboard.press('Control+Enter')
  return choice(page).getByText(mine)
}

/** Without a network, with tasks completed that wait, and words between which one has to choose. */
async function offline(page: Page): Promise<void> {
  await sendNothing(page)
  await page.evaluate(() => dispatchEvent(new Event('offline')))
  for (let left = 2; left > 0; left--) await page.locator('main [data-row] .tick').last().click()
  await mark(page).waitFor()
}

/** A packet of which every sentence was written anew. */
const inOtherWords = ({ sections }: Readonly<Record<string, unknown>>) => ({
  sections: (sections as ReviewPacket['sections']).map(({ paragraphs, ...section }) => ({
    ...section,
    paragraphs: paragraphs.map(({ sentences, ...paragraph }) => ({
      ...paragraph,
      sentences: sentences.map((sentence) => ({ ...sentence, text: theirs })),
    })),
  })),
})

/** What is kept here as it could not be sent, or is not to be sent before a person has chosen. */
export const statesOfSaving: readonly State[] = [
  own('a task whose notes were changed twice', ofTask, notesChangedTwice, STALE),
  own(
    'a goal that was changed twice',
    ofGoal,
    async (page) => {
      await changedElsewhere(page, () => ({ why: theirs, title: 'As it is called at the office' }))
      await press(page, goalPage.actions.more)
      await press(page, goalPage.actions.edit)
      await dialog(page).getByLabel(goalForm.title, { exact: true }).fill('As it is called on the train')
      await dialog(page).getByLabel(goalForm.why).fill(mine)
      await press(page, goalForm.save, dialog(page))
      return choice(page).getByText(mine)
    },
    STALE,
  ),
  own(
    'a check-in that was changed twice',
    ofGoal,
    async (page) => {
      await changedElsewhere(page, () => ({ value: '12.5', note: theirs }))
      const row = page.locator('#goal-history .history > li').first()
      await row.locator('summary').first().click()
      await row.getByLabel(goalPage.checkIns.note).fill(mine)
      await press(page, goalPage.checkIns.save, row)
      return choice(page).getByText(mine)
    },
    STALE,
  ),
  fieldChangedTwice(
    'an experience that was changed twice',
    ({ experience: id }) => `/career/experience/${id}`,
    'summary',
    experience.page.summary,
  ),
  own(
    'a skill that was changed twice',
    '/career/skills',
    async (page) => {
      await changedElsewhere(page, () => ({ level: 'As it is at the office' }))
      await page.locator('main summary').filter({ hasText: skills.change }).first().click()
      await page.getByLabel(skills.level, { exact: true }).first().fill('As it is on the train')
      await page.keyboard.press('Tab')
      return choice(page).first()
    },
    STALE,
  ),
  fieldChangedTwice('a private note that was changed twice', ofTalk, 'body', pane.note.title),
  own(
    'a message that was edited twice',
    ofTalk,
    async (page) => {
      await changedElsewhere(page, () => ({ body: theirs }))
      await page.locator('.message').first().hover()
      await page.locator('.message-more').first().click()
      await press(page, message.menu.edit, dialog(page))
      await page.getByLabel(message.edit.label).fill(mine)
      await page.keyboard.press('Control+Enter')
      return page.locator('.edit-theirs')
    },
    STALE,
  ),
  own(
    'a paragraph of a packet that was changed twice',
    ({ packet: id }) => `/career/packets/${id}`,
    async (page) => {
      await changedElsewhere(page, inOtherWords)
      await press(page, new RegExp(`^${packet.editPart('')}`), page.locator('.packet-part'))
      await page.getByLabel(packet.editLabel).fill(mine)
      await press(page, packet.save)
      return page.getByText(packet.writing.changed)
    },
    STALE,
  ),
  own('an entry that was written twice', ofEntry, entryChangedTwice, STALE),
  own('an entry that was written twice, on a phone', ofEntry, entryChangedTwice, { ...STALE, width: 390 }),
  own(
    'the mark that there is no network, and its list',
    '/tasks/all',
    async (page) => {
      await offline(page)
      return openMark(page)
    },
    { complaints: [NOT_SENT] },
  ),
  own(
    'the list of what waits, of which one thing is to be chosen',
    ofTask,
    async (page) => {
      await (await notesChangedTwice(page)).waitFor()
      await page.evaluate(() => dispatchEvent(new Event('offline')))
      const list = await openMark(page)
      return list.getByText(waiting.choice)
    },
    STALE,
  ),
  own(
    'a change that was not accepted',
    '/tasks/all',
    async (page) => {
      await notAccepted(page)
      await page.locator('main [data-row] .tick').last().click()
      return page.locator('.toast-bad')
    },
    { complaints: [REFUSED] },
  ),
  own(
    'signing out with words that are only here',
    '/tasks/all',
    async (page) => {
      await offline(page)
      await page.goto('/auth/signout')
      return page.getByText(waiting.leaving.text)
    },
    { complaints: [NOT_SENT] },
  ),
]
