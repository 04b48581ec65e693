import { firmInLaw, namesRole } from '../../../employment/index.ts'
import { forAnybody } from './for-anybody.ts'
import { isName, labelled, sentencesOf } from './sentences.ts'

const labels =
  /^(?:job[ -]?titel|job title|job role|title|role|position title|position|vacancy|job|post|stelle|stellenbezeichnung|stellentitel|stellenangebot|stellenausschreibung|stellenanzeige|berufsbezeichnung|beruf|funktion|titel)(?![\p{L}\p{N}-])/iu

/** How one is employed, which is no name of a job. */
const employment =
  /^(?:(?:full|part)[ -]?time|permanent|temporary|contract\w*|fixed[ -]term|freelance|internship|hybrid|remote|on-?site|vollzeit|teilzeit|(?:un)?befristet|festanstellung|minijob|ausbildung|praktikum|overview|description|summary|details)(?!\p{L})/iu

const TITLE = { signs: 100, many: 12 }
/** Lines among which what the job is called stands as a line of its own. */
const [FIRST, EARLY] = [5, 40]

const firm = new RegExp(firmInLaw, 'u')
const inTwo = / (?:[–—|•·-]|@) |, (?=\p{Lu})/u
const atFirm = / (?:at|bei|@) (?=(?:the |der )?\p{Lu})/u

/** What a job is called, of words that are that and maybe a firm or a place beside it. */
function titleIn(said: string): string {
  const parts = said
    .replace(forAnybody, ' – ')
    .split(/ [–—|•·-] /u)
    .map((part) => part.trim())
  const ofJob = parts.find((part) => namesRole(part) && !firm.test(part)) ?? parts.find((part) => part !== '' && !firm.test(part)) ?? ''
  const [head = '', behind] = ofJob.split(atFirm)
  return (behind !== undefined && !namesRole(head) ? ofJob : head)
    .trim()
    .replace(/[.,;:–-]$/u, '')
    .trim()
}

const isTitle = (title: string): boolean => isName(title, TITLE) && /^[\p{L}(]/u.test(title) && !employment.test(title)

/** Words with a capital, and small ones between them, up to the end. */
const capitalsBefore = /(?<![\p{L}\p{N}])(?:[\p{Lu}(][\p{L}\p{N}()&/*:_-]{0,60} (?:(?:of|for|and|in|im|der|für|und|&|–|-) )?){1,8}$/u

/** In a sentence that ends where it says that a job is for anybody. */
function titleBefore(said: string): string {
  const behind = said.replace(/^[^:]{1,40}: (?=\p{Lu})/u, '')
  const whole = titleIn(behind)
  if (isTitle(whole) && !/^(?:Als|Für|Zur|Zum|Im|In|Werde|Suchst|As) /u.test(whole)) return whole
  return (capitalsBefore.exec(`${behind.trim()} `)?.[0] ?? '').replace(/^(?:Als|As|Wir suchen) /u, '').trim()
}

/** How a sentence leads to what somebody is looked for as; what follows has to end there. */
const hiring =
  /(?<!\p{L})(?:hiring|recruiting|seeking|seeks|looking for|looking to (?:hire|appoint|recruit)|appoint|recruit|suchen wir|wir suchen|sucht)(?: (?:ab sofort|zum nächstmöglichen Zeitpunkt))? (?:an?|our next|our new|eine?n?|for an?)(?: (?:new|experienced|passionate|motivated|talented|skilled|dedicated|creative|friendly|great|full-time|part-time|engagierten?|erfahrenen?|motivierten?|neuen?|weiteren?)){0,2} (?<title>\p{Lu}[\p{L}\p{N}&/:*_-]{0,60}(?: (?:(?:of|for|and|für|und|&) )?\p{Lu}[\p{L}\p{N}&/:*_-]{0,60}){0,6})(?=$|[.,;:!(–]| (?:to|who|in|at|for|with|on|based|und|zur|zum|mit|im|als|für|bei|–|-)(?!\p{L}))/u

/** What a job is called in its advertisement; empty where it is not said for certain. */
export function readRole(lines: readonly string[]): string {
  const said = labelled(lines, labels).map(titleIn).find(isTitle)
  if (said) return said
  const early = lines.slice(0, EARLY)
  for (const sentence of early.flatMap(sentencesOf)) {
    const [mark] = sentence.matchAll(forAnybody)
    const title = mark ? titleBefore(sentence.slice(0, mark.index)) : ''
    if (isTitle(title)) return title
  }
  const line = lines
    .slice(0, FIRST)
    .map(titleOfLine)
    .find((title) => title !== '')
  if (line) return line
  for (const sentence of early.flatMap(sentencesOf)) {
    const title = hiring.exec(sentence)?.groups?.title ?? ''
    if (isTitle(title) && namesRole(title)) return title
  }
  return ''
}

/** A line that is what the job is called, and nothing but a firm or a place beside it. */
export function titleOfLine(line: string): string {
  if (line.length > TITLE.signs || /[.!?:;]$/.test(line)) return ''
  const title = titleIn(line).split(inTwo)[0] ?? ''
  return isTitle(title) && /^[\p{Lu}(]/u.test(title) && namesRole(title) && title.split(' ').length <= 8 ? title : ''
}
