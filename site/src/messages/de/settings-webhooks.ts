import type { Delivery, WebhookOff } from '@throughline/core/webhook'
import type { webhookSettings as english } from '../settings-webhooks.ts'
import { career } from './career.ts'
import { discussion } from './discussion.ts'
import { interview } from './interview.ts'
import type { InGerman } from './words.ts'

const faults: Record<NonNullable<Delivery['fault']>, string> = {
  'refused-address': 'die Adresse liegt nicht im öffentlichen Internet',
  unreachable: 'niemand hat geantwortet',
  'too-slow': 'die Antwort hat zu lange gedauert',
  'too-large': 'die Antwort war zu groß',
  'too-many-redirects': 'es wird immer weiter verwiesen',
}

const off: Record<WebhookOff, (day: string) => string> = {
  gone: (day) => `Abgeschaltet ${day}: Das Programm hat gesagt, dass es weg ist`,
  failing: (day) => `Abgeschaltet ${day}: Drei Tage lang kam nichts durch`,
}

export const webhookSettings: InGerman<typeof english> = {
  title: 'Webhooks',
  about: 'Programme anderswo, denen mitgeteilt wird, was hier geschieht.',
  none: 'Noch kein Webhook',
  noneDetail: 'Was geschieht, wird signiert an eine Adresse von dir gesendet.',
  add: 'Neuer Webhook',
  url: 'Adresse',
  urlHelp: 'Beginnt mit https. Dort antwortet dein Programm.',
  description: 'Name',
  descriptionHelp: 'Wofür er ist, wenn du magst.',
  what: 'Was gesendet wird',
  everything: 'Alles, was geschieht',
  some: 'Nur, was unten angekreuzt oder genannt ist',
  groups: {
    tasks: ['Aufgaben', ['task.*', 'completion.*', 'time-entry.*']],
    goals: ['Ziele und Check-ins', ['goal.*', 'check-in.*']],
    journal: ['Das Journal', ['journal-entry.*']],
    discussions: [discussion.title, ['discussion.*', 'message.*', 'decision.*', 'meeting.*', 'agenda-item.*', 'action-item.*']],
    career: [career.title, ['experience.*', 'win.*', 'skill.*', 'resume.*', 'review-packet.*']],
    interview: [interview.title, ['question.*', 'story.*', 'rehearsal.*', 'target-job.*']],
  },
  others: 'Oder beim Namen',
  othersHelp: 'Etwa task.completed, goal.created: durch Kommas getrennt.',
  make: 'Webhook hinzufügen',
  edit: 'Ändern',
  save: 'Speichern',
  edited: 'Der Webhook ist geändert.',
  stay: 'Abbrechen',
  once: 'Das ist sein Geheimnis. Es wird nur dieses eine Mal gezeigt: Damit prüft dein Programm, dass von hier kommt, was es bekommt.',
  onceAgain: 'Das ist das neue Geheimnis, nur dieses eine Mal gezeigt. Das alte signiert noch 24 Stunden lang mit.',
  label: (name: string) => `Geheimnis von „${name}“`,
  copy: 'Kopieren',
  copied: 'Kopiert',
  kept: 'Ich habe es aufbewahrt',
  events: (events: readonly string[]) => (events.includes('*') ? 'alles' : events.join(', ')),
  detail: (host: string, events: string, state: string | null) => [host, events, state].filter(Boolean).join(' · '),
  off: (because: WebhookOff | null, day: string) => (because ? off[because](day) : `Aus seit ${day}`),
  failing: (day: string) => `Seit ${day} kam nichts durch`,
  open: 'Bearbeiten',
  openOf: (name: string) => `„${name}“ bearbeiten`,
  close: 'Schließen',
  address: 'Gesendet an',
  sent: 'Gesendet',
  state: 'Stand',
  on: 'An',
  both: (day: string) => `Das alte Geheimnis signiert bis ${day} mit.`,
  test: 'Test senden',
  rotate: 'Neues Geheimnis',
  rotateNow: 'Du bist es. Wähle noch einmal „Neues Geheimnis“.',
  turnOff: 'Abschalten',
  turnOn: 'Einschalten',
  turnedOff: 'Der Webhook ist aus. Was unterdessen geschieht, wird nicht gesendet.',
  turnedOn: 'Der Webhook ist an. Ihm wird mitgeteilt, was von jetzt an geschieht.',
  remove: 'Entfernen',
  removed: 'Der Webhook und sein Verlauf sind weg.',
  log: 'Zuletzt gesendet',
  nothing: 'Noch wurde nichts gesendet.',
  older: 'Die API hat den Rest der letzten dreißig Tage.',
  again: 'Noch einmal senden',
  againOf: (type: string, when: string) => `Noch einmal senden: ${type}, ${when}`,
  answer: 'Was er geantwortet hat',
  outcome({ status, responseStatus, fault, durationMs, attempts }: Delivery, next: string | null): string {
    const said = responseStatus === null ? fault && faults[fault] : `Antwort ${responseStatus}`
    const words = {
      delivered: [`Kam durch in ${durationMs ?? 0} ms`, said],
      waiting: [attempts === 0 ? 'Noch nicht gesendet' : said, next && `nächster Versuch ${next}`],
      failed: ['Kam nicht durch', said],
      stopped: ['Nicht gesendet: Der Webhook wurde abgeschaltet', said],
    }[status]
    const times = attempts > 1 ? `${attempts} Versuche` : null
    return upper([...words, times].filter(Boolean).join(', '))
  },
}

const upper = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)
