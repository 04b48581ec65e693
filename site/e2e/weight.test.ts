import { scriptBytes } from './support/script-bytes.ts'
import { expect, test } from './support/test.ts'

const aTelling = { minutes: 2 as const, situation: 'Stock ran short.', task: '', action: 'I counted.', result: '', reflection: '' }

test('the front page runs no script at all', async ({ page }) => {
  expect(await scriptBytes(page, '/')).toBe(0)
  // What tells programs about the page is data, and runs nowhere.
  expect(await page.evaluate(() => [...document.scripts].filter(({ type }) => type !== 'application/ld+json').length)).toBe(0)
})

for (const path of ['/auth/signin', '/auth/signup', '/auth/forgotpassword', '/auth/resetpassword?token=not-a-real-one'])
  test(`${path} loads nothing of the app: at most 10 KB`, async ({ page }) => {
    const bytes = await scriptBytes(page, path)
    expect(bytes).toBeGreaterThan(0)
    expect(bytes).toBeLessThanOrEqual(10 * 1024)
  })

test('the sandbox needs at most 60 KB', async ({ page, server: _server }) => {
  const bytes = await scriptBytes(page, '/sandbox')
  expect(bytes).toBeGreaterThan(0)
  expect(bytes).toBeLessThanOrEqual(60 * 1024)
})

test('the task list needs at most 150 KB of script, compressed', async ({ page, ines }) => {
  await ines.client.tasks.create({ title: 'Count the pallets' })
  const bytes = await scriptBytes(page, '/tasks')
  expect(bytes).toBeGreaterThan(0)
  expect(bytes).toBeLessThanOrEqual(150 * 1024)
})

for (const layout of ['board', 'calendar'])
  test(`the ${layout} needs no more`, async ({ page, ines }) => {
    await ines.client.tasks.create({ title: 'Count the pallets' })
    expect(await scriptBytes(page, `/tasks/all?layout=${layout}`)).toBeLessThanOrEqual(150 * 1024)
  })

test('goals need no more', async ({ page, ines }) => {
  await ines.client.goals.create({ title: 'Forecast accuracy' })
  expect(await scriptBytes(page, '/goals')).toBeLessThanOrEqual(150 * 1024)
})

test('the page of a goal needs no more either', async ({ page, ines }) => {
  const { id } = await ines.client.goals.create({ title: 'Forecast accuracy', metric: { type: 'percent', target: '82' } })
  expect(await scriptBytes(page, `/goals/${id}`)).toBeLessThanOrEqual(150 * 1024)
})

for (const which of ['a new entry', 'an entry'])
  test(`the page of ${which} needs at most 210 KB with its editor`, async ({ page, ines }) => {
    const { id } = await ines.client.journal.create({ body: 'Rain.' })
    const bytes = await scriptBytes(page, which === 'an entry' ? `/journal/${id}` : '/journal/new')
    expect(bytes).toBeGreaterThan(0)
    expect(bytes).toBeLessThanOrEqual(210 * 1024)
  })

test('the timeline of the journal needs at most 150 KB', async ({ page, ines }) => {
  await ines.client.journal.create({ title: 'Where a number is born', body: 'Sat with Oskar over the goods-in book.' })
  expect(await scriptBytes(page, '/journal')).toBeLessThanOrEqual(150 * 1024)
})

for (const path of ['/career/experience', '/career/skills', '/profile'])
  test(`${path} needs at most 150 KB`, async ({ page, ines }) => {
    await ines.client.experiences.create({ kind: 'work', position: 'Planner', skills: ['SQL'] })
    expect(await scriptBytes(page, path)).toBeLessThanOrEqual(150 * 1024)
  })

test('the page of an experience needs no more', async ({ page, ines }) => {
  const { id } = await ines.client.experiences.create({ kind: 'work', position: 'Planner' })
  expect(await scriptBytes(page, `/career/experience/${id}`)).toBeLessThanOrEqual(150 * 1024)
})

test('the thread of wins, the page of a win and the inbox need at most 150 KB', async ({ page, ines }) => {
  const { id } = await ines.client.wins.create({ title: 'Halved the returns' })
  for (const path of ['/career', `/career/wins/${id}`, '/career/inbox'])
    expect(await scriptBytes(page, path), path).toBeLessThanOrEqual(150 * 1024)
})

test('rehearsals and the page on which one answers need at most 150 KB', async ({ page, ines }) => {
  await ines.client.rehearsals.create({ questionId: 'own-mistake' })
  for (const path of ['/interview-prep/rehearsals', '/interview-prep/rehearse?questionId=own-mistake'])
    expect(await scriptBytes(page, path), path).toBeLessThanOrEqual(150 * 1024)
})

test('the page of a version of the résumé needs at most 150 KB', async ({ page, ines }) => {
  await ines.client.experiences.create({ kind: 'work', position: 'Planner' })
  const { id } = await ines.client.resumes.create({ name: 'For the lead role', jobDescription: 'You know SQL.' })
  expect(await scriptBytes(page, `/career/resumes/${id}`)).toBeLessThanOrEqual(150 * 1024)
})

test('review packets, and the page of one, need at most 150 KB', async ({ page, ines }) => {
  const { id } = await ines.client.reviewPackets.create({ from: '2026-01-01', until: '2026-07-01' })
  for (const path of ['/career/packets', `/career/packets/${id}`])
    expect(await scriptBytes(page, path), path).toBeLessThanOrEqual(150 * 1024)
})

test('practice, its statistics and settings need at most 150 KB', async ({ page, ines }) => {
  await ines.client.stories.create({ title: 'Weeks of cover', tellings: [aTelling] })
  for (const path of ['/interview-prep', '/interview-prep/practice'])
    expect(await scriptBytes(page, path), path).toBeLessThanOrEqual(150 * 1024)
})

test('pages and scripts come compressed', async ({ request, ines: _ines }) => {
  for (const path of ['/', '/auth/signin']) {
    const response = await request.get(path, { headers: { 'accept-encoding': 'gzip' } })
    expect(response.headers()['content-encoding'], path).toBe('gzip')
  }
})

for (const which of ['the bank of questions', 'a question of one’s own'])
  test(`${which} needs no more`, async ({ page, ines }) => {
    const { id } = await ines.client.questions.create({ text: 'How would you bring our stock down by a fifth?' })
    const path = which === 'the bank of questions' ? '' : `/${id}`
    expect(await scriptBytes(page, `/interview-prep/questions${path}`)).toBeLessThanOrEqual(150 * 1024)
  })

test('the stories and the page of one need at most 150 KB', async ({ page, ines }) => {
  const { id } = await ines.client.stories.create({ title: 'Weeks of cover' })
  for (const path of ['/interview-prep/stories', '/interview-prep/stories/new', `/interview-prep/stories/${id}`])
    expect(await scriptBytes(page, path), path).toBeLessThanOrEqual(150 * 1024)
})

test('discussions, what begins one, and the page of one with its pane need at most 150 KB', async ({ page, ines }) => {
  const { client } = ines
  const { id } = await client.discussions.create({ title: 'Second supplier for lids' })
  // With something in each part of it: what renders messages that come later is not among it.
  await client.discussionMessages.post(id, { body: 'Three **names** by Friday.' })
  await client.agendaItems.add(id, { text: 'Who signs', note: 'Before *December*.' })
  await client.decisions.record(id, { what: 'Ask three of them', why: 'One is **none**.' })
  await client.actionItems.create(id, { text: 'Ask the first' })
  for (const path of ['/discussions', '/discussions/new', `/discussions/${id}`])
    expect(await scriptBytes(page, path), path).toBeLessThanOrEqual(150 * 1024)
})
