import type { reminders as english } from '../reminder.ts'
import type { InGerman } from './words.ts'

const units: Readonly<Record<string, readonly [string, string]>> = {
  minute: ['Minute', 'Minuten'],
  hour: ['Stunde', 'Stunden'],
  day: ['Tag', 'Tage'],
}

export const reminders: InGerman<typeof english> = {
  name: 'Erinnerungen',
  add: 'Hinzufügen',
  done: 'Fertig',
  remove: (what: string) => `Erinnerung entfernen: ${what}`,
  choose: 'Erinnere mich',
  moment: 'Zu einem anderen Zeitpunkt',
  passed: 'Dieser Zeitpunkt ist vorbei. Wähle einen, der noch kommt.',
  dueFirst: 'Gib der Aufgabe eine Fälligkeit, dann kannst du vorher erinnert werden.',
  fromNext: (when: string) => `${when}, ab dem nächsten Mal`,
  most: 'Eine Aufgabe hat Platz für 10 Erinnerungen.',
  added: (what: string) => `Hinzugefügt: ${what}`,

  length: (count: number, unit: 'minute' | 'hour' | 'day') => `${count} ${units[unit]?.[count === 1 ? 0 : 1] ?? ''}`,
  atTheTime: 'Zur Uhrzeit selbst',
  before: (time: string) => `${time} vorher`,
  after: (time: string) => `${time} danach`,
  withoutDue: (time: string) => `${time} vor oder nach der Fälligkeit, sobald es eine gibt`,
  onDay: (days: number, clock: string) =>
    days === 0
      ? `Am Tag selbst um ${clock}`
      : days === -1
        ? `Am Tag davor um ${clock}`
        : days === 1
          ? `Am Tag danach um ${clock}`
          : `${Math.abs(days)} Tage ${days < 0 ? 'vorher' : 'danach'} um ${clock}`,
}
