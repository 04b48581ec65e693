/** What is parted from a verb and stands before the `ge` of its past. */
const parted =
  'ab|an|auf|aus|bei|ein|fest|fertig|frei|gegen|heraus|herunter|hin|hinunter|hinzu|hoch|los|mit|nach|nieder|über|um|vor|voran|vorbei|weg|weiter|wieder|zu|zurück|zusammen'

/** What a verb has no `ge` behind. */
const fixed = 'be|emp|ent|er|ge|miss|ver|zer|hinter|über|unter|wider|wieder'

/** Pasts of strong verbs, by what they are made of. */
const strong: Readonly<Record<string, string>> = {
  ...{ bauen: 'gebaut', beginnen: 'begonnen', beraten: 'beraten', betreiben: 'betrieben', bieten: 'geboten', binden: 'gebunden' },
  ...{ bringen: 'gebracht', denken: 'gedacht', entscheiden: 'entschieden', entwerfen: 'entworfen', erfinden: 'erfunden' },
  ...{ erhalten: 'erhalten', fahren: 'gefahren', fangen: 'gefangen', finden: 'gefunden', geben: 'gegeben', gehen: 'gegangen' },
  ...{ gewinnen: 'gewonnen', greifen: 'gegriffen', halten: 'gehalten', heben: 'gehoben', helfen: 'geholfen', kommen: 'gekommen' },
  ...{ laden: 'geladen', lassen: 'gelassen', laufen: 'gelaufen', lesen: 'gelesen', messen: 'gemessen', nehmen: 'genommen' },
  ...{ raten: 'geraten', rufen: 'gerufen', schaffen: 'geschafft', scheiden: 'geschieden', schieben: 'geschoben', schlagen: 'geschlagen' },
  ...{ schließen: 'geschlossen', schneiden: 'geschnitten', schreiben: 'geschrieben', sehen: 'gesehen', sprechen: 'gesprochen' },
  ...{ springen: 'gesprungen', stehen: 'gestanden', steigen: 'gestiegen', streichen: 'gestrichen', tragen: 'getragen' },
  ...{ treffen: 'getroffen', treiben: 'getrieben', treten: 'getreten', vergleichen: 'verglichen', verlieren: 'verloren' },
  ...{ vermeiden: 'vermieden', wachsen: 'gewachsen', weisen: 'gewiesen', werben: 'geworben', werden: 'geworden', wenden: 'gewandt' },
  ...{ ziehen: 'gezogen', zwingen: 'gezwungen', bleiben: 'geblieben' },
}

/** What work is said to be by verbs that take -t. */
const weak = new Set(
  'achten ändern arbeiten bauen bearbeiten beantworten beheben bereinigen beschleunigen bestellen decken digitalisieren drehen drucken drücken einen entlasten entwickeln erarbeiten ergänzen erhöhen erklären ermitteln erneuern ersetzen erstellen erweitern fassen fertigen feststellen folgen fordern fördern fragen führen füllen gestalten gründen handeln heilen holen hören kaufen klären kürzen legen lehren leisten leiten lernen lenken liefern lösen machen melden mindern nutzen öffnen ordnen pflegen planen prägen prüfen räumen regeln reichen reinigen retten richten sammeln säubern schalten schärfen schätzen schulen senken setzen sichern sparen speichern stärken stellen steigern steuern stoppen straffen stützen suchen tauschen teilen testen trennen üben überarbeiten überzeugen unterstützen verbessern verdoppeln verdreifachen vereinfachen verhandeln verkürzen verkleinern veröffentlichen verringern versenden verteilen verwandeln vorbereiten wechseln wecken werten wiederholen zahlen zählen zeichnen zeigen zerlegen'.split(
    ' ',
  ),
)

/** Small words that only look like the past of a verb. */
const notPast = new Set(
  'bereit bekannt berühmt beliebt erst überhaupt unbekannt gesamt gerecht gewiss genannt gegen gern geeignet gut vielleicht verwandt zuletzt'.split(
    ' ',
  ),
)

const pasts = new Set(Object.values(strong))
const past = new RegExp(`^(?:${parted})?(?:ge\\p{Ll}{2,}(?:t|en)|(?:${fixed})\\p{Ll}{2,}t|\\p{Ll}+iert)$`, 'u')
const prefixed = new RegExp(`^(?<prefix>${parted})(?<rest>\\p{Ll}{4,})$`, 'u')
const withoutGe = new RegExp(`^(?:${fixed})\\p{Ll}{3,}$`, 'u')

/** Whether a small word is the past of a verb: `halbiert`, `aufgebaut`, `verloren`. */
function isPast(word: string): boolean {
  if (notPast.has(word)) return false
  const rest = prefixed.exec(word)?.groups?.rest
  return past.test(word) || pasts.has(word) || (rest !== undefined && pasts.has(rest)) || isFixedStrong(word)
}

/** `übernommen` is made of `nehmen`, `beschrieben` of `schreiben`. */
function isFixedStrong(word: string): boolean {
  const rest = new RegExp(`^(?:${fixed})(\\p{Ll}{4,})$`, 'u').exec(word)?.[1]
  return rest !== undefined && pasts.has(`ge${rest}`)
}

/** The past of a verb that is said as it is looked up: `kürzen`, `abschließen`; `null` for what is no verb we know. */
function pastOf(verb: string): string | null {
  if (strong[verb] !== undefined) return strong[verb]
  if (/ieren$/.test(verb)) return `${verb.slice(0, -2)}t`
  if (weak.has(verb)) return weakPast(verb)
  const { prefix, rest = '' } = prefixed.exec(verb)?.groups ?? {}
  const inner = prefix === undefined || (strong[rest] === undefined && !weak.has(rest)) ? null : pastOf(rest)
  // `unterstützen` and `überarbeiten` stand above; of both kinds what is parted is the more usual.
  if (inner !== null && !withoutGe.test(verb)) return prefix + inner
  const base = new RegExp(`^(${fixed})(\\p{Ll}{4,})$`, 'u').exec(verb)
  const known = base && strong[base[2] ?? '']
  return known ? `${base[1]}${known.replace(/^ge/, '')}` : null
}

/** `prüfen` is `geprüft`, `arbeiten` `gearbeitet`, `verbessern` `verbessert`. */
function weakPast(verb: string): string {
  const stem = verb.replace(/e?n$/, '')
  const { prefix, rest } = prefixed.exec(verb)?.groups ?? {}
  const ended = `${stem}${/(?:[td]|[^lrhaeiouäöü][mn])$/.test(stem) ? 'et' : 't'}`
  if (withoutGe.test(verb)) return ended
  return prefix !== undefined && rest !== undefined && weak.has(rest) ? `${prefix}ge${ended.slice(prefix.length)}` : `ge${ended}`
}

/** A line that has one of these is a sentence already. */
const finite =
  /(?:^|\s)(?:bin|ist|sind|war|waren|habe|hat|haben|hatte|hatten|wird|werden|wurde|wurden|kann|können|konnte|konnten|muss|müssen|soll|sollen|will|wollen|darf|dürfen|geht|ging|gingen|gibt|gab|kam|kamen|blieb|blieben|steht|stand|läuft|lief|fiel|stieg)(?=\s|$|[,.])/

/** Up to the first sign behind which something else is said; within a number it is none. */
const head = /^(?:[^,;:–—(.]|(?<=\d)[.,](?=\d))+(?<!\s)/

/**
 * What somebody did, out of a line that ends in the doing (“Palettengrößen halbiert”, “Das Modell neu rechnen”), as it goes on
 * after “Ich habe”; `null` for a line that names a thing.
 */
export function didOf(title: string): string | null {
  const [said = ''] = head.exec(title) ?? []
  const last = /\s(\p{Ll}+)$/u.exec(said)?.[1]
  if (last === undefined || finite.test(said)) return null
  const done = isPast(last) ? last : pastOf(last)
  return done === null ? null : smallBegin(said.slice(0, -last.length)) + done + title.slice(said.length)
}

const articles = [
  'der|die|das|den|dem|des|ein|eine|einen|einem|einer|eines|kein|keine|keinen|mein|meine|meinen|unser|unsere|unseren|ihr|ihre|ihren',
  'alle|allen|beide|beiden|mehrere|viele|einige|jede|jeden|jedes|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf',
].join('|')

const named = new RegExp(`^(?:${articles}|\\d[\\d.,]*)\\s`, 'i')

/** Whether what was done begins with an article or a number, so that it may stand in a sentence. */
export const beginsNamed = (did: string): boolean => named.test(did)

/** Words that are large only as they begin a line. */
const smallWords = new RegExp(
  `^(?:${[
    articles,
    'ab|als|am|an|auf|aus|bei|beim|bis|durch|für|gegen|im|in|ins|mit|nach|neben|ohne|seit|über|um|unter|vom|von|vor|während|wegen|zu|zum|zur',
    'allein|dabei|endlich|erstmals|fast|früher|gemeinsam|jetzt|kurzfristig|mehr|nicht|regelmäßig|rund|schneller|selbst|weniger|wieder|wöchentlich|zuerst',
  ].join('|')})(?=\\s)`,
  'iu',
)

/** What says how something is stands before its name: `Wöchentliche Planungsrunde`. */
const adjective =
  /^\p{Lu}\p{Ll}*(?:lich|ig|isch|bar|sam|los|voll|haft|iert|ell|iv|neu|alt|groß|klein|gut|lang|kurz|hoch|hoh|tief|schnell|langsam|früh|spät|erst|zweit|dritt|letzt|eigen|ganz|tot|offen|fest|klar|einfach|doppelt|gesamt|fehlend|laufend|teur|billig)(?:e|en|er|es|em)(?=\s+\p{Lu})/iu

/** A line as it goes on within a sentence. */
export const smallBegin = (text: string): string =>
  smallWords.test(text) || adjective.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text

/** Verbs of going and becoming. */
const ofGoing = /(?:gegangen|gekommen|gereist|gestiegen|gesprungen|gelaufen|gewachsen|geworden|geblieben|gewandert|umgezogen)$/

/** What stands between “ich” and what was done. */
export const helpOf = (did: string): string => (ofGoing.test(head.exec(did)?.[0] ?? '') ? 'bin' : 'habe')

/** Verbs of change: what they are said of may go “von … auf …”. */
const ofChange =
  /(?:gekürzt|halbiert|verdoppelt|verdreifacht|gesenkt|erhöht|gesteigert|verringert|verkürzt|verkleinert|verbessert|reduziert|gedrückt|gebracht|gehoben|ausgebaut|erweitert|beschleunigt|gestrafft|gestärkt|vergrößert|verlängert)$/

export const isChange = (did: string): boolean => ofChange.test(did)
