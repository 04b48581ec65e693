import type { plan as englishPlan, review as englishReview } from '../en/briefing.ts'

export const plan: typeof englishPlan = {
  subject: (day: string, tasks: number) =>
    tasks === 0 ? `Dein ${day}` : tasks === 1 ? `Dein ${day}: eine Aufgabe` : `Dein ${day}: ${tasks} Aufgaben`,
  lead: (name: string) => `Guten Morgen, ${name}. Das steht heute an.`,
  meetings: 'Treffen',
  tasks: 'Heute',
  moreTasks: (more: number) => (more === 1 ? 'und eine weitere' : `und ${more} weitere`),
  also: 'Wartet außerdem',
  overdue: (n: number) => (n === 1 ? 'Eine Aufgabe ist überfällig' : `${n} Aufgaben sind überfällig`),
  overdueDetail: 'Alle in einem Schritt auf heute verschieben',
  practice: (n: number) => (n === 1 ? 'Eine Antwort zum Üben' : `${n} Antworten zum Üben`),
  offTrack: 'Nicht im Plan',
  checkIns: 'Check-in steht an',
  priority: { high: 'hoch', urgent: 'dringend' },
  button: 'Heute öffnen',
  footer: 'Das ist der Plan deines Tages von Throughline. Tage ohne Aufgaben werden ausgelassen.',
}

export const review: typeof englishReview = {
  subject: (done: number) =>
    done === 0 ? 'Deine Woche im Rückblick' : done === 1 ? 'Deine Woche: eine Aufgabe erledigt' : `Deine Woche: ${done} Aufgaben erledigt`,
  lead: (from: string, until: string) => `${from} bis ${until}.`,
  done: (n: number) => (n === 1 ? 'Erledigt: eine Aufgabe' : `Erledigt: ${n} Aufgaben`),
  wins: 'Vielleicht ein Erfolg',
  winsDetail: 'Als Erfolg festhalten, mit Datum und Quelle',
  goals: 'Wie deine Ziele vorankommen',
  pace: { 'on-track': 'Im Plan', behind: 'Im Rückstand', 'at-risk': 'Gefährdet' },
  ahead: (n: number) => (n === 1 ? 'Die nächste Woche: eine Aufgabe' : `Die nächste Woche: ${n} Aufgaben`),
  more: (n: number) => (n === 1 ? 'und eine weitere' : `und ${n} weitere`),
  button: 'Deine Ziele durchgehen',
  footer: 'Das ist der Rückblick auf deine Woche von Throughline. Wochen, in denen nichts erledigt wurde, werden ausgelassen.',
}
