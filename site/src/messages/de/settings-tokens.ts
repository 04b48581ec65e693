import type { tokenSettings as english } from '../settings-tokens.ts'
import { career } from './career.ts'
import { discussion } from './discussion.ts'
import { goal } from './goal.ts'
import { interview } from './interview.ts'
import { journal } from './journal.ts'
import type { InGerman } from './words.ts'

export const tokenSettings: InGerman<typeof english> = {
  title: 'API-Tokens',
  about: 'Für eigene Skripte. Wer eins hat, darf, was darin festgelegt ist.',
  reference: 'Was ein Skript kann',
  none: 'Noch kein Token',
  noneDetail: 'Ein Skript sendet es als „Authorization: Bearer …“.',
  add: 'Neues Token',
  name: 'Name',
  nameHelp: 'Wofür es ist, etwa „Abendsicherung“.',
  may: 'Was es darf',
  everything: 'Alles lesen und ändern',
  reading: 'Alles lesen',
  some: 'Nur, was unten angekreuzt ist',
  read: (area: string) => `${area} lesen`,
  write: (area: string) => `${area} ändern`,
  areas: {
    account: 'Konto',
    tasks: 'Aufgaben',
    goals: goal.title,
    journal: journal.title,
    career: career.title,
    'interview-prep': interview.title,
    discussions: discussion.title,
    time: 'Zeit',
    calendar: 'Kalender',
    files: 'Dateien',
    search: 'Suche',
    events: 'Was geschieht, live',
    imports: 'Importe',
    exports: 'Exporte',
    notifications: 'Mitteilungen',
    webhooks: 'Webhooks',
    batch: 'Mehreres auf einmal',
  },
  reach: {
    'account:read': 'Adresse, Tage und Sprache, Tarif, Passkeys, Tokens und angemeldete Browser.',
    'account:write': 'Name, Tage, Sprache, Farbschema und Tastenkürzel; nie, wie du hineinkommst.',
    'tasks:read': 'Auch die Nachricht oder das Vorstellungsgespräch, wofür eine Aufgabe gemacht wurde.',
    'journal:read': 'Versiegelte Einträge bleiben versiegelt. Rückblicke und was ein Tag enthielt brauchen auch Aufgaben und Ziele.',
    'career:read':
      'Erfolge und Rückblick-Mappen zitieren, worauf sie beruhen. Was ein Erfolg werden kann, braucht auch Aufgaben, Ziele und Journal.',
    'career:write': 'Ein Erfolg aus etwas anderem braucht auch dessen Bereich.',
    'interview-prep:read': 'Geschichten zitieren ihre Erfolge. Worauf sie beruhen und der verschickte Lebenslauf brauchen auch Werdegang.',
    'interview-prep:write':
      'Geschichten aus Erfolgen und das Verschicken eines Lebenslaufs brauchen auch Werdegang; Pläne brauchen Aufgaben.',
    'discussions:read': 'Auch, was andere dort schreiben. Ein Treffen vorzubereiten braucht auch Aufgaben und Ziele.',
    'discussions:write': 'Spricht in deinem Namen und gibt Personen Aufgaben.',
    'calendar:read': 'Andere Kalender und die geheimen Adressen deiner eigenen, die länger gelten als das Token.',
    'calendar:write': 'Andere Kalender; schaltet deine eigenen Adressen ab und legt keine an.',
    'files:read': 'Von dem, was es sonst lesen darf.',
    'files:write': 'Von dem, was es sonst ändern darf.',
    'search:read': 'In dem, was es sonst lesen darf.',
    'events:read': 'In dem, was es sonst lesen darf.',
    'imports:read': 'Was importiert wurde, und wann.',
    'imports:write': 'Fügt in jedem Bereich hinzu und nimmt Importe zurück.',
    'exports:read': 'Von dem, was es sonst lesen darf; nie das Archiv von allem.',
    'notifications:read': 'Sie nennen Aufgaben, Ziele und Gespräche.',
    'batch:write': 'Nur, was es sonst darf.',
  },
  ends: 'Es endet',
  endings: { '30': 'In 30 Tagen', '90': 'In 90 Tagen', '365': 'In einem Jahr', never: 'Wenn du es widerrufst' },
  make: 'Token anlegen',
  stay: 'Abbrechen',
  once: 'Das ist das Token. Es wird nur dieses eine Mal gezeigt: Lege es dorthin, wo dein Skript es findet.',
  label: (name: string) => `Token „${name}“`,
  copy: 'Kopieren',
  copied: 'Kopiert',
  kept: 'Ich habe es gesichert',
  scopes: (scopes: readonly string[]) => (scopes.includes('*') ? 'Liest und ändert alles' : scopes.join(', ')),
  detail: (scopes: string, ending: string, used: string | null, ends: string | null) =>
    [scopes, `endet auf …${ending}`, used ? `zuletzt benutzt: ${used}` : 'noch nicht benutzt', ends && `bis ${ends}`]
      .filter(Boolean)
      .join(', '),
  revoke: 'Widerrufen',
  revokeOf: (name: string) => `„${name}“ widerrufen`,
  revoked: 'Das Token ist widerrufen. Was damit fragt, wird von jetzt an abgewiesen.',
}
