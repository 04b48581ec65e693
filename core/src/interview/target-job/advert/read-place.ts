import { legalForm } from '../../../employment/index.ts'
import { forAnybody } from './for-anybody.ts'
import { linesBelowRole } from './head-block.ts'
import { isName, labelled, sentencesOf } from './sentences.ts'

const labels =
  /^(?:job location|work location|locations?|place of work|workplace|place|office|city|standorte?|arbeitsort|einsatzort|dienstort|dienstsitz|arbeitsplatz|ort)(?![\p{L}\p{N}-])/iu

const NAME = { signs: 80, many: 9 }
const [FIRST, EARLY] = [15, 60]

const word = "\\p{Lu}[\\p{L}’'.-]{0,40}"
const place = `(?<place>${word}(?: (?:(?:am|an der|im|bei|upon|on|in der|ob der|of|the|der) )?${word}){0,3}(?:, ${word}(?: ${word})?)?)`
const noPlace =
  /^(?:Vollzeit|Teilzeit|Voll|Teil|Festanstellung|Elternzeit|Ausbildung|Full|Part|Home|Team|The|Our|Unser\w*|Dein\w*|Ihr\w*|Einem?|Einer|Der|Die|Das|Wechsel\w*|Schicht\w*)(?!\p{L})/u

/** Of the job, as the firm may be at home somewhere else. */
const based = new RegExp(
  `(?:(?:role|position|job|post|vacancy) (?:is|will be)|[Yy]ou(?: will|’ll|'ll)(?: be)?|[Yy]ou are) (?:based|located) (?:in|at) ${place}`,
  'u',
)
const atSite = new RegExp(`(?<!\\p{L})(?:am|an unserem|für unseren|unseren) Standort(?: in)? ${place}`, 'u')
/** “Our Doncaster depot”, “unser Lager in Ulm”. */
const ourSite = new RegExp(
  `(?<!\\p{L})(?:at|in|for|from) our (?:(?:new|busy|modern|main|flagship) )?(?<place>${word}(?:[ -]${word}){0,2}) (?:site|depot|warehouse|office|plant|factory|branch|store|hub|hospital|school|(?:fulfil?ment|distribution|call|service|contact) cent(?:re|er))(?!\\p{L})|(?<!\\p{L})(?:in|für|an) unsere[mnrs]? (?:neuen )?(?:Lager|Werk|Büro|Haus|Betrieb|Niederlassung|Filiale|Logistikzentrum|Praxis|Klinik|Schule) in (?<ort>${word}(?: (?:(?:am|an der|im|bei|in der) )?${word}){0,2})`,
  'u',
)
/** A line that ends in what stands behind a town in an address: “Doncaster, DN4 5JW”, and one that begins with it: “28195 Bremen”. */
const byPost = new RegExp(
  `^(?:(?<place>${word}(?:[ -]${word}){0,2}),? [A-Z]{1,2}\\d[A-Z\\d]?(?: \\d[A-Z]{2})?|(?:D-)?(?<ort>\\d{5} ${word}(?: (?:(?:am|an der|im|bei|in der) )?${word}){0,2}))$`,
  'u',
)
const behindTitle = new RegExp(`^ in ${place}`, 'u')
const behindFirm = new RegExp(`(?<![\\p{L}\\p{N}])${legalForm}, ${place}$`, 'u')
const remote = /^(?:(?:fully|100 ?%) )?remote(?: \([^()]{1,40}\))?$/iu
const beginsSmall = /^(?:remote|hybrid|home[ -]?office|anywhere|bundesweit|deutschlandweit|europaweit)(?!\p{L})/iu

/** How much one is there, in brackets or behind a mark: “Bristol (hybrid, three days on site)”, “Leeds – remote”. */
const mode =
  /(?<!\p{L})(?:hybrid|remote|on[- ]?site|in the office|at home|work from home|home[- ]?office|homeoffice|vor ort|mobiles arbeiten)(?!\p{L})/iu
const withMode = new RegExp(
  `^${place}(?: \\((?<inBrackets>[^()]{1,60})\\)|(?:,| [–—-]) (?<behind>\\P{Lu}[^()]{1,60}|(?:Hybrid|Remote|On|Vor Ort|Home)[^()]{0,60}))$`,
  'u',
)
/** Regions that stand behind a town. */
const region =
  /^(?:UK|U\.K\.|USA|US|EU|England|Scotland|Wales|Northern Ireland|Ireland|United Kingdom|United States|[A-Z]\p{Ll}+shire|[A-Z][A-Z]|Essex|Kent|Surrey|Sussex|(?:East|West) Sussex|Norfolk|Suffolk|Devon|Dorset|Cornwall|Somerset|Cumbria|Rutland|(?:County )?Durham|Northumberland|Merseyside|Tyne and Wear|West Midlands|Greater (?:London|Manchester)|London|Germany|Deutschland|Austria|Österreich|Switzerland|Schweiz|France|Frankreich|Netherlands|Niederlande|Belgium|Belgien|Spain|Spanien|Italy|Italien|Poland|Polen|Denmark|Sweden|Norway|Finland|Portugal|Canada|Australia|New Zealand|India|Singapore|Bayern|Baden-Württemberg|Hessen|Sachsen|Thüringen|Brandenburg|Niedersachsen|Nordrhein-Westfalen|Rheinland-Pfalz|Saarland|Schleswig-Holstein|Mecklenburg-Vorpommern|Sachsen-Anhalt)$/u

/** On a line of its own below the role: a town with how much one is there, or with what it lies in. */
function belowRole(lines: readonly string[]): string {
  const found = linesBelowRole(lines).find((line) => {
    const { place: named = '', inBrackets, behind } = withMode.exec(line)?.groups ?? {}
    if (isPlace(named) && mode.test(inBrackets ?? behind ?? '')) return true
    const [town = '', around = '', ...more] = line.split(', ')
    return more.length === 0 && region.test(around) && new RegExp(`^${place}$`, 'u').test(town) && isPlace(town)
  })
  return found ?? ''
}

const isPlace = (said: string): boolean =>
  isName(said, NAME) && (/^[\p{Lu}\p{N}]/u.test(said) || beginsSmall.test(said)) && !noPlace.test(said)

const townIn = (pattern: RegExp, text: string): string => {
  const { place, ort } = pattern.exec(text)?.groups ?? {}
  return (place ?? ort ?? '').replace(/[.,]$/u, '')
}

/** Where a job is, as its advertisement says; empty where it is not said for certain. */
export function readPlace(lines: readonly string[]): string {
  const said = labelled(lines, labels).find(isPlace)
  if (said) return said
  for (const line of lines.slice(0, FIRST)) {
    const found = line.length <= 160 ? (behindFirm.exec(line)?.groups?.place ?? '') : ''
    if (isPlace(found)) return found
  }
  const inHead = belowRole(lines)
  if (inHead) return inHead
  const posted = lines.slice(0, FIRST).map((line) => (line.length <= NAME.signs ? townIn(byPost, line) : ''))
  const town = posted.find(isPlace)
  if (town) return town
  for (const sentence of lines.slice(0, EARLY).flatMap(sentencesOf)) {
    const [mark] = sentence.matchAll(forAnybody)
    const behind = mark ? behindTitle.exec(sentence.slice(mark.index + mark[0].length)) : null
    const found =
      (behind ?? based.exec(sentence) ?? atSite.exec(sentence))?.groups?.place?.replace(/[.,]$/u, '') || townIn(ourSite, sentence)
    if (isPlace(found)) return found
  }
  const alone = lines.slice(0, FIRST).flatMap((line) => (line.length <= 160 ? line.split(/ [–—|•·-] |, /u) : []))
  return alone.find((part) => remote.test(part)) ?? ''
}
