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

/** Sentences of ours that answers repeat, such as what an import could not take over, in the words of a language. */
export async function sentencesIn(language: Language): Promise<Say> {
  return language === 'en' ? (text) => text : await sayerOf(language)
}

function sayerOf(language: Exclude<Language, 'en'>): Promise<Say> {
  const made = known.get(language) ?? wordsOf[language]().then((words) => sayer(words, language))
  known.set(language, made)
  return made
}

const sentenceEnds = /(?<=[.?!]) (?=[\p{Lu}“])/u
/** What a sentence is about, or what became of it, ahead of the sentence: `Habits.csv: It has more than 10 rows.` */
const labelled = /^(.+?): (.+)$/s
/** A file, perhaps by a shortened name, or the path of a field. */
const place = /(?:\.\w{2,4}|…)$|^\w+(?:\.\w+)*$/
const grouped = /^\d{1,3}(?:,\d{3})+$/

/**
 * Finds what was said by the whole of it, by its sentences, or by what stands around what is named in it. What is named may
 * itself be words of ours, or a count; where it stands in quotation marks, or at `{=1}`, somebody wrote it, and it stays.
 */
export function sayer(words: Readonly<Record<string, string>>, language: Language = 'de'): Say {
  const patterns = Object.entries(words)
    .filter(([english]) => english.includes('{}'))
    // The one that says the most of it by itself.
    .sort(([a], [b]) => b.length - a.length)
    .map(([english, own]) => {
      const around = english.split('{}')
      const pattern = new RegExp(`^${around.map(escaped).join('(.+?)')}$`, 's')
      return { pattern, own: own.replace(/\{(\d)\}/g, (place, n: string) => (around[Number(n) - 1]?.endsWith('“') ? `{=${n}}` : place)) }
    })

  const told = (text: string): string | undefined => {
    if (Object.hasOwn(words, text)) return words[text]
    const [, label = '', rest = ''] = labelled.exec(text) ?? []
    const said = rest && told(rest)
    const labelSaid = said && (told(label) ?? (place.test(label) ? label : undefined))
    if (labelSaid) return `${labelSaid}: ${said}`
    const sentences = text.split(sentenceEnds)
    const each = sentences.length > 1 ? sentences.map(told) : []
    if (each.length > 0 && each.every((sentence) => sentence !== undefined)) return each.join(' ')
    for (const { pattern, own } of patterns) {
      const named = pattern.exec(text)
      if (!named) continue
      return own.replace(/\{(=?)(\d)\}/g, (_, asWritten: string, place: string) => {
        const text = named[Number(place)] ?? ''
        return asWritten ? text : namedIn(text)
      })
    }
    return undefined
  }
  const namedIn = (text: string) => (grouped.test(text) ? Number(text.replaceAll(',', '')).toLocaleString(language) : (told(text) ?? text))
  return (text) => told(text) ?? text
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
