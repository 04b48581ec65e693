import { z } from 'zod'
import { type ActorDep, type GiveWayDep, line, parse, prose, type StoreDep } from '../../kernel/index.ts'
import { competencyName } from '../competency/named.ts'
import { PartialDate } from '../dated.ts'
import { MAX_WIN_TITLE } from '../limits.ts'
import { askNumber, type NumberPrompt } from './ask-number.ts'
import { readHappened, type SaidTime } from './read-happened.ts'
import { readMetric, type SaidMetric } from './read-metric.ts'
import { readSaid } from './read-said.ts'
import type { SkillMemoryDep } from './skill-memory.ts'
import { suggestCompetencies } from './suggest-competencies.ts'
import type { SuggestedSkill } from './suggest-skills.ts'

/** What a win says so far. */
export const WinWords = z
  .strictObject({
    title: line(0, MAX_WIN_TITLE),
    text: prose(5_000),
    /** Whether it has a number already. */
    hasNumber: z.boolean(),
  })
  .partial()
  .meta({ id: 'WinWords', example: { title: 'Brought the Monday shortage meeting down to twenty minutes' } })
export type WinWords = z.input<typeof WinWords>

const because = z.array(z.string())

/** What may be said of a win, each with the words that led to it; nothing of it is taken by itself. */
export const WinSuggestions = z
  .object({
    /** Of our library, the likeliest first. */
    competencies: z.array(z.object({ id: z.string(), name: z.string(), because })),
    /** Those that the person lists first. */
    skills: z.array(z.object({ name: z.string(), because, isListed: z.boolean() })),
    /** The numbers that the words say. */
    metric: z.object({ baseline: z.string().nullable(), value: z.string(), unit: z.string(), because: z.string() }).nullable(),
    /** When it happened, as the words say: a month or a year. */
    happened: z.object({ on: PartialDate, because: z.string() }).nullable(),
    /** What would count, where no number is said. */
    asks: z.object({ ask: z.enum(['change', 'people', 'time', 'money', 'any']), question: z.string(), because }).nullable(),
  })
  .meta({ id: 'WinSuggestions' })
export interface WinSuggestions {
  competencies: { id: string; name: string; because: string[] }[]
  skills: SuggestedSkill[]
  metric: SaidMetric | null
  happened: SaidTime | null
  asks: NumberPrompt | null
}

/** What the words of a win lead to, by rules of our own. @throws AppError `validation` */
export async function suggestForWin(deps: StoreDep & ActorDep & GiveWayDep & SkillMemoryDep, input: WinWords): Promise<WinSuggestions> {
  const { title = '', text = '', hasNumber = false } = parse(WinWords, input)
  const words = `${title}\n${text}`
  const skillsIn = await deps.skillMemory.suggester(deps)
  const metric = hasNumber ? null : (readMetric(words) ?? readSaid(title))
  return {
    competencies: suggestCompetencies(words).map(({ id, because }) => ({ id, name: competencyName(deps.actor.locale, id), because })),
    skills: skillsIn(words),
    metric,
    happened: readHappened(words),
    asks: hasNumber || metric ? null : askNumber(words, deps.actor.locale),
  }
}
