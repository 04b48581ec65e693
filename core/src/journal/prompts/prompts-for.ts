import { addDays, dayNumber } from '../../kernel/index.ts'
import { shuffled } from './shuffled.ts'

/** Days in which nothing is asked again that was the day's prompt, or was kept with an entry. */
export const LASTING_DAYS = 60

/**
 * The prompts are dealt into this many decks, and each deck serves so many days in turn: what the day's prompt was comes back
 * after three turns of other decks at the earliest, more than `LASTING_DAYS` later, whatever was kept in between.
 */
const DECKS = 4
const TURN = 20

/** What was kept before so many days can tell on which prompt a day gets. */
export const LOOKED_BACK = 2 * LASTING_DAYS + TURN

/** A prompt that was kept with an entry about a plain date. */
export interface UsedPrompt {
  id: string
  date: string
}

interface Asked {
  /** A plain date. */
  date: string
  /** Whoever has another seed is asked in another order. */
  seed: string
  /** Those kept in the `LOOKED_BACK` days up to the date; earlier ones do not matter. */
  used: readonly UsedPrompt[]
}

/**
 * What to ask on a day, the day's own prompt first. It is the same all day, and nothing is among them that was kept with an
 * entry or was a day's own in the last `LASTING_DAYS`. Those that are not to be a day's own soon come earlier.
 * A day has none of its own where so many others were kept lately that its deck has none left.
 */
export function promptsFor(ids: readonly string[], { date, seed, used }: Asked): { own: string | null; offered: string[] } {
  const days = createDays(ids, seed, used)
  const now = dayNumber(date)
  const own = days.promptOf(now)
  const shown = new Set(days.promptsOf(now - LASTING_DAYS, now))
  const coming = new Set(days.promptsOf(now + 1, now + LASTING_DAYS))
  const isFree = (id: string) => !days.isKept(id, now + 1, LASTING_DAYS + 1)
  const others = shuffled(
    ids.filter((id) => id !== own && !shown.has(id) && isFree(id)),
    `${seed}/${date}`,
  )
  const last = others.filter((id) => coming.has(id))
  const offered = [...(own && isFree(own) ? [own] : []), ...others.filter((id) => !coming.has(id)), ...last]
  return { own: own ?? null, offered }
}

/** What may be asked at a moment rather than of a day: beginning with another one each day, without what was kept lately. */
export function momentPromptsFor(ids: readonly string[], { date, seed, used }: Asked): string[] {
  const order = shuffled(ids, seed)
  const first = modulo(dayNumber(date), Math.max(1, order.length))
  const since = addDays(date, -LASTING_DAYS)
  const kept = new Set(used.flatMap((one) => (one.date >= since && one.date <= date ? one.id : [])))
  return [...order.slice(first), ...order.slice(0, first)].filter((id) => !kept.has(id))
}

function createDays(ids: readonly string[], seed: string, used: readonly UsedPrompt[]) {
  const dealt = shuffled(ids, seed)
  const keptOn = Map.groupBy(used, ({ id }) => id)
  const turns = new Map<number, readonly (string | undefined)[]>()

  /** Whether a prompt was kept in so many days before a day. */
  const isKept = (id: string, before: number, days: number = LASTING_DAYS) =>
    (keptOn.get(id) ?? []).some(({ date }) => {
      const day = dayNumber(date)
      return before - days <= day && day < before
    })

  /** The prompts of a turn's days, each the first of its deck that is free by then; none where its deck is used up. */
  function promptsOfTurn(turn: number): readonly (string | undefined)[] {
    const known = turns.get(turn)
    if (known) return known
    const deck = dealt.filter((_, n) => n % DECKS === modulo(turn, DECKS))
    const left = shuffled(deck, `${seed}/${turn}`)
    const prompts = Array.from({ length: TURN }, (_, n) => {
      const at = left.findIndex((id) => !isKept(id, turn * TURN + n))
      return at < 0 ? undefined : left.splice(at, 1)[0]
    })
    turns.set(turn, prompts)
    return prompts
  }

  const promptOf = (day: number) => promptsOfTurn(Math.floor(day / TURN))[modulo(day, TURN)]
  return {
    isKept,
    promptOf,
    /** From one day up to another, both meant. */
    promptsOf: (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, n) => promptOf(from + n)),
  }
}

const modulo = (value: number, by: number) => ((value % by) + by) % by
