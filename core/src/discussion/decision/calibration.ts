import { z } from 'zod'
import { type ActorDep, hasCode, listPages, type StoreDep } from '../../kernel/index.ts'
import { participations } from '../schema.ts'
import { enter } from '../thread/enter.ts'
import { type Decision, decisions } from './schema.ts'

/** Decisions of one discussion that are looked at, the latest. */
const MOST_OF_ONE = 200
/** Discussions that are looked at side by side. */
const AT_ONCE = 20

const counts = {
  /** Decisions that say how sure one was and how they turned out. */
  cases: z.int().min(0),
  /** Those of them that held. */
  held: z.int().min(0),
  /** What one expected: the mean of their confidence, in per cent; `null` without any. */
  expected: z.number().nullable(),
}

/** How sure somebody was of their decisions, beside how many of them held. */
export const Calibration = z
  .object({
    ...counts,
    /** By confidence, in per cent, `to` included. */
    buckets: z.array(z.object({ from: z.int(), to: z.int(), ...counts })),
    /** By the quarter in which it was said how they turned out, oldest first; quarters without any are left out. */
    quarters: z.array(z.object({ year: z.int(), quarter: z.int().min(1).max(4), ...counts })),
  })
  .meta({ id: 'DecisionCalibration' })
export type Calibration = z.infer<typeof Calibration>

interface Case {
  confidence: number
  held: boolean
  on: string
}

/** What confidence is told apart by: that of a toss-up, and from then on in tens. */
const BUCKETS = [
  [50, 59],
  [60, 69],
  [70, 79],
  [80, 89],
  [90, 100],
] as const

/** How well the confidence of a person's own decisions was placed, over all discussions they are in. */
export async function readCalibration(deps: StoreDep & ActorDep): Promise<Calibration> {
  const cases: Case[] = []
  for await (const page of listPages(deps, deps.actor.space, participations.queries.latest, {}))
    for (let first = 0; first < page.length; first += AT_ONCE)
      cases.push(...(await Promise.all(page.slice(first, first + AT_ONCE).map(({ id }) => casesIn(deps, id)))).flat())
  return calibrationOf(cases)
}

/** What follows from single cases. */
export function calibrationOf(cases: readonly Case[]): Calibration {
  const quarters = Map.groupBy(cases, ({ on }) => `${on.slice(0, 4)}-${Math.ceil(Number(on.slice(5, 7)) / 3)}`)
  return {
    ...counted(cases),
    buckets: BUCKETS.map(([from, to]) => ({ from, to, ...counted(cases.filter((one) => one.confidence >= from && one.confidence <= to)) })),
    quarters: [...quarters]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, of]) => ({ year: Number(key.slice(0, 4)), quarter: Number(key.slice(5)), ...counted(of) })),
  }
}

function counted(cases: readonly Case[]) {
  const sum = cases.reduce((total, { confidence }) => total + confidence, 0)
  const expected = cases.length === 0 ? null : Math.round((sum / cases.length) * 10) / 10
  return { cases: cases.length, held: cases.filter(({ held }) => held).length, expected }
}

/** A discussion that the person is in no longer tells nothing, also before that was brought to them. */
async function casesIn(deps: StoreDep & ActorDep, discussionId: string): Promise<Case[]> {
  const { store, actor } = deps
  const own = { where: { isJudged: true }, each: actor.accountId }
  const { items } = await store.list(discussionId, decisions.queries.judgedBy, own, { limit: MOST_OF_ONE })
  if (items.length === 0) return []
  try {
    await enter(deps, discussionId, 'read')
    return items.map(caseOf)
  } catch (error) {
    if (hasCode(error, 'not-found')) return []
    throw error
  }
}

function caseOf({ confidence, outcome }: Decision): Case {
  if (confidence === null || outcome === null) throw new Error('A judged decision has a confidence and an outcome.')
  return { confidence, held: outcome.held, on: outcome.on }
}
