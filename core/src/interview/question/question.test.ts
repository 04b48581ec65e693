import { describe, expect, it } from 'vitest'
import { happened, refusal } from '../../career/test-records.ts'
import type { Cursor } from '../../kernel/index.ts'
import { createRehearsal } from '../rehearsal/change-rehearsal.ts'
import { createTargetJob } from '../target-job/change-target-job.ts'
import { type InterviewTestDeps, interviewDeps } from '../test-interview.ts'
import { createQuestion, deleteQuestion, editQuestion, restoreQuestion } from './change-question.ts'
import { libraryQuestions } from './library/index.ts'
import { getQuestion, listQuestions, listTrashedQuestions, type QuestionFilter } from './read-questions.ts'
import { MAX_QUESTIONS, type NewQuestion, questionChoices, questions } from './schema.ts'

const SLUG = 'own-mistake'

async function asked(input: Partial<NewQuestion> = {}, deps = interviewDeps()) {
  const question = await createQuestion(deps, { text: 'How would you cut our stock by a fifth?', ...input })
  deps.clock.advance({ minutes: 1 })
  return { deps, question, id: question.id }
}

/** The ids of a list, read in pages of so many. */
async function listed(deps: InterviewTestDeps, filter: QuestionFilter = {}, limit = 200): Promise<string[]> {
  const ids: string[] = []
  let after: Cursor | undefined
  do {
    const { items, nextCursor } = await listQuestions(deps, filter, { limit, after })
    expect(items.length).toBeLessThanOrEqual(limit)
    ids.push(...items.map(({ id }) => id))
    after = nextCursor ?? undefined
  } while (after)
  return ids
}

const slugs = libraryQuestions.map(({ id }) => id)

describe('the questions for a target job', () => {
  it('are those of its trades and competencies, of its firm, and what everybody is asked', async () => {
    const deps = interviewDeps()
    const job = { role: 'Sales manager', company: 'Pellworth', competencies: ['conflict'] }
    const { id: targetJobId } = await createTargetJob(deps, job)
    const { id: ofFirm } = await createQuestion(deps, { text: 'Why this tin?', kind: 'engineering', company: 'pellworth' })
    await createQuestion(deps, { text: 'Which bug took you longest?', kind: 'engineering' })
    const ids = new Set(await listed(deps, { targetJobId }))
    expect(ids.has(ofFirm)).toBe(true)
    for (const { id, kind, competencies } of libraryQuestions) {
      const isOfJob = competencies.some((one) => one === 'conflict')
      if (kind === 'sales' || kind === 'closing') expect([id, ids.has(id)]).toEqual([id, true])
      if (kind === 'engineering' || kind === 'design') expect([id, ids.has(id)]).toEqual([id, false])
      if (kind === 'behavioural' && isOfJob) expect([id, ids.has(id)]).toEqual([id, true])
    }
    expect([...ids].length).toBeLessThan(libraryQuestions.length)
    expect(await listed(deps, { targetJobId, kind: 'sales' })).not.toEqual([])
    expect(await refusal(listed(deps, { targetJobId: deps.ids.next() }))).toBe('not-found')
  })
})

describe('a question of one’s own', () => {
  it('says only its words, and is given the rest by them', async () => {
    const { question } = await asked({ text: 'Tell me about a conflict with a colleague.' })
    expect(question).toMatchObject({
      origin: 'own',
      kind: 'behavioural',
      level: 'any',
      minutes: 2,
      version: 1,
      starred: false,
      hiddenAt: null,
    })
    expect(question.competencies[0]).toBe('conflict')
  })

  it('is what was said of it, whatever its words suggest', async () => {
    const said = { kind: 'data', level: 'lead', minutes: 5, askedAt: '2026-03', company: 'Pellworth' } as const
    const more = { competencies: ['Stock'], note: 'Ask\nback.' }
    expect((await asked({ ...said, ...more })).question).toMatchObject({ ...said, ...more })
  })

  it('has words, and no more of anything than there is room for', async () => {
    const deps = interviewDeps()
    const bad = { text: ' ', kind: 'odd', level: 'boss', minutes: 3, askedAt: '2026-13', note: 'x'.repeat(5_001), wrong: 1 }
    const faults = await refusal(createQuestion(deps, bad as unknown as NewQuestion))
    const pointers = ['/text', '/kind', '/level', '/minutes', '/note', '/askedAt', '/wrong']
    expect(new Set((faults as string[]).map((fault) => fault.split(' ')[0]))).toEqual(new Set(pointers))
    expect(await refusal(createQuestion(deps, { text: 'x'.repeat(501) }))).toEqual(['/text too_big'])
  })

  it('is made once when sent again', async () => {
    const id = '019a9b3c-5d00-7cc0-8000-00000000abcd'
    const { deps, question } = await asked({ id })
    expect(await createQuestion(deps, { id, text: question.text })).toEqual(question)
    expect(await refusal(createQuestion(deps, { id, text: 'Another?' }))).toBe('conflict')
  })

  it('is changed by what is named, starred and hidden, and refuses who knows an older version', async () => {
    const { deps, id } = await asked()
    const hidden = await editQuestion(deps, id, { hidden: true, wants: 'Whether I look first.' })
    expect(hidden).toMatchObject({ version: 2, hiddenAt: '2026-03-05T09:01:00.000Z', wants: 'Whether I look first.' })
    deps.clock.advance({ minutes: 1 })
    expect(await editQuestion(deps, id, { hidden: true })).toEqual(hidden)
    expect(await editQuestion(deps, id, { hidden: false, starred: true })).toMatchObject({ version: 3, hiddenAt: null, starred: true })
    expect(await refusal(editQuestion(deps, id, { starred: false }, { expectedVersion: 2 }))).toBe('stale')
    expect(await refusal(editQuestion(deps, deps.ids.next(), { starred: false }))).toBe('not-found')
  })

  it('goes to the trash, comes back, and is gone after its days', async () => {
    const { deps, id } = await asked()
    await deleteQuestion(deps, id)
    await deleteQuestion(deps, id)
    expect(await listed(deps, { origin: 'own' })).toEqual([])
    expect(await refusal(getQuestion(deps, id))).toBe('not-found')
    expect(await refusal(editQuestion(deps, id, { starred: true }))).toBe('not-found')
    expect((await listTrashedQuestions(deps, { limit: 9 })).items.map((one) => one.id)).toEqual([id])
    expect((await restoreQuestion(deps, id)).deletedAt).toBeNull()
    await deleteQuestion(deps, id)
    deps.clock.advance({ hours: 24 * 32 })
    expect(await refusal(restoreQuestion(deps, id))).toBe('not-found')
    expect((await listTrashedQuestions(deps, { limit: 9 })).items).toEqual([])
    expect(await deps.store.get(deps.actor.space, questions, id)).toBeNull()
    expect(await happened(deps)).toEqual(['created', 'deleted', 'restored', 'deleted', 'deleted'].map((what) => `question.${what}`))
  })

  it('has room for many and no more, when restored too', async () => {
    const { deps, question, id } = await asked()
    await deleteQuestion(deps, id)
    const { origin: _, ...record } = question
    for (let n = 0; n < MAX_QUESTIONS; n++)
      await deps.store.save(deps.actor.space, questions, questions.schema.parse({ ...record, id: deps.ids.next() }), { expectedVersion: 0 })
    expect(await refusal(createQuestion(deps, { text: 'One more?' }))).toEqual([' too_many_questions'])
    expect(await refusal(restoreQuestion(deps, id))).toEqual([' too_many_questions'])
  })
})

describe('a question of the library', () => {
  it('is there for everybody, with nothing kept of it', async () => {
    const deps = interviewDeps()
    const question = await getQuestion(deps, SLUG)
    expect(question).toMatchObject({ origin: 'library', version: 0, createdAt: null, starred: false, hiddenAt: null, note: '' })
    expect(await refusal(getQuestion(deps, 'no-such-question'))).toBe('not-found')
    expect(await editQuestion(deps, SLUG, { starred: false, hidden: false })).toEqual(question)
    expect(await happened(deps)).toEqual([])
  })

  it('is starred and hidden for oneself alone, in one record', async () => {
    const deps = interviewDeps()
    expect(await editQuestion(deps, SLUG, { starred: true }, { expectedVersion: 0 })).toMatchObject({ version: 1, starred: true })
    expect(await editQuestion(deps, SLUG, { hidden: true })).toMatchObject({ version: 2, starred: true, hiddenAt: expect.any(String) })
    expect(await editQuestion(deps, SLUG, { starred: true })).toMatchObject({ version: 2 })
    expect(await refusal(editQuestion(deps, SLUG, { hidden: false }, { expectedVersion: 1 }))).toBe('stale')
    expect(await happened(deps)).toEqual(['question-choice.created', 'question-choice.updated'])
    expect(await getQuestion({ ...deps, actor: { ...deps.actor, space: 'another' } }, SLUG)).toMatchObject({ version: 0, starred: false })
  })

  it('keeps its words', async () => {
    const deps = interviewDeps()
    expect(await refusal(editQuestion(deps, SLUG, { text: 'Mine?', starred: true }))).toEqual(['/text library_question'])
    expect(await getQuestion(deps, SLUG)).toMatchObject({ version: 0 })
  })

  it('is chosen about once by two tabs at a time', async () => {
    const deps = interviewDeps()
    await Promise.all([editQuestion(deps, SLUG, { starred: true }), editQuestion(deps, SLUG, { hidden: true })])
    expect(await deps.store.count(deps.actor.space, questionChoices.queries.all, {})).toBe(1)
    expect(await getQuestion(deps, SLUG)).toMatchObject({ starred: true, hiddenAt: expect.any(String) })
  })

  it('keeps the first choice where an archive brought another', async () => {
    const deps = interviewDeps()
    await editQuestion(deps, SLUG, { starred: true })
    const choice = (await deps.store.list(deps.actor.space, questionChoices.queries.oldest, {}, { limit: 1 })).items[0]
    if (!choice) throw new Error('Nothing was kept.')
    const later = { ...choice, id: deps.ids.next(), createdAt: '2026-03-06T08:00:00.000Z', starred: false }
    await deps.store.save(deps.actor.space, questionChoices, later, { expectedVersion: 0 })
    expect(await listed(deps, { starred: true })).toEqual([SLUG])
    expect(await getQuestion(deps, SLUG)).toMatchObject({ starred: true })
  })
})

describe('the list', () => {
  it('has one’s own first, newest first, then the library in its order, in pages of any length', async () => {
    const { deps, id } = await asked()
    const { id: later } = await asked({}, deps)
    const all = [later, id, ...slugs]
    for (const limit of [1, 2, 3, 50, 200]) expect(await listed(deps, {}, limit)).toEqual(all)
    expect(await listed(deps, { origin: 'own' }, 1)).toEqual([later, id])
    expect(await listed(deps, { origin: 'library' })).toEqual(slugs)
  })

  it('goes on where it was, whatever was added meanwhile', async () => {
    const { deps, id } = await asked()
    const { items, nextCursor } = await listQuestions(deps, {}, { limit: 2 })
    expect(items.map((one) => one.id)).toEqual([id, slugs[0]])
    await asked({}, deps)
    const next = await listQuestions(deps, {}, { limit: 2, after: nextCursor as string })
    expect(next.items.map((one) => one.id)).toEqual(slugs.slice(1, 3))
  })

  it('leaves out what is hidden, unless that is asked for', async () => {
    const { deps, id } = await asked()
    await editQuestion(deps, id, { hidden: true })
    await editQuestion(deps, SLUG, { hidden: true })
    const shown = await listed(deps)
    expect(shown).toEqual(slugs.filter((slug) => slug !== SLUG))
    expect(await listed(deps, { hidden: true })).toEqual([id, SLUG])
  })

  it('is narrowed by kind, level, competency, star and words together', async () => {
    const { deps, id } = await asked({
      text: 'Which yard cranes have you run?',
      kind: 'engineering',
      level: 'lead',
      competencies: ['Cranes'],
    })
    await editQuestion(deps, id, { starred: true })
    expect(await listed(deps, { competency: 'cranes' })).toEqual([id])
    expect(await listed(deps, { q: 'cran yard' })).toEqual([id])
    expect(await listed(deps, { q: 'crane', kind: 'data' })).toEqual([])
    expect(await listed(deps, { starred: true })).toEqual([id])
    expect(await listed(deps, { q: '?!' })).toEqual([])
    const early = await listed(deps, { level: 'early' })
    expect([early.includes(id), early.includes(SLUG), early.includes('led-without-title')]).toEqual([false, true, true])
    const byName = await listed(deps, { competency: 'Handling conflict' })
    expect(byName).toEqual(await listed(deps, { competency: 'conflict' }))
    expect(byName).toEqual(libraryQuestions.filter((one) => one.competencies.includes('conflict')).map((one) => one.id))
  })

  it.each(['[]', '"x"', 'nothing', '["own","a"]', '["library","no-such"]', '["library",1]', '["own",1,2]', '["own","","",""]'])(
    'refuses a cursor that is not its own: %s',
    async (after) => {
      expect(await refusal(listQuestions(interviewDeps(), {}, { limit: 1, after }))).toEqual(['/cursor invalid_cursor'])
    },
  )
})

describe('whoever is written to in German', () => {
  const german = (deps: InterviewTestDeps) => ({ ...deps, actor: { ...deps.actor, locale: 'de-AT' } })

  it('reads the library in German, finds it by German words, and has chosen the same of it', async () => {
    const deps = interviewDeps()
    await editQuestion(deps, SLUG, { starred: true })
    const read = await getQuestion(german(deps), SLUG)
    expect(read).toMatchObject({ id: SLUG, starred: true, kind: 'behavioural' })
    expect(read.text).toBe('Erzählen Sie von einem Fehler, der ganz allein Ihrer war. Wer erfuhr davon, und von wem?')
    expect(await listed(german(deps), { q: 'fehler erfuhr' })).toEqual([SLUG])
    expect(await listed(deps, { q: 'fehler erfuhr' })).toEqual([])
    expect((await editQuestion(german(deps), SLUG, { starred: false })).text).toBe(read.text)
  })

  it('keeps a rehearsal by the words that were asked', async () => {
    const deps = german(interviewDeps())
    const { question } = await createRehearsal(deps, { questionId: SLUG })
    expect(question).toMatch(/^Erzählen Sie von einem Fehler/)
  })
})
