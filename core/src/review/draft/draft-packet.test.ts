import { describe, expect, it } from 'vitest'
import { createExperience } from '../../career/index.ts'
import { checkIns } from '../../goal/index.ts'
import type { PacketLanguage } from '../schema.ts'
import { evidence, HALF_YEAR, measuredGoal, metric, reviewDeps, storedWin } from '../test-review.ts'
import { draftOf } from './draft-packet.ts'
import { analyst, developer, nurse, readOf } from './test-people.ts'

async function drafted(fill: (deps: ReturnType<typeof reviewDeps>) => Promise<unknown>, language: PacketLanguage = 'en') {
  const deps = reviewDeps()
  await fill(deps)
  return draftOf(deps, { ...HALF_YEAR, language })
}

describe('the half-year of', () => {
  it('an analyst reads as she would tell it', async () => {
    expect(readOf((await drafted(analyst)).sections)).toMatchInlineSnapshot(`
      "## In short
      Stock-outs on the top 40 lines fell from 6.8 to 3.1 %, three weeks before the goal was due. Accuracy of the bakeware forecast rose from 69 to 78 %. I cut the weekly planning meeting, from 55 to 20 minutes. Forecast accuracy rose from 71.4 to 77.6 %, on the way to 82 %.
      ## Stakeholder management
      In October I cut the weekly planning meeting. I write the numbers down the day before, so we only talk about the exceptions.
      One promo calendar for sales and supply: sales and supply now plan from the same dates.
      ## Analytical thinking
      On 12 November I found the order that had bent the bakeware forecast. One trade fair had bought 4,180 units, and for fifteen months the model had taken them for demand.
      ## Prioritisation
      I took eleven dead lines off the list: 126 pallet places freed. On 10 July I halved the pallet sizes of lids: 40 minutes saved a week.
      ## Goals
      On “Forecast accuracy to 82 %” I checked in eleven times, last on 9 November, and am behind plan, which asks for 78.5 % by now.
      I reached “Stock-outs on the top 40 lines under 3.5 %” on 30 September, after four check-ins.
      I have reached two of the three milestones of “Run the December freeze alone”. I am on plan.
      ## Growth
      I went on building on demand forecasting. Most of it shows stakeholder management, with two results, then prioritisation. What I kept thinking through was demand forecasting: it came up on four days.
      ## What is next
      Forecast accuracy of 82 % is due on 18 December; at the pace of recent weeks it gets there on 3 January 2027, give or take four days. That takes 0.9 points a week from here. “Run the December freeze alone” is due on 20 December; one milestone is left."
    `)
  })

  it('a developer reads as they would tell it', async () => {
    expect(readOf((await drafted(developer)).sections)).toMatchInlineSnapshot(`
      "## In short
      Failed jobs a week fell from 340 to 12. I fixed the flaky login test, 19 failures a month to 0. p95 latency of search: from 820 to 310 ms. I reduced the bill for test machines, from €4,100 to €2,650.50.
      ## Technical depth
      On 12 September I migrated the billing service off the old queue. Nothing was lost, and customers noticed nothing. I wrote the plan so that each step could be taken back.
      Another result on 2 November: Plan for the search rewrite.
      ## Coaching
      I mentored Tomás through his first on-call week.
      ## Goals
      “Build time below 6 minutes” ended on 31 October at 8 minutes instead of 6 minutes, after four check-ins.
      “Review 60 pull requests of other teams” came to 41 of 60 reviews. After four check-ins, the last on 31 October, I am behind plan, which asks for 44 reviews by now.
      ## Growth
      I went on building on Go. Most of it shows technical depth, with three results, then ownership.
      ## What is next
      “Review 60 pull requests of other teams” is due on 31 December; it is too early to say when it gets there. That takes about three reviews a week from here."
    `)
  })

  it('a nurse with few numbers reads as he would tell it', async () => {
    expect(readOf((await drafted(nurse)).sections)).toMatchInlineSnapshot(`
      "## In short
      Time a handover takes fell from 24 to 15 minutes. New labels for the medicine trolley: from 4 mix-ups to 1. My goal “Fewer falls on the ward” moved from 7 to 5 falls, on the way to 3. I took over the rota when Marian was ill: six weeks.
      ## Results
      I brought the evening handover to the bedside. Patients hear what is planned for them, and they correct us.
      ## Goals
      On “Fewer falls on the ward” I checked in four times, last on 31 October, and am well behind plan, which asks for 4 falls by now.
      I reached “Mentor qualification” on 15 September.
      ## What is next
      “Fewer falls on the ward” is due on 31 December; it is too early to say when it gets there."
    `)
  })

  it.each([analyst, developer, nurse])('$name has a source behind every sentence, with its day', async (person) => {
    const statements = (await drafted(person)).sections.flatMap(({ paragraphs }) => paragraphs.flat())
    expect(statements.filter(({ sources }) => sources.length === 0)).toEqual([])
    for (const { sources } of statements)
      for (const { id, date } of sources) expect([id, date]).toEqual([expect.any(String), expect.stringMatching(/^\d{4}/)])
  })
})

describe('a draft', () => {
  it('says nothing of a private win, nor of the journal but a word that wins show too', async () => {
    const { sections, hidden } = await drafted(analyst)
    expect(JSON.stringify(sections.map(({ heading, paragraphs }) => [heading, paragraphs.flat().map(({ text }) => text)]))).not.toMatch(
      /row about returns|burnout|secret/i,
    )
    expect(hidden.map(({ title }) => title)).toEqual(['Stayed calm in the row about returns'])
  })

  it('names the numbers that each sentence says, so that a corrected one is found', async () => {
    const { sections } = await drafted(analyst)
    const [first] = sections[0]?.paragraphs.flat() ?? []
    expect(first?.sources).toMatchObject([
      { kind: 'goal', numbers: ['6.8', '3.1'], date: '2026-07-01/2026-09-30' },
      { kind: 'check-in', title: '3.1\u00a0%', numbers: ['3.1'], date: '2026-09-30' },
    ])
  })

  it('tells a result once in short, where a goal and a win read it from the same check-in', async () => {
    const inShort = async (isSame: boolean) => {
      const { sections } = await drafted(async (deps) => {
        const goal = await measuredGoal(
          deps,
          {
            title: 'Alerts a night under 5',
            metric: { type: 'number', start: '40', target: '5', unit: 'alerts' },
            startDate: '2026-07-01',
          },
          { values: { '2026-10-01': '12' } },
        )
        const { items } = await deps.store.list(deps.actor.space, checkIns.queries.latest, { where: { goalId: goal.id } }, { limit: 1 })
        const proof = evidence('check-in', 'Alerts a night', { goalId: goal.id, ...(isSame && { recordId: items[0]?.id ?? null }) })
        const number = { ...metric('40', '12', 'alerts'), valueFrom: proof.id }
        await storedWin(deps, { title: 'Quietened the night', metric: number, evidence: [proof] })
      })
      const { paragraphs = [] } = sections.find(({ kind }) => kind === 'in-short') ?? {}
      return paragraphs.flat().length
    }
    expect([await inShort(true), await inShort(false)]).toEqual([1, 1])
  })

  it.each([
    ['is called as the goal is', 'Liefertreue', ''],
    ['has a story of its own', 'Lieferanten besser gesteuert', 'Wöchentliche Abrufe statt monatlicher.'],
  ])('tells a goal by its newest number alone, though a win that %s says an earlier one', async (_, title, text) => {
    const { sections } = await drafted(async (deps) => {
      const metric = { type: 'percent', start: '88', target: '95' } as const
      const values = { '2026-10-01': '90.3', '2026-11-01': '90.6' }
      const goal = await measuredGoal(deps, { title: 'Liefertreue auf 95 %', metric, startDate: '2026-07-01' }, { values })
      const proof = evidence('check-in', '90,3 %', { goalId: goal.id, date: '2026-10-01' })
      const said = { baseline: '88', value: '90.3', unit: '%', of: '', baselineFrom: null, valueFrom: proof.id }
      await storedWin(deps, { title, text, metric: said, evidence: [proof] })
    }, 'de')
    const read = readOf(sections)
    expect(read).toContain('von 88 auf 90,6\u00a0%')
    expect(read).not.toContain('90,3')
    expect(read.includes(title) && read.includes('Wöchentliche Abrufe')).toBe(text !== '')
    expect(read).not.toContain('Ergebnis am')
  })

  it.each([
    ['a win whose number says where it began', '40', 'I quietened the night: from 40 to 12 alerts.'],
    ['its goal', null, 'Alerts a night fell from 40 to 12 alerts, on the way to 5.'],
  ])('says the figures of a result once, where %s tells it in short', async (_, baseline, told) => {
    const { sections } = await drafted(async (deps) => {
      const measured = { title: 'Alerts a night under 5', metric: { type: 'number', start: '40', target: '5', unit: 'alerts' } } as const
      const goal = await measuredGoal(deps, { ...measured, startDate: '2026-07-01' }, { values: { '2026-10-01': '12' } })
      const { items } = await deps.store.list(deps.actor.space, checkIns.queries.latest, { where: { goalId: goal.id } }, { limit: 1 })
      const proof = evidence('check-in', 'Alerts a night', { goalId: goal.id, recordId: items[0]?.id ?? null })
      const number = { ...metric(baseline, '12', 'alerts'), valueFrom: proof.id }
      await storedWin(deps, { title: 'Quietened the night', text: 'I took the stale ones out.', metric: number, evidence: [proof] })
    })
    const [inShort, ...rest] = sections
    expect(inShort?.paragraphs.flat().map(({ text }) => text)).toEqual([told])
    expect(readOf(rest)).toContain('On “Alerts a night under 5” I checked in once')
    expect(readOf(rest)).toContain('I took the stale ones out.')
    expect(readOf(rest)).not.toMatch(/40|12|twelve/)
  })

  it('leaves a win out that has neither a number nor evidence, a goal of private life, and one that was dropped', async () => {
    const { sections, personal, dropped } = await drafted(async (deps) => {
      await storedWin(deps, { title: 'Taught two planners to set cover weeks' })
      await measuredGoal(deps, { title: 'Put by £6,000', tags: ['Home'], metric: { type: 'number', target: '6' }, startDate: '2026-07-01' })
      await measuredGoal(
        deps,
        { title: 'Old plan', metric: { type: 'binary' }, startDate: '2026-07-01' },
        { closed: { status: 'dropped', localDate: '2026-08-01' } },
      )
    })
    expect([sections, personal.map(({ title }) => title), dropped.map(({ title }) => title)]).toEqual([[], ['Put by £6,000'], ['Old plan']])
  })

  it.each([
    ['en', 'Trained 9 drivers', null, 'I trained 9 drivers.'],
    ['en', 'Saved £18,000 a year', null, 'I saved £18,000 a year.'],
    ['en', 'Zero accidents in 400 shifts', null, 'Zero accidents in 400 shifts.'],
    ['en', 'Safe shifts', metric(null, '400', 'shifts', 'without an accident'), 'Safe shifts: 400 shifts without an accident.'],
    ['en', 'Saved £18k on fuel', metric(null, '18000', '£'), 'I saved £18k on fuel.'],
    ['en', 'Trained nine drivers', metric(null, '9', 'drivers'), 'I trained nine drivers.'],
    ['en', 'Replaced nine sheets by one', metric('9', '1', 'sheets'), 'I replaced nine sheets by one.'],
    ['de', 'Neun Listen durch eine ersetzt', metric('9', '1', 'Listen'), 'Ich habe neun Listen durch eine ersetzt.'],
    ['en', 'Trained drivers', metric(null, '9', 'drivers'), 'I trained drivers: 9 in all.'],
    ['de', '9 Fahrer angelernt', null, 'Ich habe 9 Fahrer angelernt.'],
    ['de', '18.000 € im Jahr gespart', null, 'Ich habe 18.000 € im Jahr gespart.'],
    ['de', '18.000 € im Jahr gespart', metric(null, '18000', '€'), 'Ich habe 18.000 € im Jahr gespart.'],
    ['de', 'Keine Unfälle in 400 Schichten', null, 'Keine Unfälle in 400 Schichten.'],
    ['de', 'Fahrer angelernt', metric(null, '9', 'Fahrer'), 'Fahrer angelernt: insgesamt 9.'],
  ] as const)('tells a number that has no “from” once, as it is (%s: %s)', async (language, title, said, read) => {
    const { sections } = await drafted((deps) => storedWin(deps, { title, metric: said }), language)
    expect(sections.flatMap(({ paragraphs }) => paragraphs.flat()).map(({ text }) => text)).toEqual([read])
  })

  it('takes wins of its days alone, those of a month or a year when any day may be', async () => {
    const { facts } = await drafted(async (deps) => {
      for (const happenedOn of ['2026-06-30', '2026-06', '2026-07', '2026', '2026-12-31', '2027-01-01'])
        await storedWin(deps, { title: happenedOn, happenedOn, metric: metric(null, '1', '') })
    })
    expect(facts.wins.map(({ title }) => title).sort()).toEqual(['2026', '2026-07', '2026-12-31'])
  })

  it('calls a skill new only where something is kept of the time before', async () => {
    const win = { metric: metric(null, '3', 'sites'), evidence: [evidence('note', 'Seen', { recordId: null })] }
    const growth = async (withEarlier: boolean) => {
      const { sections } = await drafted(async (deps) => {
        // That an earlier job asked for something says nothing of what was shown then.
        await createExperience(deps, {
          kind: 'work',
          position: 'Mason',
          organisation: 'Northbank',
          startDate: '2020',
          endDate: '2024',
          skills: ['Forklift'],
        })
        if (withEarlier) await storedWin(deps, { title: 'Built a shed', happenedOn: '2025-03', skills: ['Joinery'], ...win })
        await storedWin(deps, { title: 'Built a pier', skills: ['Joinery', 'Diving'], ...win })
        await storedWin(deps, { title: 'Built a hut', skills: ['Joinery'], ...win })
      })
      return readOf(sections.filter(({ kind }) => kind === 'growth'))
    }
    expect(await growth(true)).toBe('## Growth\nFor the first time I have something to show for Diving, and I went on building on Joinery.')
    expect(await growth(false)).toBe('## Growth\nI went on building on Joinery.')
  })

  it('tells of a range that is over as it was then', async () => {
    const deps = reviewDeps()
    await measuredGoal(
      deps,
      {
        title: 'Forecast accuracy to 82 %',
        metric: { type: 'percent', start: '70', target: '82' },
        startDate: '2026-01-01',
        endDate: '2026-12-31',
      },
      { values: { '2026-02-01': '71', '2026-03-30': '72', '2026-10-01': '80' } },
    )
    const { sections } = await draftOf(deps, { from: '2026-01-01', until: '2026-03-31', language: 'en' })
    expect(readOf(sections)).toContain('Forecast accuracy rose from 70 to 72\u00a0%')
    expect(readOf(sections)).toContain('was well behind plan, which asked for 73')
  })
})

it.each(['en', 'de'] as const)('a habit is not told to be behind for one miss, but for two (%s)', async (language) => {
  const written = async (values: Readonly<Record<string, string>>) => {
    const habit = { title: 'Write it up', competencies: ['Writing'], metric: { type: 'habit' as const }, startDate: '2026-11-09' }
    return readOf((await drafted((deps) => measuredGoal(deps, habit, { values }), language)).sections)
  }
  const behind = /well behind plan|deutlich hinter dem Plan/
  expect(await written({ '2026-11-09': 'yes', '2026-11-10': 'no', '2026-11-11': 'yes' })).not.toMatch(behind)
  expect(await written({ '2026-11-09': 'yes', '2026-11-10': 'no' })).toMatch(behind)
})
