import { type Language, languageOf } from '../../kernel/text/language.ts'
import { cueFinder, readable } from './find-cues.ts'

/** What would count: how much less or more, how many people, how long, how much money, or anything. */
export type NumberAsk = 'change' | 'people' | 'time' | 'money' | 'any'

export interface NumberPrompt {
  ask: NumberAsk
  question: string
  /** The words that led to it; none for what is asked of anything. */
  because: string[]
}

const questions: Readonly<Record<NumberAsk, Readonly<Record<Language, string>>>> = {
  money: { en: 'How much money, before and after?', de: 'Wie viel Geld, vorher und nachher?' },
  time: { en: 'How long did it take before, and how long now?', de: 'Wie lange dauerte es vorher, und wie lange jetzt?' },
  people: { en: 'How many people?', de: 'Wie viele Personen?' },
  change: { en: 'From how much to how much?', de: 'Von wie viel auf wie viel?' },
  any: { en: 'How many, how long, how much?', de: 'Wie viele, wie lange, wie viel?' },
}

/** What was done is said to have made something less. */
const less =
  'cut, reduc*, halved, lower*, fewer, less, brought, down, saved, trimmed, gekürzt, gesenkt, halbiert*, reduzier*, weniger, verringer*, gespart, gebracht'

/** `beside`: of what has to be said as well. */
const led: readonly { ask: NumberAsk; cues: string; beside?: string }[] = [
  {
    ask: 'money',
    cues: 'saved, savings, cost*, budget*, revenue, price*, spend*, margin*, cheaper, kosten*, gespart*, umsatz*, ausgaben, einspar*, günstiger',
  },
  {
    ask: 'time',
    cues: 'faster, quicker, sped up, speeded up, shorten*, shorter, schneller, verkürz*, kürzer, beschleunig*',
  },
  // A length of time says by itself nothing of how long something takes: “Zero accidents in four weeks”.
  {
    ask: 'time',
    cues: 'meeting*, minutes, hours, days, weeks, waiting, time, stunden, minuten, tage, wochen, wartezeit*, besprechung*, dauer*',
    beside: less,
  },
  {
    ask: 'people',
    cues: 'taught, train*, coach*, mentor*, led, hired, hiring, recruit*, team, customers, patients, pupils, students, users, geschult, ausgebildet, geleitet, geführt, eingestellt, kunden, patient*, schüler*, nutzer*, teilnehm*',
  },
  {
    ask: 'change',
    cues: 'cut, reduc*, increas*, improv*, halved, doubled, grew, raised, lower*, fewer, less, more, better, brought down, reduzier*, gesenkt, gesteiger*, erhöh*, verbesser*, verdoppel*, halbiert*, weniger, mehr, besser',
  },
]

const finders = led.map(({ cues, ask, beside }) => ({
  ask,
  find: cueFinder(cues),
  isBeside: beside === undefined ? null : cueFinder(beside),
}))

/** What to ask of a win that says no number: the first of our questions that its words lead to, in the language of who is asked. */
export function askNumber(text: string, locale: string): NumberPrompt {
  const language = languageOf(locale)
  const looked = readable(text)
  for (const { find, ask, isBeside } of finders) {
    const because = find(looked)
    if (because.length > 0 && (isBeside === null || isBeside(looked).length > 0))
      return { ask, question: questions[ask][language], because }
  }
  return { ask: 'any', question: questions.any[language], because: [] }
}
