import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { EvidenceKind, Win, wins } from '../../career/index.ts'
import { storedExperience } from '../../career/test-career.ts'
import { newEnvelope } from '../../kernel/index.ts'
import { aStory, storyDeps } from '../test-story.ts'
import { addStorySource } from './add-source.ts'
import { storyParts } from './parts.ts'
import { readStoryProofs } from './read-proofs.ts'
import { MAX_PART, Story } from './schema.ts'

const AT = '2026-03-05T09:00:00.000Z'

const piece = fc.constantFrom(
  'word ',
  'Counted it. ',
  '“',
  '”',
  '„',
  '"',
  '\n\n',
  '- ',
  '7,5 % ',
  '😀',
  'é',
  '한',
  '.',
  '\u00a0',
  'x'.repeat(400),
)
const text = (most: number) =>
  fc
    .oneof(
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.array(piece, { maxLength: 60 }).map((all) => all.join('')),
    )
    .map((all) => all.slice(0, most))
const decimal = fc.constantFrom('0', '1', '-8.4', '123456789012345.123456789', '0.000000001')
const quantity = fc.record({ value: decimal, unit: fc.constantFrom('', '%', '€', 'min', 'EUR', 'pallets') })

const evidence = fc.record({
  kind: fc.constantFrom(...EvidenceKind.options),
  title: text(500),
  quote: fc.option(text(2_000)),
  date: fc.option(fc.constantFrom('2021', '2021-03', '2021-03-05')),
  number: fc.option(quantity),
})

const win = fc.record({
  title: text(300),
  text: text(5_000),
  happenedOn: fc.constantFrom('2021', '2021-03', '2021-03-05'),
  metric: fc.option(
    fc.record({ baseline: fc.option(decimal), value: fc.option(decimal), unit: fc.constantFrom('', '%', 'min', '£'), of: text(100) }),
  ),
  competencies: fc.array(text(60), { maxLength: 8 }),
  evidence: fc.array(evidence, { maxLength: 6 }),
})

it('of any wins a story is made that may be kept, which rests on them alone', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(win, { minLength: 1, maxLength: 3 }),
      fc.constantFrom('en-GB', 'de-AT', 'ar'),
      text(300),
      async (asked, locale, position) => {
        const deps = storyDeps({ locale })
        const experienceId = await storedExperience(deps, { position: position.normalize('NFC') })
        const winIds: string[] = []
        for (const { metric, evidence, ...said } of asked) {
          const id = deps.ids.next()
          const made = Win.safeParse({
            ...newEnvelope(id, AT),
            ...{ ...said, experienceId, skills: [], confidentiality: 'private', importId: null },
            metric: metric && { ...metric, baselineFrom: null, valueFrom: null },
            evidence: evidence.map((one) => ({
              ...{
                id: deps.ids.next(),
                recordId: null,
                goalId: null,
                url: null,
                corrected: null,
                capturedAt: AT,
                sourceVersion: null,
                state: 'live',
              },
              ...one,
            })),
          })
          if (!made.success) continue
          await deps.store.save(deps.actor.space, wins, made.data, { expectedVersion: 0 })
          winIds.push(id)
        }
        fc.pre(winIds.length > 0)
        const story = await aStory(deps, { winIds })
        expect(Story.safeParse(story)).toMatchObject({ success: true, data: { tellings: story.tellings, sources: story.sources } })
        for (const part of storyParts) expect((story.tellings[0]?.[part] ?? '').isWellFormed()).toBe(true)
        expect(story.sources.every(({ winId }) => winIds.includes(winId))).toBe(true)
        const { sources } = await readStoryProofs(deps, story.id)
        expect(sources.every(({ state, corrected }) => state === 'live' && corrected === null)).toBe(true)
        const last = await deps.store.get(deps.actor.space, wins, winIds.at(-1) as string)
        for (const one of [null, ...(last?.evidence ?? [])]) {
          const place = { part: 'reflection', winId: last?.id ?? '', evidenceId: one?.id ?? null, append: true } as const
          const added = await addStorySource(deps, story.id, place).catch(({ code }) => code)
          if (added !== 'validation') expect(added.tellings[0].reflection.length).toBeLessThanOrEqual(MAX_PART)
        }
      },
    ),
    { numRuns: 150 },
  )
})
