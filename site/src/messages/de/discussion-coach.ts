import type { coach as english } from '../discussion-coach.ts'
import type { InGerman } from './words.ts'

/** The words of the machine that may be asked in a discussion. */
export const coach: InGerman<typeof english> = {
  ask: 'Coach fragen',
  by: (model) => `Von einem Sprachmodell geschrieben (${model}).`,
  named: (model, question) => `Antwort von ${model} auf „${question}“`,
  asked: (name) => `Gefragt hat ${name},`,
  sent: (n) =>
    n === 0 ? 'Gesendet wurde nur die Frage' : `Gesendet wurden die Frage und ${n === 1 ? '1 weitere Sache' : `${n} weitere Dinge`}`,
  streaming: 'Wird geschrieben …',
  nothing: 'Es kam keine Antwort.',
  stop: 'Anhalten',
  remove: 'Antwort löschen',
  removed: 'Die Antwort ist gelöscht.',
  ended: {
    'by-person': 'Sie wurde angehalten.',
    'too-long': 'Sie wurde abgeschnitten: Eine Antwort hat höchstens 20.000 Zeichen.',
    'cut-off': 'Sie brach ab, bevor sie fertig war.',
    refused: 'Der Coach hat die Antwort abgelehnt. Darum kümmern kann sich, wer dieses Throughline betreibt.',
    busy: 'Der Coach hat zu viel zu tun. Versuche es später erneut.',
    unreachable: 'Der Coach war nicht zu erreichen. Versuche es später erneut.',
    slow: 'Der Coach hat zu lange gebraucht.',
    odd: 'Der Coach hat etwas geantwortet, das nicht zu lesen war.',
  },
  kinds: {
    message: 'Eine Nachricht',
    agenda: 'Die Tagesordnung',
    task: 'Eine Aufgabe',
    goal: 'Ein Ziel',
    'journal-entry': 'Ein Eintrag',
    experience: 'Eine Station',
    win: 'Ein Erfolg',
    story: 'Eine Geschichte',
  },
  failed: 'Das hat nicht geklappt. Versuche es erneut.',
}
