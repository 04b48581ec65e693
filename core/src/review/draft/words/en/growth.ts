import type { Shown } from '../../facts.ts'
import type { PacketWords } from '../words.ts'
import { counted } from './amounts.ts'

type GrowthWords = Pick<PacketWords, 'skills' | 'competencies' | 'themes'>

export function growthWords(locale: string): GrowthWords {
  const list = (names: readonly string[]) => new Intl.ListFormat(locale, { type: 'conjunction' }).format(names)
  const names = (all: readonly Shown[], asName: (name: string) => string) => list(all.map(({ name }) => asName(name)))
  const parted = (all: readonly Shown[]) => ({
    fresh: all.filter(({ isNew }) => isNew),
    grown: all.filter(({ isNew }) => !isNew),
  })
  return {
    skills(all) {
      const { fresh, grown } = parted(all)
      const built = `went on building on ${names(grown, withinSentence)}`
      if (fresh.length === 0) return grown.length > 0 ? `I ${built}.` : null
      const first = `For the first time I have something to show for ${names(fresh, withinSentence)}`
      return grown.length > 0 ? `${first}, and I ${built}.` : `${first}.`
    },
    competencies(all) {
      const { fresh, grown } = parted(all)
      const [most, ...others] = grown
      const came = fresh.length === 0 ? '' : `${names(fresh, lower)} ${fresh.length === 1 ? 'is' : 'are'} new`
      if (!most) return came === '' ? null : `Among what I showed, ${came}.`
      const shown = `Most of it shows ${lower(most.name)}, with ${counted(most.wins.length, 'result')}`
      const then = others.length === 0 ? '' : `, then ${names(others, lower)}`
      return `${shown}${then}${came && `; ${came}`}.`
    },
    themes(all) {
      const [first, ...others] = all
      if (!first) return null
      const days = new Set(first.entries.map(({ entryDate }) => entryDate)).size
      const rest = others.length === 0 ? '' : `, and ${list(others.map(({ name }) => withinSentence(name)))} often too`
      return `What I kept thinking through was ${withinSentence(first.name)}: it came up on ${counted(days, 'day')}${rest}.`
    },
  }
}

const smaller = (name: string) => name.charAt(0).toLowerCase() + name.slice(1)

/** Within a sentence: names of several words of which only the first is large. One word may be a name of its own. */
const withinSentence = (name: string) => (/^\p{Lu}\p{Ll}+(?: \p{Ll}+)+$/u.test(name) ? smaller(name) : name)

/** A competency within a sentence. */
const lower = (name: string) => (/^\p{Lu}\p{Ll}+(?:[ -]\p{Ll}+)*$/u.test(name) ? smaller(name) : name)
