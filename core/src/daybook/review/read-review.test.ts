import fc from 'fast-check'
import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'
import { describe, expect, it } from 'vitest'
import { createCheckIn, createGoal, editGoal } from '../../goal/index.ts'
import { storedEntry } from '../../journal/test-entry.ts'
import { completeTask, createTask } from '../../task/index.ts'
import { daybookDeps } from '../test-daybook.ts'
import { escaped, linkTo } from './markdown.ts'
import { periodOf } from './period.ts'
import { readReview } from './read-review.ts'
import { reviewKinds } from './schema.ts'
import { reviewWords } from './words/index.ts'

type Deps = ReturnType<typeof daybookDeps>

const done = async (deps: Deps, title: string, on = '2026-03-04') => {
  const { id } = await createTask(deps, { title })
  await completeTask(deps, id, { completedAt: `${on}T12:00:00.000Z` })
  return id
}

/** Somebody's first days of March 2026; it is Thursday the 5th. */
async function lived() {
  const deps = daybookDeps()
  const draft = await done(deps, 'Send *Ana* the draft')
  const plan = (await createTask(deps, { title: 'Plan the week', dueDate: '2026-03-05' })).id
  const late = (await createTask(deps, { title: 'Ring Oskar', dueDate: '2026-02-27' })).id
  const next = (await createTask(deps, { title: 'Pack', dueDate: '2026-03-10' })).id
  const accuracy = await createGoal(deps, {
    title: 'Forecast accuracy',
    metric: { type: 'percent', start: '71.4', target: '82' },
    startDate: '2026-01-01',
  })
  for (const [value, localDate] of [
    ['76.1', '2026-02-23'],
    ['77.6', '2026-03-04'],
  ] as const)
    await createCheckIn(deps, accuracy.id, { value, localDate })
  const still = await createGoal(deps, { title: 'Books', metric: { type: 'number', target: 12, unit: 'books' }, startDate: '2026-01-01' })
  const reading = await createGoal(deps, { title: 'Read', metric: { type: 'habit' }, startDate: '2026-03-01' })
  for (const day of [2, 3, 4]) await createCheckIn(deps, reading.id, { value: 'yes', localDate: `2026-03-0${day}` })
  const spike = await storedEntry(deps, { title: 'The spike', entryDate: '2026-03-04', mood: 1 })
  const nameless = await storedEntry(deps, { entryDate: '2026-03-05', mood: -2 })
  await storedEntry(deps, { entryDate: '2026-03-05', sealed: { iv: 'AAAAAAAAAAAAAAAA', data: 'AAAA' } })
  return { deps, draft, plan, late, next, accuracy, still, reading, spike, nameless }
}

it('a morning shows what asks for the day, what is late and the habits, and asks a question', async () => {
  const { deps, plan, late, reading } = await lived()
  const { from, before, title, body, tags } = await readReview(deps, 'morning')
  expect([from, before, title, tags]).toEqual(['2026-03-05', '2026-03-06', 'Morning of Thursday 5 March', ['morning']])
  expect(body).toBe(`## Today

- [Plan the week](/tasks/${plan})

## Overdue

- [Ring Oskar](/tasks/${late})

## Habits

- [Read](/goals/${reading.id}): 3 days in a row

## What would make today a good day?

`)
})

it('an evening shows what was done and what moved on the day', async () => {
  const { deps, draft, accuracy, reading, still } = await lived()
  const { title, body } = await readReview(deps, 'evening', '2026-03-04')
  expect(title).toBe('Evening of Wednesday 4 March')
  expect(body).toBe(`## Finished

- [Send \\*Ana\\* the draft](/tasks/${draft})

## Goals

- [Forecast accuracy](/goals/${accuracy.id}): 76.1\u00a0% → 77.6\u00a0%, on the way to 82\u00a0%
- No change: [Books](/goals/${still.id})

## Habits

- [Read](/goals/${reading.id}): kept 1 of 1 day

## What went well, and what did I do for it?

## What do I leave for tomorrow?

`)
})

it('a week looks back at days, goals, habits and entries, and ahead at the next', async () => {
  const { deps, next, spike, nameless, late, reading } = await lived()
  const { from, before, title, body, tags } = await readReview(deps, 'weekly')
  expect([from, before, title, tags]).toEqual(['2026-03-02', '2026-03-09', 'Week of 2\u2009–\u20098 March 2026', ['review', 'weekly']])
  for (const line of [
    '- [Send \\*Ana\\* the draft]',
    `- [Read](/goals/${reading.id}): kept 3 of 3 days`,
    `- Wed 4 Mar: [The spike](/journal/${spike.id})`,
    `- [Entry of Thu 5 Mar](/journal/${nameless.id})`,
    '- Mood: 1 × good, 1 × low',
    `## Overdue\n\n- [Ring Oskar](/tasks/${late})`,
    `## Coming up\n\n- [Pack](/tasks/${next})`,
  ])
    expect(body).toContain(line)
  const sunday = { ...deps, actor: { ...deps.actor, weekStart: 7 } }
  expect(await readReview(sunday, 'weekly')).toMatchObject({ from: '2026-03-01', before: '2026-03-08' })
})

it('entries of one day without titles are told apart by how they begin', async () => {
  const deps = daybookDeps()
  for (const body of ['Rain all day.', 'Slept badly.']) await storedEntry(deps, { body, excerpt: body, entryDate: '2026-03-05' })
  const { body } = await readReview(deps, 'weekly')
  expect(body.match(/^- Thu 5 Mar: \[[^\]]+\]/gm)?.sort()).toEqual(['- Thu 5 Mar: [Rain all day.]', '- Thu 5 Mar: [Slept badly.]'])
})

it('a day on which a habit was missed counts for the week it was in, once it is over', async () => {
  const { deps, reading } = await lived()
  const kept = async (date: string) => (await readReview(deps, 'weekly', date)).body.match(/kept .*$/m)?.[0]
  expect([await kept('2026-02-25'), await kept('2026-03-05')]).toEqual(['kept 0 of 1 day', 'kept 3 of 3 days'])
  deps.clock.advance({ hours: 24 * 7 })
  expect(await kept('2026-03-05')).toBe('kept 3 of 7 days')
  expect((await readReview(deps, 'morning', '2026-03-12')).body).toContain(`- [Read](/goals/${reading.id})\n`)
})

it('of days that are over nothing is said that is still to do', async () => {
  const { deps } = await lived()
  for (const kind of ['morning', 'weekly'] as const) {
    const { body } = await readReview(deps, kind, '2026-02-25')
    expect(body).not.toMatch(/Overdue|Today|Coming up/)
  }
})

it('a goal that came to its end in these days is told as that, and not after', async () => {
  const { deps, accuracy } = await lived()
  await editGoal(deps, accuracy.id, { status: 'achieved' })
  const goals = async (date: string) => (await readReview(deps, 'evening', date)).body
  expect(await goals('2026-03-05')).toContain(`- [Forecast accuracy](/goals/${accuracy.id}): achieved`)
  expect(await goals('2026-03-04')).toContain('77.6')
  deps.clock.advance({ hours: 24 })
  expect(await goals('2026-03-06')).not.toContain('Forecast accuracy')
})

it('much is counted rather than listed, and what was done again and again is one line', async () => {
  const deps = daybookDeps()
  for (let n = 0; n < 34; n++) await done(deps, `Task ${n}`)
  for (let n = 0; n < 15; n++) await createTask(deps, { title: `Late ${n}`, dueDate: '2026-02-01' })
  const { id } = await createTask(deps, { title: 'Water', dueDate: '2026-03-01', recurrence: { rrule: 'FREQ=DAILY' } })
  for (const day of ['2026-03-02', '2026-03-03']) await completeTask(deps, id, { completedAt: `${day}T08:00:00.000Z` })
  const { body } = await readReview(deps, 'monthly')
  expect(body).toContain(`- [Water](/tasks/${id}), 2 times\n`)
  expect(body.match(/^- and \d+ more$/gm)).toEqual(['- and 5 more', '- and 3 more'])
})

it('where there is nothing to tell, the questions are all', async () => {
  for (const kind of reviewKinds) {
    const { body } = await readReview(daybookDeps(), kind)
    expect(body).toMatch(/^(## .*\?\n\n){1,2}$/)
  }
})

it('in German it is told in German, with dates as the person’s region writes them', async () => {
  const { deps, accuracy, reading, still, nameless } = await lived()
  const german = { ...deps, actor: { ...deps.actor, locale: 'de-AT' } }
  const { title, body, tags } = await readReview(german, 'evening', '2026-03-04')
  expect([title, tags]).toEqual(['Abend, Mittwoch, 4. März', ['abend']])
  for (const line of [
    '## Erledigt\n\n- [Send',
    `- [Forecast accuracy](/goals/${accuracy.id}): 76,1\u00a0% → 77,6\u00a0%, auf dem Weg zu 82\u00a0%`,
    `- Unverändert: [Books](/goals/${still.id})`,
    `- [Read](/goals/${reading.id}): an 1 von 1 Tag eingehalten`,
    '## Was lief gut, und was habe ich dafür getan?',
  ])
    expect(body).toContain(line)
  const week = await readReview(german, 'weekly')
  expect(week.body).toContain(`- [Eintrag vom Do., 5. März](/journal/${nameless.id})`)
  expect(week.body).toContain('- Stimmung: 1 × gut, 1 × tief')
  expect((await readReview({ ...german, actor: { ...german.actor, locale: 'de-DE' } }, 'morning')).body).toContain(': 3 Tage in Folge')
})

it('in German it asks as much as in English, and nothing in English', () => {
  const [english, german] = [reviewWords('en-GB'), reviewWords('de-DE')]
  for (const kind of reviewKinds) {
    expect(german.questions[kind]).toHaveLength(english.questions[kind].length)
    expect(german.tags[kind].filter((tag) => english.tags[kind].includes(tag))).toEqual([])
    expect(german.title(kind, periodOf(kind, '2026-03-05', 1))).not.toMatch(/\b(?:of|March|Thursday)\b/)
  }
})

it('a language that is not there yet is answered in English', async () => {
  expect((await readReview(daybookDeps({ locale: 'fr-FR' }), 'morning')).title).toBe('Morning of Thursday, 5 March')
  expect((await readReview(daybookDeps({ locale: 'en-GB' }), 'morning')).title).toBe('Morning of Thursday 5 March')
  expect((await readReview(daybookDeps({ locale: 'en-US' }), 'morning')).title).toBe('Morning of Thursday, March 5')
})

it.each([
  ['weekly', '2026-03-08', '2026-03-02', '2026-03-09'],
  ['weekly', '2026-03-09', '2026-03-09', '2026-03-16'],
  ['monthly', '2024-02-29', '2024-02-01', '2024-03-01'],
  ['quarterly', '2026-12-31', '2026-10-01', '2027-01-01'],
  ['quarterly', '2026-04-01', '2026-04-01', '2026-07-01'],
] as const)('the %s review of %s begins on %s', (kind, date, from, before) => {
  expect(periodOf(kind, date, 1)).toEqual({ from, before })
})

describe('whatever something is called', () => {
  const html = (markdown: string) => micromark(markdown, { extensions: [gfm()], htmlExtensions: [gfmHtml()] })
  const plain = (text: string) =>
    text
      .replace(/&lt;/g, '<')
      .replace(/&gt;/g, '>')
      .replace(/&quot;/g, '"')
      .replace(/&amp;/g, '&')
  const hostile = fc.oneof(
    fc.constantFrom(
      'x',
      '](/evil)',
      '[x](y)',
      '![x](y)',
      '`code`',
      '<b>x</b>',
      '<https://a.example>',
      'https://a.example/x_y_z',
      'www.a.example',
      'a@b.example',
      '~~x~~',
      '&amp; &#42; R&D',
      '\\',
      '\\]',
      '**x** __y__ *z*',
      '[^1]',
      '[ ] x',
      '| a | b |',
      '# x',
      '1. x',
      '$&',
    ),
    fc.stringMatching(/^[[\]()`*_~<>!&;#\\|:@/.wx -]{1,20}$/),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }).filter((text) => !/[\n\r\t\p{Cc}]/u.test(text)),
  )

  it('its link is one link, and reads as it is called', () => {
    fc.assert(
      fc.property(hostile, hostile, (one, other) => {
        const [name, second] = [one.trim() || 'x', other.trim() || 'x']
        const shown = html(`- ${linkTo('tasks', 'id', name)}, 2 times\n- Wed: ${linkTo('goals', 'id', second)}: ${escaped(name)}\n`)
        const match =
          /^<ul>\n<li><a href="\/tasks\/id">(.*)<\/a>, 2 times<\/li>\n<li>Wed: <a href="\/goals\/id">(.*)<\/a>: (.*)<\/li>\n<\/ul>\n$/s.exec(
            shown,
          )
        expect(match?.slice(1).map(plain), shown).toEqual([name, second, name])
      }),
      { numRuns: 3000 },
    )
  })
})
