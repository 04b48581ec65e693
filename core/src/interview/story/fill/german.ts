import type { Place, StoryPhrases } from './story-phrases.ts'

const at = (where: string, word = 'bei') => (where === '' ? '' : ` ${word} ${where}`)

const was: Readonly<Record<Place['kind'], (what: string, where: string) => string>> = {
  work: (what, where) => `war ich${what && ` ${what}`}${at(where)}`,
  education: (what, where) => `war ich in Ausbildung: ${[what, where].filter(Boolean).join(', ')}`,
  project: (what, where) => `habe ich${what && ` an „${what}“`}${at(where, 'für')} gearbeitet`,
  volunteer: (what, where) => `war ich ehrenamtlich${what && ` ${what}`}${at(where)}`,
}

export const german: StoryPhrases = {
  was: ({ kind, when, what, where }) => `${when} ${was[kind](what, where)}`,
  happened: (when) => `das war ${when}`,
  goal: (name, way) => (way === null ? `mein Ziel war ${name}` : `mein Ziel war, ${name} ${way} zu bringen`),
  reached: (name, when) => `mein Ziel ${name} habe ich${when === null ? '' : ` ${when}`} erreicht`,
  tasks: (names) => `auf meiner Liste hatte ich ${names}`,
  did: (did) => `ich habe ${did}`,
  done: (name) => `ich habe ${name} erledigt`,
  wrote: (quote, when) => (when === null ? `ich schrieb: ${quote}` : `${when} schrieb ich: ${quote}`),
  says: (name, quote) => `in ${name} steht: ${quote}`,
  stood: (name, amount, when) => (when === null ? `${name} lag bei ${amount}` : `${when} lag ${name} bei ${amount}`),
  inner: ['‚', '‘'],
}
