import { workingTime } from '@throughline/contracts'
import { describe, expect, it } from 'vitest'
import { createQuestion, libraryQuestions, listQuestions, MAX_QUESTIONS, questions } from '../../interview/index.ts'
import { AppError } from '../../kernel/index.ts'
import { importDeps, utf8 } from '../test-import.ts'
import { undoImport } from '../undo-import.ts'
import { importQuestionList, previewQuestionList } from './import-question-list.ts'
import { questionLines } from './question-lines.ts'
import { readQuestionList } from './read-question-list.ts'

const read = async (list: string, known: string[] = [], locale = 'en-GB') => {
  const { questions = [], problems, counts } = await readQuestionList(utf8(list), { questions: known, locale })
  expect(counts.questions).toBe(questions.length)
  return { questions, texts: questions.map(({ text }) => text), problems: problems.map(({ line, message }) => `${line} ${message}`) }
}

const own = async (deps: ReturnType<typeof importDeps>) =>
  (await listQuestions(deps, { origin: 'own' }, { limit: 200 })).items.map(({ text }) => text)

describe('the lines of a list', () => {
  it.each([
    '- Why do you teach?',
    '* Why do you teach?',
    '•\tWhy do you teach?',
    '1. Why do you teach?',
    '12) Why do you teach?',
    '(3) Why do you teach?',
    '- [ ] 4. Why do you teach?',
    'Q3: Why do you teach?',
    'Frage 2: Why do you teach?',
    '  **Why do you teach?**  ',
    '> “Why do you teach?”',
    'Why do  you teach?\r',
  ])('are freed of what lists put around them: %s', (line) => {
    expect(questionLines(line)).toEqual([{ line: 1, text: 'Why do you teach?', isHeading: false }])
  })

  it('keep numbers and dashes that belong to the question', () => {
    for (const text of ['3 things you did?', '90 days in, what changed?', 'A 2-to-1 vote: what now?', '1.5 tons fell. What then?'])
      expect(questionLines(text)).toEqual([{ line: 1, text, isHeading: false }])
  })

  it('go on where the next begins in lower case, but not after an end, a blank line or a mark', () => {
    const list = 'Tell me of a day on which\nyou were wrong.\nwhat then?\n\n- Open end\n- second\n\nthird one'
    expect(questionLines(list).map(({ line, text }) => [line, text])).toEqual([
      [1, 'Tell me of a day on which you were wrong.'],
      [3, 'what then?'],
      [5, 'Open end'],
      [6, 'second'],
      [8, 'third one'],
    ])
  })

  it('are read in time that grows with them, whatever they hold', async () => {
    const worked = workingTime()
    for (const odd of [
      '- '.repeat(50_000),
      '#'.repeat(100_000),
      '**'.repeat(50_000),
      `${'a '.repeat(20)}\n`.repeat(2_500),
      '“'.repeat(100_000),
    ])
      await read(odd)
    expect(worked()).toBeLessThan(2_000)
  })
})

describe('a list of questions', () => {
  it('is understood by its words, and by headings that name a kind', async () => {
    const { questions, problems } = await read(
      'How do you calm an angry customer?\n\n## Leadership\n- Whom did you promote?\n\nMy own:\nWhat is your plan?',
    )
    expect(questions).toMatchObject([
      { line: 1, kind: 'sales', competencies: expect.arrayContaining(['customers']) },
      { line: 4, kind: 'leadership' },
      { line: 7, kind: 'behavioural', competencies: expect.arrayContaining(['planning']) },
    ])
    expect(problems).toEqual([
      '3 “Leadership” is a heading: the questions below it are taken as leadership.',
      '6 “My own:” is a heading; it was left out.',
    ])
  })

  it.each([
    ['Verhaltensfragen:', 'behavioural'],
    ['Führung:', 'leadership'],
    ['## FÜHRUNG und Team', 'leadership'],
    ['Produkt:', 'product'],
    ['Gestaltung:', 'design'],
    ['Technik:', 'engineering'],
    ['Technische Fragen:', 'engineering'],
    ['Daten:', 'data'],
    ['Vertrieb und Service:', 'sales'],
    ['Personal:', 'people'],
    ['Zum Schluss:', 'closing'],
    ['Leadership:', 'leadership'],
  ])('is understood by a heading in the language of the person, too: %s', async (heading, kind) => {
    const { questions } = await read(`${heading}\nWann haben Sie zuletzt einen Kran geführt?`, [], 'de-AT')
    expect(questions.map((question) => question.kind)).toEqual([kind])
  })

  it('takes no kind from what only looks like a name of one, nor from another language', async () => {
    const told = async (heading: string, locale: string) => (await read(`${heading}\nWhich crane would you take?`, [], locale)).problems
    expect(await told('Kandidaten:', 'de-DE')).toEqual(['1 “Kandidaten:” is a heading; it was left out.'])
    expect(await told('Personal:', 'en-GB')).toEqual(['1 “Personal:” is a heading; it was left out.'])
  })

  it('leaves out what is there already by its words: in the list, in the account, in the library', async () => {
    const [first] = libraryQuestions
    const list = ['Why here and now?', '2. why HERE, and now', 'Where is Köln?', `- ${first?.text.toUpperCase()}`, 'Hm', 'X '.repeat(400)]
    expect(await read(list.join('\n'), ['where is koln'])).toMatchObject({
      texts: ['Why here and now?'],
      problems: [
        '2 This stands on line 1 already; it was left out.',
        '3 You have this question already; it was left out.',
        '4 The library has this question already; it was left out.',
        '5 “Hm” is no question; it was left out.',
        '6 This is longer than 500 characters; it was left out.',
      ],
    })
  })

  it('has as many as one import may, and says where it was cut', async () => {
    const { texts, problems } = await read(Array.from({ length: 600 }, (_, n) => `Question number ${n}?`).join('\n'))
    expect([texts.length, problems]).toEqual([500, ['501 One list may have 500 questions; this one and those after it were left out.']])
  })
})

describe('importing a pasted list', () => {
  const list = { text: '1. Which crane would you take?\n2. Who taught you to weld?' }

  it('shows what it would make and stores nothing', async () => {
    const deps = importDeps()
    const preview = await previewQuestionList(deps, list)
    expect(preview).toMatchObject({
      counts: { questions: 2, tasks: 0 },
      questions: [{ line: 1 }, { line: 2, text: 'Who taught you to weld?' }],
    })
    expect(await deps.store.head(deps.actor.space)).toBe(0)
  })

  it('makes them in their order, once under one id, and takes them back as one', async () => {
    const deps = importDeps()
    const id = '019a9b3c-5d00-7cc0-8000-00000000abcd'
    const made = await importQuestionList(deps, { id, ...list })
    expect(made).toMatchObject({ state: 'applied', format: 'question-list', counts: { questions: 2 } })
    expect(await importQuestionList(deps, { id, ...list })).toEqual(made)
    expect(await own(deps)).toEqual(['Which crane would you take?', 'Who taught you to weld?'])
    const { items } = await deps.store.list(deps.actor.space, questions.queries.byImport, { where: { importId: id } }, { limit: 9 })
    for (const question of items) expect(questions.schema.parse(question)).toEqual(question)
    expect(await undoImport(deps, id)).toMatchObject({ state: 'undone' })
    expect(await own(deps)).toEqual([])
  })

  it('makes a long one in its order, too', async () => {
    const deps = importDeps()
    const texts = Array.from({ length: 30 }, (_, n) => `Which crane is number ${n}?`)
    await importQuestionList(deps, { text: texts.join('\n') })
    expect(await own(deps)).toEqual(texts)
  })

  it('refuses what holds nothing new, and what there is no room for, and makes nothing then', async () => {
    const deps = importDeps()
    await importQuestionList(deps, list)
    const faults = async (text: string) =>
      importQuestionList(deps, { text }).then(
        () => 'made',
        (error: unknown) => (error instanceof AppError ? (error.details.faults?.[0]?.code ?? error.code) : error),
      )
    expect(await faults(list.text)).toBe('no_new_questions')
    const question = await createQuestion(deps, { text: 'One of many?' })
    const { origin: _, ...record } = question
    for (let n = 3; n < MAX_QUESTIONS; n++)
      await deps.store.save(deps.actor.space, questions, questions.schema.parse({ ...record, id: deps.ids.next() }), { expectedVersion: 0 })
    expect(await faults('What is too much?')).toBe('too-large')
    expect(await deps.store.count(deps.actor.space, questions.queries.all, {})).toBe(MAX_QUESTIONS)
  })
})

describe('where a pasted list is read', () => {
  const nowhere = () => Promise.reject(new Error('It was read elsewhere.'))
  const deps = () => ({ ...importDeps(), reader: { preview: nowhere, open: nowhere } })

  it('a short one is read at once', async () => {
    const own = deps()
    const text = 'Why do you teach?\nWhat is your plan for the first winter?'
    expect((await previewQuestionList(own, { text })).counts.questions).toBe(2)
    expect((await importQuestionList(own, { text })).counts.questions).toBe(2)
  })

  it('a long one is read where it keeps nobody waiting', async () => {
    await expect(previewQuestionList(deps(), { text: 'Why?\n'.repeat(50) })).rejects.toThrow('elsewhere')
    await expect(previewQuestionList(deps(), { text: `Why ${'so '.repeat(3_000)}?` })).rejects.toThrow('elsewhere')
  })
})
