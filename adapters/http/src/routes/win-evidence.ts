import {
  CompetencyEvidence,
  commonSkillsLike,
  countWinsOf,
  listCompetencies,
  listSkillEvidence,
  MOST_OWN_COMPETENCIES,
  MOST_UNLISTED_SKILLS,
  readWinStats,
  SkillEvidence,
  suggestForWin,
  WinStats,
  WinSuggestions,
  WinWords,
} from '@throughline/core/career'
import { line, MAX_LIMIT, RecordId } from '@throughline/core/kernel'
import { z } from 'zod'
import { exampleCompetency, exampleSuggestions } from '../career-examples.ts'
import { exampleId } from '../examples.ts'
import { idList } from '../query.ts'
import { json } from '../reply.ts'
import { forPerson, type Route } from '../route.ts'

const listOf = (schema: z.ZodType, example: unknown, description: string) =>
  ({ description, schema: z.object({ items: z.array(schema) }), example: { items: [example] }, headers: ['ETag'] }) as const

/** What there is no end of: those that most shows, and how many more there are. */
const mostOf = ({ schema, example, description }: { schema: z.ZodType; example: unknown; description: string }) =>
  ({
    description,
    schema: z.object({ items: z.array(schema), more: z.int().min(0) }),
    example: { items: [example], more: 0 },
    headers: ['ETag'],
  }) as const

/** How many common skills are offered at once. */
const MOST_SKILLS = 20

const SourceCount = z.object({ id: RecordId, wins: z.int() })
const CommonSkill = z.object({ name: z.string(), aliases: z.array(z.string()) })

/** What wins come to, and what may be said of one. */
export const winEvidenceRoutes: readonly Route[] = [
  forPerson({
    method: 'GET',
    path: '/competencies',
    operationId: 'listCompetencies',
    summary: 'Our competencies, with what shows each of them; and those of your own that wins name',
    area: 'Career',
    costly: true,
    kept: true,
    caching: 'list',
    answers: {
      200: mostOf({
        schema: CompetencyEvidence,
        example: exampleCompetency,
        description: `Ours in their order, then up to ${MOST_OWN_COMPETENCIES} of your own, those that most wins name; \`more\` says how many more of these there are.`,
      }),
    },
    run: async ({ deps }) => json(await listCompetencies(deps)),
  }),
  forPerson({
    method: 'GET',
    path: '/skills/evidence',
    operationId: 'listSkillEvidence',
    summary: 'What shows each skill that you list, or that wins and experience name',
    area: 'Career',
    costly: true,
    caching: 'list',
    answers: {
      200: mostOf({
        schema: SkillEvidence,
        example: { skillId: exampleId, name: 'Demand forecasting', wins: 7, experiences: 2, lastOn: '2026-03-05', isInUse: true },
        description: `Those you list in their order, then up to ${MOST_UNLISTED_SKILLS} that are only named, most shown first; \`more\` says how many more of these there are.`,
      }),
    },
    run: async ({ deps }) => json(await listSkillEvidence(deps)),
  }),
  forPerson({
    method: 'GET',
    path: '/skills/common',
    operationId: 'listCommonSkills',
    summary: `Up to ${MOST_SKILLS} common skills whose name, or a word of it, begins so`,
    area: 'Career',
    query: z.strictObject({ q: line(1, 100).meta({ description: 'How a name begins.', example: 'forec' }) }),
    answers: {
      200: listOf(
        CommonSkill,
        { name: 'Demand forecasting', aliases: ['Demand planning', 'Sales forecasting'] },
        'Those that begin so first.',
      ),
    },
    run: async ({ query }) => json({ items: commonSkillsLike(query.q, MOST_SKILLS).map(({ name, aliases }) => ({ name, aliases })) }),
  }),
  forPerson({
    method: 'GET',
    path: '/wins/stats',
    operationId: 'readWinStats',
    summary: 'What your wins come to: by quarter, by experience, by competency with its gaps',
    area: 'Career',
    costly: true,
    kept: true,
    caching: 'list',
    answers: {
      200: {
        description: 'All wins that do not lie in the trash.',
        schema: WinStats,
        example: {
          wins: 17,
          evidence: 52,
          unproven: 1,
          quarters: [{ year: 2026, quarter: 1, wins: 2 }],
          experiences: [{ experienceId: exampleId, wins: 11 }],
          competencies: [exampleCompetency],
          moreCompetencies: 0,
        },
        headers: ['ETag'],
      },
    },
    run: async ({ deps }) => json(await readWinStats(deps)),
  }),
  forPerson({
    method: 'GET',
    path: '/wins/source-counts',
    operationId: 'countWinsOf',
    summary: `How many wins were made of each of some records, up to ${MAX_LIMIT}`,
    area: 'Career',
    query: z.strictObject({ ids: idList(MAX_LIMIT).describe('Ids of tasks, goals, check-ins, entries or files, separated by commas.') }),
    caching: 'list',
    answers: { 200: listOf(SourceCount, { id: exampleId, wins: 1 }, 'Those that a win names.') },
    run: async ({ deps, query }) => json({ items: await countWinsOf(deps, query.ids) }),
  }),
  forPerson({
    method: 'POST',
    path: '/win-suggestions',
    operationId: 'suggestForWin',
    costly: true,
    changesNoPage: true,
    summary: 'Competencies, skills and numbers that the words of a win lead to, or what to ask for; nothing is stored',
    area: 'Career',
    body: WinWords,
    answers: { 200: { description: 'With the words that led to each.', schema: WinSuggestions, example: exampleSuggestions } },
    run: async ({ deps, body }) => json(await suggestForWin(deps, body)),
  }),
]
