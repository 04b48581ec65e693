import { comparePartialDates } from '../../career/index.ts'
import { type StoryFacts, type StoryStrength, strengthOf } from './strength.ts'

/** A win that a story rests on. */
interface ProvingWin {
  id: string
  /** A day, month or year. */
  happenedOn: string
  evidence: StoryFacts['evidence']
}

/**
 * How well a story is proved by its wins, those in the trash left out.
 * @param confirmed the wins that a colleague has confirmed
 * @param on the person's date
 */
export const strengthOfWins = (wins: readonly ProvingWin[], confirmed: ReadonlySet<string>, on: string): StoryStrength =>
  strengthOf({
    evidence: wins.flatMap(({ evidence }) => evidence),
    isAttested: wins.some(({ id }) => confirmed.has(id)),
    happenedOn:
      wins
        .map(({ happenedOn }) => happenedOn)
        .toSorted(comparePartialDates)
        .at(-1) ?? null,
    on,
  })
