import type { StoryRemark } from '@throughline/core/interview/story-rules'
import type { stories as english } from '../interview-story.ts'
import { evidenceKinds } from './evidence-kind.ts'
import { storyPartNames as parts } from './story-parts.ts'
import { ended, type InGerman } from './words.ts'

const some = (n: number, one: string, many: string) => (n === 1 ? `1 ${one}` : `${n} ${many}`)
const minutes = (n: number) => some(n, 'Minute', 'Minuten')

export const stories: InGerman<typeof english> = {
  title: 'Geschichten',
  summary: (n: number) => some(n, 'Geschichte', 'Geschichten'),
  newStory: 'Neue Geschichte',
  parts,
  minutes: (n: number) => `${n}\u00a0min`,
  inMinutes: minutes,
  toldIn: (lengths: readonly number[]) => `${lengths.join(lengths.length === 2 ? ' und ' : ', ')}\u00a0min`,
  strength: { thin: 'Schwach belegt', fair: 'Ordentlich belegt', strong: 'Gut belegt' },
  kinds: { ...evidenceKinds, win: 'Erfolg' },

  list: {
    label: 'Deine Geschichten',
    noPoint: 'Noch ohne Kernaussage',
    practised: (day: string) => `geübt: ${day}`,
    never: 'noch nicht geübt',
    missing: (missing: readonly string[]) => `Noch ohne ${missing.join(', ')}`,
    earlier: 'Frühere Geschichten',
    newest: 'Die neuesten Geschichten',
    empty: {
      title: 'Noch keine Geschichte.',
      text: 'Eine Geschichte ist, was du von einem Erfolg erzählst: wo es war, was zu tun war, was du getan hast und was dabei herauskam.',
      make: 'Einen Erfolg als Geschichte erzählen',
    },
    failed: 'Deine Geschichten konnten nicht geladen werden.',
    again: 'Erneut versuchen',
  },

  make: {
    title: 'Neue Geschichte',
    lead: 'Von welchem Erfolg willst du erzählen?',
    help: 'Eine Geschichte füllt sich mit dem, was ihre Erfolge enthalten: wo du warst, das Ziel, was du getan hast, die Zahl. Wähle einen oder mehrere, die zusammengehören; auf dem ersten liegt das Gewicht.',
    leadOf: (n) => (n === 1 ? 'Von diesem Erfolg erzählen' : `Von diesen ${n} Erfolgen erzählen`),
    helpOf:
      'Die Geschichte beginnt mit dem, was du festgehalten hast: wo du warst, das Ziel, was du getan hast, die Zahl. Den Rest schreibst du selbst.',
    addMore: 'Auf weitere Erfolge stützen',
    search: 'Erfolg suchen',
    competency: 'Kompetenz',
    any: 'Alle Kompetenzen',
    find: 'Suchen',
    chosen: 'Für diese Geschichte gewählt',
    found: 'Deine Erfolge',
    foundToo: 'Weitere Erfolge, die dazugehören können',
    none: 'Kein Erfolg gefunden.',
    noWins: {
      lead: 'Eine Geschichte schreiben',
      text: 'Gib ihr einen Namen und schreibe ihre Teile: wo du warst, was zu tun war, was du getan hast, was dabei herauskam. Erfolg verknüpfen kannst du sie später.',
      submit: 'Schreiben',
      or: 'Eine Geschichte, die mit einem Erfolg beginnt, hat ihre ersten Worte und ihre Belege schon.',
      add: 'Erfolg hinzufügen',
    },
    more: 'Ältere Erfolge findest du über die Suche.',
    brings: (facts: readonly string[], sources: number) =>
      `Bringt mit: ${['den Titel', ...facts].join(', ')}${sources > 0 ? `; ${some(sources, 'Beleg', 'Belege')}` : ''}`,
    facts: {
      where: 'wo es war',
      goal: 'was erreicht werden sollte',
      action: 'was du getan hast',
      number: 'die Zahl',
    },
    forQuestion: 'Als Antwort auf',
    submit: 'Geschichte anlegen',
    submitOf: (n) => (n === 1 ? 'Neue Geschichte aus diesem Erfolg' : `Neue Geschichte aus diesen ${n} Erfolgen`),
    nothing: 'Wähle erst einen Erfolg oder beginne mit einer leeren Geschichte.',
    empty: {
      title: 'Oder beginne leer',
      label: 'Titel',
      submit: 'Leere Geschichte beginnen',
      fault: 'Gib ihr einen Titel.',
    },
  },

  page: {
    where: 'Du bist hier',
    back: 'Geschichten',
    editTitle: 'Titel ändern',
    titleLabel: 'Titel',
    remove: 'In den Papierkorb',
    lengths: 'Länge',
    tellIn: (n: number) => `In ${n}\u00a0min erzählen`,
    dropLength: (n: number) => `Fassung von ${minutes(n)} weglassen`,
    spoken: (said: string, n: number) => `${said} gesprochen, vorgesehen sind ${n}\u00a0min`,
    nothingSpoken: (n: number) => `Noch nichts zu sprechen, vorgesehen sind ${n}\u00a0min`,
    hints: {
      situation: 'Wo du warst und worum es ging.',
      task: 'Was du tun oder entscheiden musstest.',
      action: 'Was du selbst getan hast, Schritt für Schritt.',
      result: 'Was dabei herauskam, mit einer Zahl, wenn es eine gibt.',
      reflection: 'Was du wieder so oder anders machen würdest.',
    },
    saved: 'Gespeichert',
    saving: 'Wird gespeichert',
    unsaved: 'In diesem Browser gesichert, wird gleich gespeichert',
    restored: 'Was du letztes Mal hier geschrieben hast, war noch nicht gespeichert. Jetzt ist es gespeichert.',
    sourcesOf: (part: string) => `Woher es kommt: ${part}`,
    gone: 'nicht mehr da',
    corrected: (was: string, now: string) => `Seitdem berichtigt: Es war ${was}, jetzt ist es ${now}.`,
    takeNow: (now: string) => `${now} übernehmen`,
    takeNowOf: (now: string, part: string) => `${now} übernehmen in: ${part}`,
    dropSource: (name: string, part: string) => `${name} entfernen aus: ${part}`,
    addFact: 'Fakt hinzufügen',
    addFactTo: (part: string) => `Fakt hinzufügen zu: ${part}`,
    cancel: 'Abbrechen',
    noFacts: 'Alles, was ihre Erfolge enthalten, steht schon hier.',
    factsFailed: 'Die Fakten ihrer Erfolge konnten nicht geladen werden.',
    competencies: 'Was sie zeigt',
    addCompetency: 'Kompetenz hinzufügen',
    findCompetency: 'Kompetenz suchen',
    main: 'Kernaussage',
    wins: 'Erfolge dahinter',
    noWins: 'Noch ist kein Erfolg verknüpft. Was niemand nachprüfen kann, ist schwerer zu glauben.',
    addWin: 'Erfolg verknüpfen',
    dropWin: (title: string) => `Verknüpfung mit „${title}“ lösen`,
    winGone: 'gelöscht; der Text bleibt',
    questions: 'Fragen, die sie beantwortet',
    noQuestions: 'Sag, was sie zeigt, dann finden sich die Fragen, die sie beantwortet.',
    told: 'Wie sie erzählt wurde',
    neverTold: 'Noch nicht erzählt.',
    due: (day: string) => ended(`In der Übung dran: ${day}`),
    paused: 'Sie wird beim Üben ausgelassen.',
    rehearse: 'Laut üben',
    practise: 'Üben',
    rating: { again: 'Noch mal', hard: 'Schwer', good: 'Gut', easy: 'Leicht' },
    aloud: (length: string) => `Laut erzählt, ${length}`,
    note: 'Notiz an dich',
    strength: 'Wie gut sie belegt ist',
    proofs: {
      'live-evidence': 'Belege, die sich nachsehen lassen',
      'number-from-evidence': 'eine Zahl aus ihren Belegen',
      attested: 'eine Bestätigung von jemandem',
      'several-kinds': 'Belege von mehr als einer Art',
      recent: 'etwas aus den letzten drei Jahren',
    },
    has: 'Sie hat',
    lacks: 'Stärker machen würde sie',
    fields: { title: 'Titel', competencies: 'Kompetenzen', note: 'Notiz', sources: 'Quellen', winIds: 'Erfolge' },
    partField: (part: string, n: number) => `${part} (${n} min)`,
    goneTitle: 'Diese Geschichte gibt es nicht',
    goneText: 'Vielleicht liegt sie im Papierkorb.',
    withoutScript: 'Ohne JavaScript lässt sich diese Geschichte lesen, aber nicht ändern.',
  },

  remark: (remark: StoryRemark): string => {
    switch (remark.code) {
      case 'missing-part':
        return remark.part === 'reflection' ? 'Was hast du daraus gelernt?' : 'Hier steht noch nichts.'
      case 'result-without-number':
        return 'Mit einer Zahl wäre es leichter zu glauben.'
      case 'we-more-than-i':
        return `Darin steht ${remark.we}-mal „wir“ und ${remark.i}-mal „ich“. Sag, was du getan hast.`
      case 'over-length':
        return `Sie dauert ${remark.percent}\u00a0% länger als vorgesehen. Was könnte weg?`
      case 'situation-longer-than-action':
        return 'Sie ist länger als der Teil über dein Vorgehen, und auf den achten die meisten.'
    }
  },

  did: {
    make: (title: string) => `Geschichte „${title}“ angelegt`,
    edit: (field: string, title: string) => (field ? `„${title}“ geändert: ${field}` : `„${title}“ geändert`),
    write: (part: string, title: string) => `„${title}“ geschrieben: ${part}`,
    addLength: (n: number, title: string) => `„${title}“ wird auch in ${minutes(n)} erzählt`,
    dropLength: (n: number, title: string) => `„${title}“ wird nicht mehr in ${minutes(n)} erzählt`,
    take: (now: string) => `${now} übernommen`,
    dropSource: (part: string) => `Quelle entfernt aus: ${part}`,
    addFact: (part: string) => `Fakt hinzugefügt zu: ${part}`,
    remove: (title: string) => `„${title}“ in den Papierkorb gelegt`,
  },

  trash: {
    title: 'Papierkorb',
    heading: 'Papierkorb der Geschichten',
    since: (day: string) => `Gelöscht am ${day}`,
    restore: 'Wiederherstellen',
    restoreOf: (title: string) => `„${title}“ wiederherstellen`,
    restored: (title: string) => `„${title}“ ist wieder da.`,
    look: 'Ansehen',
    empty: 'Im Papierkorb liegt keine Geschichte.',
    back: 'Zurück zu den Geschichten',
  },
}
