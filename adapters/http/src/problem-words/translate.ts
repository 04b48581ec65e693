import type { Language } from '@throughline/core/kernel'
import type { Problem } from '../problem.ts'

/** Words by the English ones, where there are others. Loaded for the first who reads them. */
const wordsOf: Readonly<Record<Exclude<Language, 'en'>, () => Promise<Readonly<Record<string, string>>>>> = {
  de: async () => (await import('./de/index.ts')).german,
}

type Say = (text: string) => string

const known = new Map<Language, Promise<Say>>()

/**
 * A problem in the words of a language; what there are none for is left as it is. Programs go by `type` and `code`, which are
 * the same in each.
 */
export async function inWordsOf(language: Language, problem: Problem): Promise<Problem> {
  if (language === 'en') return problem
  const say = await sayerOf(language)
  return {
    ...problem,
    title: say(problem.title),
    ...(problem.detail !== undefined && { detail: say(problem.detail) }),
    ...(problem.errors && { errors: problem.errors.map((fault) => ({ ...fault, message: say(fault.message) })) }),
  }
}

function sayerOf(language: Exclude<Language, 'en'>): Promise<Say> {
  const made = known.get(language) ?? wordsOf[language]().then(sayer)
  known.set(language, made)
  return made
}

/** Finds what was said by the whole of it, or by what stands around what is named in it. */
export function sayer(words: Readonly<Record<string, string>>): Say {
  const patterns = Object.entries(words)
    .filter(([english]) => english.includes('{}'))
    // The one that says the most of it by itself.
    .sort(([a], [b]) => b.length - a.length)
    .map(([english, own]) => ({ pattern: new RegExp(`^${english.split('{}').map(escaped).join('(.+?)')}$`, 's'), own }))
  return (text) => {
    const whole = Object.hasOwn(words, text) ? words[text] : undefined
    if (whole !== undefined) return whole
    for (const { pattern, own } of patterns) {
      const named = pattern.exec(text)
      if (named) return own.replace(/\{(\d)\}/g, (_, place: string) => named[Number(place)] ?? '')
    }
    return text
  }
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
