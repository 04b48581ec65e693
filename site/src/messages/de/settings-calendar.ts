import type {
  davSettings as englishDav,
  daySettings as englishDays,
  feedSettings as englishFeeds,
  outsideSettings as englishOutside,
} from '../settings-calendar.ts'
import { ended, type InGerman } from './words.ts'

export const feedSettings: InGerman<typeof englishFeeds> = {
  title: 'In anderen Kalendern',
  about: 'Eine Adresse, die dein Telefon oder ein anderer Kalender liest. Wer sie hat, kann sie auch lesen.',
  contents: {
    tasks: 'Fällige Aufgaben',
    goals: 'Letzte Tage von Zielen',
    meetings: 'Treffen',
    interviews: 'Vorstellungsgespräche',
    practice: 'Tage mit Übung',
  },
  held: { tasks: 'Aufgaben', goals: 'Ziele', meetings: 'Treffen', interviews: 'Vorstellungsgespräche', practice: 'Übung' },
  holdsWhat: (contents: readonly string[]) => `Enthält ${contents.join(', ')}`,
  holds: 'Was sie enthält',
  name: 'Name',
  nameHelp: 'Etwa das Gerät, das sie liest.',
  none: 'Noch keine Adresse',
  noneDetail: 'Lege für jedes Gerät oder Programm eine an, dann kannst du sie einzeln abschalten.',
  add: 'Neue Adresse',
  make: 'Adresse anlegen',
  stay: 'Abbrechen',
  address: (name: string) => `Adresse von „${name}“`,
  copy: 'Kopieren',
  copied: 'Kopiert',
  unreadable:
    'Der geheime Schlüssel dieses Servers wurde geändert, darum lässt sich diese Adresse nicht mehr zeigen. Lege unten eine neue an.',
  change: 'Ändern',
  changeOf: (name: string) => `„${name}“ ändern`,
  save: 'Speichern',
  rotateBefore:
    'Falls jemand die Adresse hat, der sie nicht haben soll: Eine neue ersetzt sie, und Programme, die die alte lesen, bekommen nichts mehr.',
  rotate: 'Adresse ersetzen',
  removeBefore: 'Programme, die sie lesen, sehen von da an nichts mehr.',
  remove: 'Abschalten',
  made: 'Die Adresse ist angelegt. Kopiere sie als Abo in dein Kalenderprogramm.',
  changed: 'Geändert. Kalenderprogramme merken es, wenn sie das nächste Mal nachsehen.',
  rotated: 'Die Adresse ist ersetzt. Kopiere die neue in dein Kalenderprogramm.',
  removed: 'Die Adresse ist abgeschaltet.',
}

export const davSettings: InGerman<typeof englishDav> = {
  title: 'In beide Richtungen (CalDAV)',
  about: 'Apple Erinnerungen, Thunderbird, Tasks.org mit DAVx⁵ und andere zeigen deine Aufgaben und ändern sie dort.',
  signIn:
    'Die Adresse. Der Benutzername ist deine E-Mail-Adresse; das Passwort ist nicht das, mit dem du dich anmeldest, sondern ein API-Token, das Aufgaben lesen und ändern und Ziele lesen darf.',
  tokens: 'API-Tokens',
}

export const outsideSettings: InGerman<typeof englishOutside> = {
  title: 'Andere Kalender hier',
  about: 'Ihre Termine stehen neben deinen Aufgaben. Sie werden nur gelesen.',
  none: 'Noch kein Kalender',
  noneDetail: 'Abonniere einen über seine Adresse (iCal, .ics), etwa die geheime Adresse, die Google Kalender ausgibt.',
  add: 'Kalender abonnieren',
  address: 'Adresse',
  addressHelp: 'Sie beginnt mit https:// oder webcal://.',
  name: 'Name',
  nameHelp: 'Der des Kalenders, wenn du nichts einträgst.',
  color: 'Farbe',
  colors: { slate: 'Grau', blue: 'Blau', green: 'Grün', amber: 'Bernstein', red: 'Rot', violet: 'Violett' },
  subscribe: 'Abonnieren',
  stay: 'Abbrechen',
  read: (day: string, events: number) => `Gelesen ${day}, ${events === 1 ? '1 Termin' : `${events} Termine`} in diesen zwei Jahren`,
  unread: 'Noch nicht gelesen',
  fault: (words: string, day: string | null) => `${words} ${day ? ended(`Gezeigt wird der Stand von ${day}`) : ''}`.trim(),
  refresh: 'Aktualisieren',
  refreshOf: (name: string) => `„${name}“ aktualisieren`,
  change: 'Ändern',
  changeOf: (name: string) => `„${name}“ ändern`,
  save: 'Speichern',
  removeBefore: 'Seine Termine verschwinden aus deinen Tagen. Der Kalender selbst bleibt, wie er ist.',
  remove: 'Entfernen',
  subscribed: 'Der Kalender ist gelesen, und seine Termine stehen neben deinen Aufgaben.',
  refreshed: 'Eben gelesen.',
  changed: 'Geändert.',
  removed: 'Der Kalender ist entfernt.',
}

export const daySettings: InGerman<typeof englishDays> = {
  title: 'Zeitzone und Woche',
  about: 'Danach richten sich hier alle Tage und Uhrzeiten.',
  timeZone: 'Zeitzone',
  weekStart: 'Die Woche beginnt am',
  dayStart: 'Der Tag beginnt um',
  dayStartHelp: 'Was du nachts davor noch tust, zählt zum Tag davor.',
  save: 'Speichern',
  changed: 'Geändert.',
}
