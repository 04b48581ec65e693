import type { Place, StoryPhrases } from './story-phrases.ts'

const at = (where: string, word = 'at') => (where === '' ? '' : ` ${word} ${where}`)

const was: Readonly<Record<Place['kind'], (what: string, where: string) => string>> = {
  work: (what, where) => `was${what && ` ${what}`}${at(where)}`,
  education: (what, where) => `was studying${what && ` ${what}`}${at(where)}`,
  project: (what, where) => `was working${what && ` on “${what}”`}${at(where, 'for')}`,
  volunteer: (what, where) => `was volunteering${what && ` as ${what}`}${at(where)}`,
}

const on = (when: string | null) => (when === null ? '' : `${when} `)

export const english: StoryPhrases = {
  was: ({ kind, when, what, where }) => `${when} I ${was[kind](what, where)}`,
  happened: (when) => `this was ${when}`,
  goal: (name, way) => (way === null ? `my goal was ${name}` : `my goal was to get ${name} ${way}`),
  reached: (name, when) => `I reached my goal ${name}${when === null ? '' : ` ${when}`}`,
  tasks: (names) => `on my list I had ${names}`,
  did: (did) => `I ${did}`,
  done: (name) => `I got ${name} done`,
  wrote: (quote, when) => `${on(when)}I wrote: ${quote}`,
  says: (name, quote) => `in ${name} it says: ${quote}`,
  stood: (name, amount, when) => `${when === null ? '' : `${when}, `}${name} stood at ${amount}`,
  inner: ['‘', '’'],
}
