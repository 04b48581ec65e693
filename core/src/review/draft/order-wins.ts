import { isNotDoneYet, readSaid, type Win } from '../../career/index.ts'

/** A number that its name alone says. */
const SAID = 1.5

/** How much a win has to show: its numbers, then how far they went, then its evidence. */
export function strengthOf({ title, metric, evidence, text }: Win): number {
  const from = metric?.baseline == null ? null : Number(metric.baseline)
  const to = metric?.value == null ? null : Number(metric.value)
  const numbers = to === null ? (readSaid(title) ? SAID : 0) : from === null ? 2.5 : 4 + Math.min(1, farFrom(from, to))
  return numbers + Math.min(1, evidence.filter(hasCome).length * 0.3) + (text.trim() === '' ? 0 : 0.4)
}

const farFrom = (from: number, to: number) => (from === 0 ? 1 : Math.abs(to - from) / Math.abs(from))

/** Whether it says a number, be it by its name alone. */
export const saysNumber = ({ title, metric }: Win): boolean => metric?.value != null || readSaid(title) !== null

/** Whether there is something to tell of it: a number, or something that shows it. */
export const isTellable = (win: Win): boolean => saysNumber(win) || win.evidence.some(hasCome)

/** What a source said can be told once that is gone, too. */
const hasCome = (piece: Win['evidence'][number]) => !isNotDoneYet(piece)

/** The best first; those of equal strength newest first, as they come. */
export const bestFirst = (wins: readonly Win[]): Win[] => wins.toSorted((a, b) => strengthOf(b) - strengthOf(a))

/** Wins by the competency they are told under, and `null` for those that name none: each once, under the one of its own that most wins name. */
export function byCompetency(wins: readonly Win[]): Map<string | null, Win[]> {
  const counts = new Map<string, number>()
  for (const { competencies } of wins) for (const one of competencies) counts.set(one, (counts.get(one) ?? 0) + 1)
  const leading = ({ competencies }: Win) => competencies.toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0))[0] ?? null
  const groups = Map.groupBy(wins, leading)
  const weight = ([name, all]: [string | null, Win[]]) => (name === null ? -1 : all.reduce((sum, win) => sum + strengthOf(win), 0))
  return new Map([...groups].toSorted((a, b) => weight(b) - weight(a)))
}
