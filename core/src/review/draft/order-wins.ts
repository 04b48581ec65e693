import { isNotDoneYet, readSaid, type Win } from '../../career/index.ts'
import { type GiveWayDep, pacer } from '../../kernel/index.ts'

/** A number that its name alone says. */
const SAID = 1.5

const said = new WeakMap<Win, boolean>()

/** Whether its name says a number: read once, as it is asked for again and again while a packet is drafted. */
function saysByName(win: Win): boolean {
  const says = said.get(win) ?? readSaid(win.title) !== null
  said.set(win, says)
  return says
}

/** How much a win has to show: its numbers, then how far they went, then its evidence. */
export function strengthOf(win: Win): number {
  const { metric, evidence, text } = win
  const from = metric?.baseline == null ? null : Number(metric.baseline)
  const to = metric?.value == null ? null : Number(metric.value)
  const numbers = to === null ? (saysByName(win) ? SAID : 0) : from === null ? 2.5 : 4 + Math.min(1, farFrom(from, to))
  return numbers + Math.min(1, evidence.filter(hasCome).length * 0.3) + (text.trim() === '' ? 0 : 0.4)
}

const farFrom = (from: number, to: number) => (from === 0 ? 1 : Math.abs(to - from) / Math.abs(from))

/** Whether it says a number, be it by its name alone. */
export const saysNumber = (win: Win): boolean => win.metric?.value != null || saysByName(win)

/** Whether there is something to tell of it: a number, or something that shows it. */
export const isTellable = (win: Win): boolean => saysNumber(win) || win.evidence.some(hasCome)

/** What a source said can be told once that is gone, too. */
const hasCome = (piece: Win['evidence'][number]) => !isNotDoneYet(piece)

/** What a win counts as beside its name, in UTF-16 units. */
const RECORD = 50

/** The best first; those of equal strength newest first, as they come. */
export async function bestFirst(turns: GiveWayDep, wins: readonly Win[]): Promise<Win[]> {
  const pace = pacer(turns)
  const strengths = new Map<Win, number>()
  for (const win of wins) {
    strengths.set(win, strengthOf(win))
    await pace(RECORD + win.title.length)
  }
  return wins.toSorted((a, b) => (strengths.get(b) ?? 0) - (strengths.get(a) ?? 0))
}

/** Wins by the competency they are told under, and `null` for those that name none: each once, under the one of its own that most wins name. */
export function byCompetency(wins: readonly Win[]): Map<string | null, Win[]> {
  const counts = new Map<string, number>()
  for (const { competencies } of wins) for (const one of competencies) counts.set(one, (counts.get(one) ?? 0) + 1)
  const leading = ({ competencies }: Win) => competencies.toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0))[0] ?? null
  const groups = Map.groupBy(wins, leading)
  const weighed = [...groups].map(([name, all]) => {
    const weight = name === null ? -1 : all.reduce((sum, win) => sum + strengthOf(win), 0)
    return { weight, group: [name, all] as const }
  })
  return new Map(weighed.toSorted((a, b) => b.weight - a.weight).map(({ group }) => group))
}
