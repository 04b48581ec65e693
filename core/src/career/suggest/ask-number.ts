import { cueFinder, readable } from './find-cues.ts'

/** What would count: how much less or more, how many people, how long, how much money, or anything. */
export type NumberAsk = 'change' | 'people' | 'time' | 'money' | 'any'

export interface NumberPrompt {
  ask: NumberAsk
  question: string
  /** The words that led to it; none for what is asked of anything. */
  because: string[]
}

const questions: readonly { ask: NumberAsk; question: string; cues: string }[] = [
  {
    ask: 'money',
    question: 'How much money, before and after?',
    cues: 'saved, savings, cost*, budget*, revenue, price*, spend*, margin*, cheaper, kosten*, gespart*, umsatz*, ausgaben, einspar*, gunstiger',
  },
  {
    ask: 'time',
    question: 'How long did it take before, and how long now?',
    cues: 'faster, meeting*, minutes, hours, days, weeks, waiting, time, sped up, shorten*, deadline*, schneller, stunden, minuten, tage, wochen, wartezeit*, besprechung*, dauer*, verkurz*',
  },
  {
    ask: 'people',
    question: 'How many people?',
    cues: 'taught, train*, coach*, mentor*, led, hired, hiring, recruit*, team, customers, patients, pupils, students, users, geschult, ausgebildet, geleitet, gefuhrt, eingestellt, kunden, patient*, schuler*, nutzer*, teilnehm*',
  },
  {
    ask: 'change',
    question: 'From how much to how much?',
    cues: 'cut, reduc*, increas*, improv*, halved, doubled, grew, raised, lower*, fewer, less, more, better, brought down, reduzier*, gesenkt, gesteiger*, erhoh*, verbesser*, verdoppel*, halbiert*, weniger, mehr, besser',
  },
]

const finders = questions.map(({ cues, ...asked }) => ({ ...asked, find: cueFinder(cues) }))

/** What to ask of a win that says no number: the first of our questions that its words lead to. */
export function askNumber(text: string): NumberPrompt {
  const looked = readable(text)
  for (const { find, ...asked } of finders) {
    const because = find(looked)
    if (because.length > 0) return { ...asked, because }
  }
  return { ask: 'any', question: 'How many, how long, how much?', because: [] }
}
