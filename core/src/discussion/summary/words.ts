import { languageOf } from '../../kernel/index.ts'

/** What the summary of a meeting is written with. What is put into a text is Markdown already. */
export interface SummaryWords {
  title(title: string, day: string): string
  headings: Readonly<Record<'settled' | 'carried' | 'decided' | 'actions' | 'notes', string>>
  /** A decision and who made it. */
  decided(what: string, who: string): string
  /** Who does what, and by which day. */
  action(who: string, text: string, day: string | null): string
  and: string
  somebody: string
  nothing: string
}

const en: SummaryWords = {
  title: (title, day) => `${title}, ${day}`,
  headings: { settled: 'Settled', carried: 'Still open', decided: 'Decided', actions: 'Who does what', notes: 'Notes' },
  decided: (what, who) => `${what} (${who})`,
  action: (who, text, day) => `**${who}**: ${text}${day === null ? '' : `, by ${day}`}`,
  and: ' and ',
  somebody: 'Somebody who left Throughline',
  nothing: 'Nothing was written down.',
}

const de: SummaryWords = {
  title: (title, day) => `${title}, ${day}`,
  headings: { settled: 'Geklärt', carried: 'Noch offen', decided: 'Entschieden', actions: 'Wer macht was', notes: 'Notizen' },
  decided: (what, who) => `${what} (${who})`,
  action: (who, text, day) => `**${who}**: ${text}${day === null ? '' : `, bis ${day}`}`,
  and: ' und ',
  somebody: 'Jemand, der Throughline verlassen hat',
  nothing: 'Es wurde nichts festgehalten.',
}

/** @param locale BCP 47; German is told in German, all else in English */
export const summaryWords = (locale: string): SummaryWords => ({ en, de })[languageOf(locale)]
