/** What an account or a holder has room for, as refusals name it when there is no more. */
const counted: Readonly<Record<string, string>> = {
  'action items': 'vereinbarte Aufgaben',
  'agenda items': 'Punkte',
  answers: 'Antworten',
  'answers of a coach': 'Antworten eines Coachs',
  cards: 'Karten',
  'cards of practice': 'Karten zum Üben',
  'copies of feedback': 'Kopien von Feedback',
  decisions: 'Entscheidungen',
  experiences: 'Stationen',
  goals: 'Ziele',
  invitations: 'Einladungen',
  meetings: 'Treffen',
  'mock interviews': 'Probegespräche',
  'questions of your own': 'eigene Fragen',
  rehearsals: 'laut geübte Antworten',
  'requests for feedback': 'Bitten um Feedback',
  'review packets': 'Rückblick-Mappen',
  skills: 'Fähigkeiten',
  stories: 'Geschichten',
  'target jobs': 'Wunschstellen',
  'versions of your résumé': 'Fassungen deines Lebenslaufs',
  wins: 'Erfolge',
}

/** What has room for only so many of something. */
const holders: Readonly<Record<string, string>> = { 'A discussion': 'Ein Gespräch', 'A mock interview': 'Ein Probegespräch' }

/** What files are attached to. */
const owners: Readonly<Record<string, string>> = {
  message: 'Eine Nachricht',
  task: 'Eine Aufgabe',
  'journal entry': 'Ein Eintrag',
  win: 'Ein Erfolg',
  profile: 'Ein Profil',
  'target job': 'Eine Wunschstelle',
}

export const rooms: Readonly<Record<string, string>> = Object.fromEntries([
  ...Object.entries(counted).flatMap(([english, own]) => [
    [`There is room for {} ${english}.`, `Es ist Platz für {1} ${own}.`],
    ...Object.entries(holders).map(([holder, one]) => [`${holder} has room for {} ${english}.`, `${one} hat Platz für {1} ${own}.`]),
  ]),
  ...Object.entries(owners).map(([english, own]) => [`A ${english} has at most {} files.`, `${own} hat höchstens {1} Dateien.`]),
  ['Delete some.', 'Lösche einige.'],
  ['Throw away some, or import less.', 'Wirf einiges weg, oder importiere weniger.'],
  ['Throw away some that are long over.', 'Wirf einiges weg, das lange vorbei ist.'],
  ['Throw away some that are over.', 'Wirf einige weg, die vorbei sind.'],
  ['Throw away some that nobody asks about.', 'Wirf einige weg, nach denen niemand fragt.'],
  ['Throw away some that tell little.', 'Wirf einige weg, die wenig erzählen.'],
  ['Throw away some that you do not tell.', 'Wirf einige weg, die du nicht erzählst.'],
  ['Settle some first.', 'Klärt erst einige.'],
  ['Take some out of practice.', 'Nimm einige aus der Übung.'],
])
