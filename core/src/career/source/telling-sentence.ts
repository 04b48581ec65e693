/** What somebody does in their head: a sentence of it tells nothing of what was done. */
const inMind =
  'wanted|needed|tried|hoped|noticed|worried|wondered|seemed|looked|liked|loved|feared|planned|expected|realised|realized|learned|listened|asked|watched|stayed|tired|worked|talked|waited|started'
const irregular =
  'built|brought|cut|drew|drove|found|gave|held|led|made|put|ran|rebuilt|reran|rewrote|sent|set|sold|spent|split|taught|took|won|wrote|wound|dealt|chose|got|kept'
const often = '(?:(?:also|then|just|finally|first|even|now|have|had|\\p{L}+ly)\\s){0,2}'
const past = `(?!(?:${inMind})(?!\\p{L}))(?:re-?)?(?:\\p{Ll}{2,}ed|${irregular})`

/** “I re-sorted the gates”, “Then we cut the round”, and a note that leaves “I” out: “Moved the gates to the front”. */
const englishDeeds = [
  new RegExp(`(?<!\\p{L})(?:I|[Ww]e)(?:\\s|[’']ve\\s)${often}(?:re-)?${past}(?![\\p{L}])`, 'u'),
  new RegExp(
    `^(?!(?:${inMind})(?!\\p{L}))(?:re-?)?(?:\\p{L}{2,}ed|${irregular})\\s(?:the|a|an|all|our|my|its|their|each|every|both|two|three|\\d)`,
    'iu',
  ),
]

const mental =
  'gehabt|gewesen|gedacht|gemerkt|gehofft|gewollt|gefragt|gesehen|gehört|gewusst|gefühlt|versucht|bemerkt|überlegt|gearbeitet|geredet|gewartet|geschlafen|gegangen|gekommen'
const participle = `(?!(?:${mental})(?!\\p{L}))(?:\\p{L}{0,20}ge\\p{Ll}{2,20}(?:t|en)|\\p{L}{0,20}zu?ge\\p{Ll}{2,20}|\\p{L}{2,20}iert|(?:ver|be|er|ent|zer|über|unter|um)\\p{Ll}{2,20}(?:t|en)|halbiert)`
const preterite =
  '(?:baute|führte|stellte|setzte|löste|schrieb|ordnete|richtete|änderte|teilte|legte|verlegte|kürzte|senkte|schulte|ersetzte|brachte|räumte|sortierte|erklärte|\\p{Ll}+ierte)(?:n|en)?'

/** „Wir haben die Tore umsortiert“, „Dann verlegte ich …“, and a note that leaves both out: „Regale neu geordnet“. */
const germanDeeds = [
  new RegExp(
    `(?<!\\p{L})(?:habe?\\s(?:ich|wir)|haben\\swir|ich\\shabe?|wir\\shaben)(?!\\p{L}).{0,200}(?<!\\p{L})${participle}(?!\\p{L})`,
    'iu',
  ),
  new RegExp(`(?<!\\p{L})(?:${preterite}\\s(?:ich|wir)|(?:ich|wir)\\s${preterite})(?!\\p{L})`, 'iu'),
  new RegExp(
    `^(?!.*(?<!\\p{L})(?:war|waren|ist|sind|wurden?|hat|hatten?|habe?n?|wird|werden)(?!\\p{L})).{0,200}(?<!\\p{L})${participle}[.!]?$`,
    'iu',
  ),
]

/** What came of it. */
const outcomes = [
  /(?<!\p{L})(?:fell|dropped|rose|sank|halved|doubled|tripled|went (?:down|up|from)|(?:is|are|was|were) (?:now )?(?:down|up|gone)|down to|up to|since then|now (?:at|down|up|only|takes?)|no longer)(?!\p{L})/iu,
  /(?<!\p{L})(?:sank|sanken|stieg|stiegen|halbierten?|gesunken|gestiegen|gefallen|nur noch|nicht mehr|seitdem|seither|jetzt (?:bei|nur|dauert))(?!\p{L})/iu,
  /(?<!\p{L})(?:from|von)\s.{0,30}\d.{0,30}\s(?:to|auf)\s.{0,10}\d/iu,
]

/** UTF-16 units of a sentence that are looked at. */
const MOST = 400

const isOne = (patterns: readonly RegExp[], sentence: string) => patterns.some((pattern) => pattern.test(sentence.slice(0, MOST)))

/** Whether a sentence of English or German tells what somebody did. */
export const tellsDeed = (sentence: string): boolean => isOne([...englishDeeds, ...germanDeeds], sentence)

/** Whether it tells what came of something. */
export const tellsOutcome = (sentence: string): boolean => isOne(outcomes, sentence)

/** Of some sentences the first that tells what was done or, where none does, what came of it; `null` where none tells either. */
export const tellingOf = (sentences: readonly string[]): string | null => sentences.find(tellsDeed) ?? sentences.find(tellsOutcome) ?? null
