import type { Shown } from '../../facts.ts'
import type { PacketWords } from '../words.ts'

export type GrowthWords = Pick<PacketWords, 'skills' | 'competencies' | 'themes'>

/** Some names as one reads them in a sentence. */
interface Names {
  names: string
  count: number
}

/** What a language says of what somebody learned. */
export interface GrowthPhrases {
  /** The name of a skill or theme within a sentence. */
  within(name: string): string
  /** The name of a competency within a sentence. */
  withinCompetency(name: string): string
  builtOn(grown: Names): string
  firstShown(fresh: Names): string
  firstShownAndBuiltOn(fresh: Names, grown: Names): string
  newAmong(fresh: Names): string
  mostly(most: { name: string; results: number }, then: Names | null, fresh: Names | null): string
  keptThinking(name: string, days: number, often: Names | null): string
}

const partedOf = (all: readonly Shown[]) => ({ fresh: all.filter(({ isNew }) => isNew), grown: all.filter(({ isNew }) => !isNew) })

/** By which rules growth is told, in any language. */
export function growthRules(locale: string, says: GrowthPhrases): GrowthWords {
  const list = new Intl.ListFormat(locale, { type: 'conjunction' })
  const namesOf = (all: readonly { name: string }[], asName: (name: string) => string): Names | null =>
    all.length === 0 ? null : { names: list.format(all.map(({ name }) => asName(name))), count: all.length }
  return {
    skills(all) {
      const parted = partedOf(all)
      const [fresh, grown] = [namesOf(parted.fresh, says.within), namesOf(parted.grown, says.within)]
      if (fresh === null) return grown && says.builtOn(grown)
      return grown === null ? says.firstShown(fresh) : says.firstShownAndBuiltOn(fresh, grown)
    },
    competencies(all) {
      const { fresh, grown } = partedOf(all)
      const [most, ...others] = grown
      const came = namesOf(fresh, says.withinCompetency)
      if (!most) return came && says.newAmong(came)
      const named = { name: says.withinCompetency(most.name), results: most.wins.length }
      return says.mostly(named, namesOf(others, says.withinCompetency), came)
    },
    themes(all) {
      const [first, ...others] = all
      if (!first) return null
      const days = new Set(first.entries.map(({ entryDate }) => entryDate)).size
      return says.keptThinking(says.within(first.name), days, namesOf(others, says.within))
    },
  }
}
