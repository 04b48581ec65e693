import { signUp, startServer } from '@throughline/harness'
import { begin, chunk, DONE, standInEndpoint } from '../../adapters/coach/src/test-endpoint.ts'
import { coach } from '../src/messages/discussion-coach.ts'
import { coachForm as form } from '../src/messages/discussion-coach-form.ts'
import { accessibilityFaults, hydrated } from './support/page-quality.ts'
import { expect, signBrowserIn, test } from './support/test.ts'

test('an answer of the coach grows in two browsers, and is stopped from the other', async ({ browser, mongodb }) => {
  let more = () => {}
  await using endpoint = await standInEndpoint((response, { body }) => {
    begin(response).write(chunk('First a **date**'))
    more = () => void response.write(chunk(', then a number'))
    if (body.messages.some(({ content }) => content.includes('briefly'))) response.end(chunk('.', 'stop') + DONE)
  })
  const set = { COACH_URL: endpoint.url, COACH_MODEL: 'small-model', COACH_API_KEY: 'secret' }
  const server = await startServer({ set, ...(mongodb && { databaseUrl: mongodb.newDatabase() }) })
  try {
    const [ines, ruth] = [await signUp(server.url), await signUp(server.url)]
    const { id } = await ines.client.discussions.create({ title: 'The forecast' })
    const { token } = await ines.client.discussionInvites.make(id)
    await ruth.client.discussionInvites.accept(token ?? '')
    await ruth.client.discussionMessages.post(id, { body: 'Will the number hold?' })
    await ruth.client.discussionMessages.post(id, { body: 'Not for the machine.' })
    const pageOf = async (person: typeof ines) => {
      const context = await browser.newContext({ baseURL: server.url })
      await signBrowserIn(context, server.url, person)
      const page = await context.newPage()
      await page.goto(`/discussions/${id}`)
      await hydrated(page)
      return page
    }
    const [hers, his] = [await pageOf(ines), await pageOf(ruth)]

    // Chosen, shown word for word, and only then sent.
    await his.getByRole('button', { name: coach.ask }).click()
    const ask = his.getByRole('dialog')
    await ask.getByLabel(form.question).fill('What is missing?')
    await ask.getByLabel('Will the number hold?').check()
    await ask.getByRole('button', { name: form.show }).click()
    await expect(ask).toContainText('What is missing?')
    await expect(ask).toContainText('I: Will the number hold?')
    await expect(ask).not.toContainText('Not for the machine.')
    expect(await accessibilityFaults(his)).toEqual([])
    expect(endpoint.asked).toEqual([])
    await ask.getByRole('button', { name: form.send }).click()

    const answer = (page: typeof hers) => page.getByRole('region', { name: coach.named('small-model', 'What is missing?') })
    for (const page of [hers, his]) await expect(answer(page)).toContainText('First a date')
    await expect(answer(hers).locator('strong')).toHaveText('date')
    await expect(answer(hers)).toContainText(coach.by('small-model'))
    more()
    for (const page of [hers, his]) await expect(answer(page)).toContainText('First a date, then a number')
    expect(endpoint.asked).toHaveLength(1)
    expect(JSON.stringify(endpoint.asked)).not.toContain('Not for the machine')

    // The owner stops it, and it ends at the other side.
    await answer(hers).getByRole('button', { name: coach.stop }).click()
    for (const page of [hers, his]) await expect(answer(page)).toContainText(coach.ended['by-person'])
    await expect.poll(() => endpoint.gone()).toBe(1)

    // Another to its end; deleted and brought back; there as the page is opened again.
    await ines.client.discussionCoach.ask(id, { question: 'Say it briefly.', attach: [] })
    const brief = hers.getByRole('region', { name: coach.named('small-model', 'Say it briefly.') })
    await expect(brief).toContainText('First a date.')
    expect(await accessibilityFaults(hers)).toEqual([])
    await brief.getByRole('button', { name: coach.remove }).click()
    await expect(brief).toBeHidden()
    await hers.getByRole('button', { name: 'Undo' }).click()
    await expect(brief).toBeVisible()
    await hers.reload()
    await expect(brief).toContainText('First a date.')
    await hers.context().close()
    await his.context().close()
  } finally {
    await server.stop()
  }
})

test('where none is set up, no word of it is on the page', async ({ page, ines }) => {
  const { id } = await ines.client.discussions.create({ title: 'The forecast' })
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await page.goto(`/discussions/${id}`)
  await hydrated(page)
  await expect(page.locator('body')).not.toContainText(/coach|machine/i)
  expect(scripts.filter((url) => /AskCoach|CoachBar|follow-answers|coach-answers/.test(url))).toEqual([])
  expect((await ines.client.discussionCoach.setUp()).model).toBeNull()
})
