/** What may be looked for in vain, with the word that points at it. */
const pointedAt: Readonly<Record<string, string>> = {
  account: 'Dieses Konto',
  'action item': 'Diese vereinbarte Aufgabe',
  'agenda item': 'Diesen Punkt',
  answer: 'Diese Antwort',
  attestation: 'Diese Bestätigung',
  browser: 'Diesen Browser',
  calendar: 'Diesen Kalender',
  'calendar feed': 'Diese Kalenderadresse',
  'calendar subscription': 'Diesen abonnierten Kalender',
  'calendar object': 'Diesen Kalendereintrag',
  card: 'Diese Karte',
  'check-in': 'Diesen Check-in',
  'check in': 'Diesen Check-in',
  coach: 'Diesen Coach',
  completion: 'Diese Erledigung',
  'connected sign-in': 'Diese verbundene Anmeldung',
  decision: 'Diese Entscheidung',
  delivery: 'Diese Zustellung',
  discussion: 'Dieses Gespräch',
  'dismissed candidate': 'Diesen verworfenen Vorschlag',
  edition: 'Diese Ausgabe',
  feedback: 'Dieses Feedback',
  'feedback copy': 'Diese Kopie des Feedbacks',
  field: 'Dieses Feld',
  file: 'Diese Datei',
  import: 'Diesen Import',
  interview: 'Dieses Vorstellungsgespräch',
  invitation: 'Diese Einladung',
  'journal entry': 'Diesen Eintrag',
  'journal revision': 'Diese frühere Fassung',
  'journal template': 'Diese Vorlage',
  meeting: 'Dieses Treffen',
  note: 'Diese Notiz',
  notification: 'Diese Mitteilung',
  passkey: 'Diesen Passkey',
  person: 'Diese Person',
  plan: 'Diesen Tarif',
  'practice settings': 'Diese Einstellungen der Übung',
  profile: 'Dieses Profil',
  'question choice': 'Diese Auswahl von Fragen',
  rehearsal: 'Diese laut geübte Antwort',
  'request for feedback': 'Diese Bitte um Feedback',
  review: 'Diesen Rückblick',
  'review packet': 'Diese Rückblick-Mappe',
  résumé: 'Diesen Lebenslauf',
  sandbox: 'Diesen Sandkasten',
  'saved view': 'Diese Ansicht',
  session: 'Diese Sitzung',
  skill: 'Diese Fähigkeit',
  stage: 'Diese Stufe',
  'talking point': 'Diesen Stichpunkt',
  task: 'Diese Aufgabe',
  'task template': 'Diese Vorlage',
  'time entry': 'Diese Zeit',
  token: 'Dieses API-Token',
  webhook: 'Diesen Webhook',
}

/** What is looked for elsewhere, with a sentence of its own, but made under an id as the others are. */
const madeBesides: Readonly<Record<string, string>> = {
  experience: 'Diese Station',
  goal: 'Dieses Ziel',
  journal: 'Dieses Journal',
  'mock interview': 'Dieses Probegespräch',
  question: 'Diese Frage',
  story: 'Diese Geschichte',
  'target job': 'Diese Wunschstelle',
  win: 'Diesen Erfolg',
}

/** Of several things no other is one. */
const areSeveral: readonly string[] = ['practice settings']

const another: Readonly<Record<string, string>> = { Diese: 'eine andere', Diesen: 'einen anderen', Dieses: 'ein anderes' }

/** What is said where an id stands for another than the one that was to be made. */
const anotherOf = (own: string) => `Es gibt ${own.replace(/^\w+/, (word) => another[word] ?? word)} mit dieser Id.`

/** What is said of each that is not there, or is another. */
export const nouns: Readonly<Record<string, string>> = Object.fromEntries([
  ...Object.entries(pointedAt).map(([english, own]) => [`There is no such ${english}.`, `${own} gibt es nicht.`]),
  ...Object.entries({ ...pointedAt, ...madeBesides })
    .filter(([english]) => !areSeveral.includes(english))
    .map(([english, own]) => [`There is another ${english} with this id.`, anotherOf(own)]),
])
