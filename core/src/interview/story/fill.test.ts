import { describe, expect, it } from 'vitest'
import type { NewWin } from '../../career/index.ts'
import { doneTask, measuredGoal, sealedEntry, storedExperience, winFrom, writtenEntry } from '../../career/test-career.ts'
import { createWin } from '../../career/win/create-win.ts'
import { createCheckIn, deleteGoal, editGoal } from '../../goal/index.ts'
import { createEntry } from '../../journal/index.ts'
import { createTask, type NewTask } from '../../task/index.ts'
import { aStory, atPellworth, aWin, note, partsOf, type StoryTestDeps, sourcesOf, storyDeps, told } from '../test-story.ts'
import { cutProse } from './fill/cut.ts'
import { MAX_PART, MAX_STORY_SOURCES } from './schema.ts'

/** The parts of a story made of such a win. */
const filled = async (given: NewWin, deps = storyDeps()) => partsOf(await aStory(deps, { winIds: [await aWin(deps, given)] }))

/** A win that a check-in measured, with a goal, a task and a passage beside it. */
async function wellProved(deps: StoryTestDeps) {
  await atPellworth(deps)
  const { goal, checkIn } = await measuredGoal(deps)
  const evidence = [
    { kind: 'task', id: await doneTask(deps) },
    { kind: 'goal', id: goal },
    { kind: 'journal-entry', id: await writtenEntry(deps), quote: 'We held £61,000 of tins for nobody.' },
  ] as const
  const title = 'Found the order that had bent the forecast'
  const text = 'Traced a trade-fair order that the model took for demand. Took it out of the history.'
  return createWin(deps, {
    ...{ from: { kind: 'check-in', id: checkIn }, title, text, evidence: [...evidence, note('Route review, page 6')] },
    competencies: ['finding-causes', 'forecasting'],
  })
}

describe('a story made of one win', () => {
  it('tells where it was, what was to be reached, what was done and what came of it', async () => {
    const deps = storyDeps()
    const { id } = await wellProved(deps)
    const story = await aStory(deps, { winIds: [id] })
    expect(story).toMatchObject({
      title: 'Found the order that had bent the forecast',
      competencies: ['finding-causes', 'forecasting'],
      winIds: [id],
    })
    expect(told(story)).toEqual({
      minutes: 2,
      situation: 'In March 2026 I was Analyst at Pellworth Kitchenware. “Forecast accuracy” stood at 71.4\u00a0%.',
      task: 'My goal was to get “Forecast accuracy” from 71.4 to 82\u00a0%.',
      action: [
        'I traced a trade-fair order that the model took for demand. I took it out of the history.',
        'I reran the bakeware model.',
        'On 3 March 2026 I wrote: “We held £61,000 of tins for nobody.”',
      ].join('\n\n'),
      result: 'I found the order that had bent the forecast: from 71.4 to 77.6\u00a0%.',
      reflection: '',
    })
  })

  it('names the source of each fact, with its number where that was taken', async () => {
    const deps = storyDeps()
    const story = await aStory(deps, { winIds: [(await wellProved(deps)).id] })
    const title = 'Found the order that had bent the forecast'
    expect(sourcesOf(story)).toEqual([
      `situation win ${title}`,
      'task check-in Forecast accuracy',
      'task goal Forecast accuracy',
      `action win ${title}`,
      'action task Rerun the bakeware model',
      'action journal-entry The spike',
      `result win ${title}`,
      'result check-in Forecast accuracy',
    ])
    const numbered = story.sources.filter(({ number }) => number !== null)
    expect(numbered.map(({ part, number, date }) => [part, number?.value, date])).toEqual([
      ['situation', '71.4', '2026-03-02'],
      ['result', '77.6', '2026-03-02'],
    ])
  })

  it('is told in German where the account is', async () => {
    const deps = storyDeps({ locale: 'de-DE' })
    const { id } = await wellProved(deps)
    expect(partsOf(await aStory(deps, { winIds: [id] }))).toMatchObject({
      situation: 'Im März 2026 war ich Analyst bei Pellworth Kitchenware. „Forecast accuracy“ lag bei 71,4\u00a0%.',
      task: 'Mein Ziel war, „Forecast accuracy“ von 71,4 auf 82\u00a0% zu bringen.',
      action: expect.stringContaining('Am 3. März 2026 schrieb ich: „We held £61,000 of tins for nobody.“'),
      result: 'Found the order that had bent the forecast: von 71,4 auf 77,6\u00a0%.',
    })
    expect(await filled({ title: 'Wege im Lager halbiert', text: 'Regale nach Umschlag geordnet.', happenedOn: '2023' }, deps)).toEqual({
      situation: 'Das war im Jahr 2023.',
      action: 'Regale nach Umschlag geordnet.',
      result: 'Wege im Lager halbiert.',
    })
  })

  it('tells numbers in German as one would say them', async () => {
    const situationOf = async (metric: object) =>
      (await filled({ title: 'Wege halbiert', metric }, storyDeps({ locale: 'de-DE' }))).situation
    expect(await situationOf({ baseline: '61', value: '80', unit: '%' })).toBe('Das war im März 2026. Damals waren es noch 61\u00a0%.')
    expect(await situationOf({ baseline: '1', value: '3', unit: 'wk' })).toBe('Das war im März 2026. Damals war es noch 1 Woche.')
    expect(await situationOf({ baseline: '2.4', value: '1.1', unit: '%', of: 'Fehlleitungen' })).toBe(
      'Das war im März 2026. Bei Fehlleitungen waren es damals noch 2,4\u00a0%.',
    )
  })

  it('says nothing that nobody said', async () => {
    expect(await filled({ title: 'Taught two planners' })).toEqual({
      situation: 'This was in March 2026.',
      result: 'I taught two planners.',
    })
  })

  it.each([
    [{ baseline: '55', value: '20', unit: 'min' }, 'At that point it was still 55 minutes.', 'I cut the meeting, from 55 to 20 minutes.'],
    [
      { baseline: '69', value: '78', unit: '%', of: 'accuracy' },
      'Back then, accuracy stood at 69\u00a0%.',
      'Accuracy rose from 69 to 78\u00a0%.',
    ],
    [
      { baseline: '1200', value: '800', unit: 'units', of: 'a line' },
      'At that point it was still 1,200 units a line.',
      'I cut the meeting: from 1,200 to 800 units a line.',
    ],
    [{ value: '126', unit: 'places', of: 'freed' }, '', 'I cut the meeting: 126 places freed.'],
    [{ baseline: '4' }, 'At that point it was still 4.', 'I cut the meeting.'],
  ])('tells the number %o', async (metric, before, after) => {
    expect(await filled({ title: 'Cut the meeting', metric })).toEqual({
      situation: `This was in March 2026. ${before}`.trim(),
      result: after,
    })
  })

  it.each([
    ['Cut missed MRI appointments from 14 % to 9 %', 'Back then, missed MRI appointments stood at 14\u00a0%.'],
    ['Missed appointments down from 14 to 9 %', 'Back then, missed appointments stood at 14\u00a0%.'],
    ['Made 14 into 9', 'At that point it was still 14\u00a0%.'],
  ])('says what a share is of where the title names it: %s', async (title, before) => {
    const { situation } = await filled({ title, metric: { baseline: '14', value: '9', unit: '%' } })
    expect(situation).toBe(`This was in March 2026. ${before}`)
  })

  it.each([
    [{ kind: 'work', position: '', organisation: 'Pellworth' }, 'In May 2021 I was at Pellworth.'],
    [{ kind: 'project', position: 'Relay', organisation: 'Marl' }, 'In May 2021 I was working on “Relay” for Marl.'],
    [{ kind: 'education', position: 'BSc', area: 'Statistics', organisation: 'Leeds' }, 'In May 2021 I was studying Statistics at Leeds.'],
    [
      { kind: 'volunteer', position: 'Treasurer', organisation: 'the allotment' },
      'In May 2021 I was volunteering as Treasurer at the allotment.',
    ],
    [{ kind: 'certificate', position: 'CPIM', organisation: 'ASCM' }, 'This was in May 2021.'],
  ] as const)('was where it was: %o', async (experience, situation) => {
    const deps = storyDeps()
    const experienceId = await storedExperience(deps, { startDate: '2021', isOngoing: true, ...experience })
    expect(await filled({ title: 'Did it', experienceId, happenedOn: '2021-05-03' }, deps)).toMatchObject({ situation })
  })
})

describe('each kind of evidence', () => {
  it('tasks are what was to be done where no goal says it, and what was done where nothing else says that', async () => {
    const deps = storyDeps()
    const evidence = [
      { kind: 'task', id: await doneTask(deps, 'Count an aisle') } as const,
      { kind: 'task', id: await doneTask(deps) } as const,
    ]
    expect(await filled({ title: 'Found it', text: 'Looked at every order.', evidence }, deps)).toMatchObject({
      task: 'On my list I had “Count an aisle” and “Rerun the bakeware model”.',
      action: 'I looked at every order.',
    })
    const asItself = await filled({ title: 'Found it', text: 'Reran the bakeware model.', evidence: evidence.slice(1) }, deps)
    expect(asItself).toMatchObject({ task: 'On my list I had “Rerun the bakeware model”.', action: 'I reran the bakeware model.' })
    const alone = await filled({ title: 'Found it', evidence }, deps)
    expect(alone.task).toBeUndefined()
    expect(alone.action).toBe('I got “Count an aisle” done.\n\nI reran the bakeware model.')
  })

  it('the goal that a task works for is what was to be reached, with why it mattered', async () => {
    const deps = storyDeps()
    const { goal } = await measuredGoal(deps)
    await editGoal(deps, goal, { title: 'Forecast accuracy to 82 %', why: 'Each point is nine pallets less' })
    const { id } = await createTask(deps, { title: 'Count an aisle', status: 'done', goalId: goal })
    const parts = await filled({ title: 'Found it', evidence: [{ kind: 'task', id }] }, deps)
    expect(parts.task).toBe('My goal was “Forecast accuracy to 82 %”. Each point is nine pallets less.')
    expect(parts.action).toBe('I got “Count an aisle” done.')
  })

  it('a goal that was reached is said to be, and one that is gone by the name it had', async () => {
    const deps = storyDeps()
    const { goal } = await measuredGoal(deps)
    await editGoal(deps, goal, { status: 'achieved', closing: { localDate: '2026-03-04' } })
    const win = await aWin(deps, { title: 'Found it', evidence: [{ kind: 'goal', id: goal }] })
    expect(partsOf(await aStory(deps, { winIds: [win] }))).toMatchObject({
      task: 'My goal was to get “Forecast accuracy” from 71.4 to 82\u00a0%.',
      result:
        'I found it. On 4 March 2026, “Forecast accuracy” stood at 77.6\u00a0%. I reached my goal “Forecast accuracy” on 4 March 2026.',
    })
    await deleteGoal(deps, goal)
    expect(partsOf(await aStory(deps, { winIds: [win] }))).toMatchObject({
      task: 'My goal was “Forecast accuracy”.',
      result: 'I found it. On 4 March 2026, “Forecast accuracy” stood at 77.6\u00a0%.',
    })
  })

  it('a link or a note lends its passage and its number, and is not told by its name alone', async () => {
    const evidence = [
      note('Route review, page 6', { kind: 'link', url: 'https://pellworth.example', quote: 'It was “her” idea.' }),
      note('Stock report', { date: '2022-10', number: { value: '12', unit: '%' } }),
      note('Handbook'),
    ]
    const parts = await filled({ title: 'Found it', evidence })
    expect(parts.action).toBe('In “Route review, page 6” it says: “It was ‘her’ idea.”')
    expect(parts.result).toBe('I found it. In October 2022, “Stock report” stood at 12\u00a0%.')
  })

  it('a passage that the win is called by or tells is not told again, and of a sealed entry nothing is', async () => {
    const deps = storyDeps()
    const id = await writtenEntry(deps)
    const quote = 'We held £61,000 of tins'
    const win = await createWin(deps, { from: { kind: 'journal-entry', id, quote } })
    expect(partsOf(await aStory(deps, { winIds: [win.id] })).action).toBeUndefined()
    const sealed = await createWin(deps, { title: 'Mine', from: { kind: 'journal-entry', id: await sealedEntry(deps) } })
    const story = await aStory(deps, { winIds: [sealed.id] })
    expect(partsOf(story)).toEqual({ situation: 'This was in March 2026.', result: expect.stringContaining('Mine') })
    expect(story.sources.every(({ kind }) => kind === 'win')).toBe(true)
  })

  describe('where the win says nothing of how it was done, what is written of its sources does:', () => {
    const task = async (deps: StoryTestDeps, given: Omit<NewTask, 'title'>) =>
      (await createTask(deps, { title: 'Rebuild the rota', status: 'done', ...given })).id

    it.each([
      ['Asked each nurse. Moved the handover to half past.', 'I asked each nurse. I moved the handover to half past.'],
      ['Ask each nurse. Maybe move the handover.', 'In “Rebuild the rota” it says: “Ask each nurse. Maybe move the handover.”'],
      ['- We asked **each** nurse\n- and moved the handover', 'We asked each nurse and moved the handover.'],
    ])('notes of a task that is done, “%s”', async (notes, action) => {
      const deps = storyDeps()
      const from = { kind: 'task', id: await task(deps, { notes }) } as const
      expect((await filled({ from }, deps)).action).toBe(action)
      const told = await filled({ from, text: 'Went from bed to bed.' }, deps)
      expect(told.action).toBe('I went from bed to bed.')
    })

    it('lines of its checklist that are ticked, and nothing of a task that is open', async () => {
      const deps = storyDeps()
      const checklist = [{ text: 'Collect the lists', done: true }, { text: 'Pin board', done: true }, { text: 'Tell Ruth' }]
      const id = await task(deps, { checklist })
      expect((await filled({ from: { kind: 'task', id } }, deps)).action).toBe('I collected the lists. I got “Pin board” done.')
      const open = (await createTask(deps, { title: 'Rebuild it again', notes: 'Asked each nurse.' })).id
      expect((await filled({ title: 'Found it', evidence: [{ kind: 'task', id: open }] }, deps)).action).toBeUndefined()
    })

    it('the first few ticked lines of a long checklist', async () => {
      const deps = storyDeps()
      const checklist = Array.from({ length: 7 }, (_, number) => ({ text: `Pin board ${number + 1}`, done: true }))
      const { action = '' } = await filled({ from: { kind: 'task', id: await task(deps, { checklist }) } }, deps)
      expect(action.match(/\d/g)).toEqual(['1', '2', '3', '4', '5'])
    })

    it('the note of a check-in but for what the win is called, and without its number', async () => {
      const deps = storyDeps()
      const { goal } = await measuredGoal(deps)
      const note = 'The list at the door did it. I asked every nurse first.'
      const { id } = await createCheckIn(deps, goal, { value: '80', localDate: '2026-03-04', note })
      const story = await aStory(deps, { winIds: [await aWin(deps, { from: { kind: 'check-in', id } })] })
      expect(story.title).toBe('The list at the door did it')
      expect(partsOf(story)).toMatchObject({ action: 'I asked every nurse first.' })
      const at = (part: string) => story.sources.find((source) => source.part === part && source.kind === 'check-in')?.number
      expect([at('action'), at('result')]).toEqual([null, { value: '80', unit: '%' }])
    })

    it('an entry that was taken whole, unless it is sealed, as far as there is room', async () => {
      const deps = storyDeps()
      const entry = { kind: 'journal-entry', id: await writtenEntry(deps) } as const
      const sealed = { kind: 'journal-entry', id: await sealedEntry(deps) } as const
      const parts = await filled({ title: 'Found it', evidence: [sealed, entry] }, deps)
      expect(parts.action).toBe('We held £61,000 of tins for nobody.')
      const { id } = await createEntry(deps, { body: `${'The aisle was full. '.repeat(80)}`, entryDate: '2026-03-03' })
      const { action = '' } = await filled({ title: 'Found it', evidence: [{ kind: 'journal-entry', id }] }, deps)
      expect(action).toMatch(/^On 3 March 2026 I wrote: “The aisle was full\./)
      expect(action.length).toBeLessThan(700)
    })

    it('and its tasks stay what was to be done', async () => {
      const deps = storyDeps()
      const id = await task(deps, { notes: 'Asked each nurse.' })
      const counted = { kind: 'task', id: await doneTask(deps, 'Count an aisle') } as const
      const evidence = [{ kind: 'task', id } as const, counted]
      expect(await filled({ title: 'Fewer late handovers', evidence }, deps)).toMatchObject({
        task: 'On my list I had “Rebuild the rota” and “Count an aisle”.',
        action: 'I asked each nurse.',
      })
    })

    it('a note that says what was done, and none that only names a thing', async () => {
      const evidence = [note('Moved the handover to half past'), note('Handbook'), note('Ruth said it works.')]
      expect((await filled({ title: 'Found it', evidence })).action).toBe(
        ['I moved the handover to half past.', 'I wrote: “Ruth said it works.”'].join('\n\n'),
      )
    })
  })

  it('a check-in without words of its own is told by its goal', async () => {
    const deps = storyDeps()
    const { checkIn } = await measuredGoal(deps)
    const { id } = await winFrom(deps, 'check-in', checkIn, { metric: null })
    expect(partsOf(await aStory(deps, { winIds: [id] }))).toMatchObject({
      task: 'My goal was to get “Forecast accuracy” from 71.4 to 82\u00a0%.',
      result: expect.stringContaining('On 2 March 2026, “Forecast accuracy” stood at 77.6\u00a0%.'),
    })
  })
})

describe('a story made of several wins', () => {
  it('is led by the first, and says nothing twice', async () => {
    const deps = storyDeps()
    await atPellworth(deps)
    const experienceId = await atPellworth(deps)
    const first = await aWin(deps, { title: 'Found the order', experienceId, competencies: ['finding-causes', 'Stock'] })
    const second = await aWin(deps, {
      ...{ title: 'Cut the meeting', experienceId, competencies: ['stock', 'Planning', 'finding-causes'] },
      metric: { baseline: '55', value: '20', unit: 'min' },
    })
    const story = await aStory(deps, { winIds: [second, first] })
    expect(story).toMatchObject({ title: 'Cut the meeting', competencies: ['stock', 'Planning', 'finding-causes'] })
    expect(partsOf(story)).toEqual({
      situation: 'In March 2026 I was Analyst at Pellworth Kitchenware. At that point it was still 55 minutes.',
      result: 'I cut the meeting, from 55 to 20 minutes. I found the order.',
    })
    // What is said once by two wins rests on both.
    expect(sourcesOf(story).filter((source) => source.startsWith('situation'))).toHaveLength(2)
  })

  it('has room for so much, and cuts no fact in half but the first', async () => {
    const deps = storyDeps()
    const long = `${'Counted the aisle again. '.repeat(199)}Done.`
    const evidence = Array.from({ length: 30 }, (_, n) => note(`Book ${n}`, { quote: `Page ${n}. ${'x'.repeat(300)}` }))
    const ids: string[] = []
    for (let n = 0; n < 10; n++) ids.push(await aWin(deps, { title: `Win ${n} ${'w'.repeat(250)}`, text: long, evidence }))
    const story = await aStory(deps, { winIds: ids })
    const { situation, action, result } = told(story)
    for (const part of [situation, action, result]) expect(part.length).toBeLessThanOrEqual(MAX_PART)
    expect(action.endsWith('I counted the aisle again.')).toBe(true)
    expect(story.title.length).toBeLessThanOrEqual(200)
    expect(story.sources.length).toBeLessThanOrEqual(MAX_STORY_SOURCES)
  })
})

describe('what is too long', () => {
  it.each([
    ['A first paragraph here.\n\nA second one.', 'A first paragraph here.'],
    ['A first sentence is here. A second one is not.', 'A first sentence is here.'],
    ['No sentence ends here and it goes on', 'No sentence ends here and it…'],
  ])('of a text ends behind a paragraph, a sentence or a word: %s', (text, cut) => expect(cutProse(text, 30)).toBe(cut))
})
