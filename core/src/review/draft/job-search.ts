/** Ways of saying that somebody looks for other work, each a whole thought: of “interview” or “application” alone much else is said. */
const english: readonly RegExp[] = [
  /\b(?:new|next|better|dream) (?:job|employer)\b/,
  /\b(?:get|land|find|secure|take|start|look for|looking for) (?:(?:an?|the|my|another) )?(?!(?:[\p{L}\d-]+ )*(?:cron|batch|nightly|build|print|ci|import|export|sync|backup|background)\b)(?:[\p{L}\d’'-]+ ){0,3}job(?: (?:offer|at|in|with|as|by|before|this|next)\b|\W*$)/u,
  /\b(?:find|look for|looking for) (?:another|a new|a different|a better) (?:role|position|post)\b/,
  /\bjob[ -](?:search|hunt|hunting|seeking|application|applications|interview|interviews|offer|offers|change)\b/,
  /\b(?:change|changing|switch|switching) (?:jobs?|employers?|careers?)\b/,
  /\bappl(?:y|ying) (?:for|to) (?:[\p{L}\d’'-]+ ){0,4}(?:jobs?|roles?|positions?|firms?|compan(?:y|ies)|employers?)\b/u,
  /\bapply at \p{L}/u,
  /\b(?:send|submit|finish)(?: out| off)? (?:my|(?:\d+|two|three|four|five|six|eight|ten|twelve|twenty|some|more) (?:more )?)\s?applications?\W*$/,
  /\b(?:prepare|preparing|practi[sc]e|practi[sc]ing|ready) (?:for )?(?:the |my |an |a )?(?:[\p{L}’'-]+ )?interviews?\W*$/u,
  /\b(?:interview (?:practice|prep|preparation)|mock interviews?|interview at \p{L})/u,
  /\b(?:pass|ace|get|have|had|passed) (?:the |my |an |a )?(?:first |second |third |final )?(?:round )?interview(?: (?:at|for)\b|\W*$)/,
  /^(?:the )?(?:first|second|third|final|last)(?:[ -]round)? interview\W*$/,
  /\b(?:my (?:cv|resume)|résumé|curriculum vitae|cover letter)(?!\p{L})/u,
  /\b(?:update|write|rewrite|redo|finish|polish|tailor|send)(?: out| off)? (?:the |a |an )?(?:[\p{L}’'-]+ )?(?:cv|resume)(?: (?:to|for|and)\b|\W*$)/u,
  /\b(?:get|accept|receive|have|had|sign) (?:an|the|my|a written|two|three) (?:offer|offers)\W*$/,
  /\boffer letter\b/,
  /\b(?:hand(?:ing)? in|give|giving) (?:my )?notice\b/,
  /\bresign(?:ing)?(?: (?:from|my|as|by)\b|\W*$)|\bmy resignation\b|\bresignation letter\b/,
  /\b(?:quit|quitting|leave|leaving) (?:my |this |the )(?:job|work|firm|company|employer|post|position)\b/,
]

const german: readonly RegExp[] = [
  /(?<!\p{L})(?:neue|andere|nächste|bessere)[nrs]? (?:job|arbeitgeber|arbeitsplatz|arbeitsstelle|arbeit\W*$|stelle(?!.*(?:besetz|schaff|ausschreib|genehmig|beantrag)))(?!\p{L})/u,
  /(?<!\p{L})(?:job|stelle|arbeitsstelle|arbeitgeber) (?:suchen|finden|bekommen|kriegen|ergattern|antreten|wechseln|kündigen)(?!\p{L})/u,
  /(?<!\p{L})(?:jobsuche|stellensuche|arbeitssuche|jobwechsel|stellenwechsel|arbeitgeberwechsel|jobangebot|stellenangebot)(?!\p{L})/u,
  /^(?!.*(?:sicht|prüf|bearbeit|auswert|eingegangen|förder|ausschreibung|zuschuss)).*(?<!\p{L})bewerbung(?:en|sgespräche?|sunterlagen|sschreiben|smappe)?(?!\p{L})/u,
  /^bewerben\W*$|(?<!\p{L})(?:mich|bei|als) (?:[^ ]+ ){0,5}bewerben(?!\p{L})|(?<!\p{L})(?:um|auf) (?:[^ ]+ ){0,4}(?:job|stellen?|position) (?:[^ ]+ ){0,3}bewerben(?!\p{L})/u,
  /^(?!.*(?:führen|bewerber)).*(?<!\p{L})vorstellungsgespräche?(?!\p{L})/u,
  /(?<!\p{L})lebenslauf(?!\p{L})/u,
  /^kündigen\W*$|(?<!\p{L})(?:arbeitsvertrag|arbeitsplatz|arbeit|bei [^ ]+(?: [^ ]+)?) kündigen(?!\p{L})/u,
  /(?<!\p{L})(?:meine kündigung(?!\p{L})|kündigung (?:einreichen|abgeben|schreiben|überreichen))/u,
]

const all = [...english, ...german]

/** How one says of a firm that one leaves it: before its name, and behind. */
const leaving = /(?<= )(?:leave|leaving|quit|quitting|resign from|weg von) /g
const left = / verlassen /g

/** Places of a title at which a firm is looked for, each way. */
const MOST_PLACES = 10

/**
 * Tells whether a title speaks of a search for other work, which is nobody's who reviews what one does in this one. All
 * firms are read once: they are looked for in no title, but what it names behind such a verb is looked for among them.
 * @param firms those that one works at, or did
 */
export function jobSearchReader(firms: readonly string[] = []): (title: string) => boolean {
  const known = new Set(firms.map(folded).filter((firm) => firm !== ''))
  const longest = Math.max(0, ...[...known].map(({ length }) => length))
  return (title) => {
    const said = folded(title)
    if (all.some((way) => way.test(said))) return true
    if (known.size === 0) return false
    const words = ` ${said.replace(/[.,;:!?]/g, ' ')} `
    return (
      places(words, leaving).some(({ end }) => beginsWith(known, words.slice(end, end + longest + 1))) ||
      places(words, left).some(({ begin }) => endsWith(known, words.slice(Math.max(0, begin - longest - 1), begin)))
    )
  }
}

const places = (words: string, way: RegExp) =>
  [...words.matchAll(way)].slice(0, MOST_PLACES).map(({ 0: said, index }) => ({ begin: index, end: index + said.length }))

/** Whether the first few of some words, one or more, are a name. */
function beginsWith(names: ReadonlySet<string>, words: string): boolean {
  for (let end = words.indexOf(' '); end !== -1; end = words.indexOf(' ', end + 1)) if (names.has(words.slice(0, end))) return true
  return false
}

/** Whether the last few are. */
function endsWith(names: ReadonlySet<string>, words: string): boolean {
  for (let begin = words.indexOf(' '); begin !== -1; begin = words.indexOf(' ', begin + 1))
    if (names.has(words.slice(begin + 1))) return true
  return false
}

/** With its accents, which tell “résumé” from “resume”. */
const folded = (text: string) => text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim()
