import { firmInLaw, legalForm, namesRole } from '../../../employment/index.ts'
import { linesBelowRole } from './head-block.ts'
import { isName, labelled, sentencesOf } from './sentences.ts'

const labels =
  /^(?:company name|company|employer|hiring organi[sz]ation|organi[sz]ation|arbeitgeber|firma|firmenname|unternehmen|unternehmensname|betrieb)(?![\p{L}\p{N}-])/iu

const NAME = { signs: 80, many: 7 }
const [FIRST, EARLY] = [5, 60]

/** Whoever advertises does so for another, who is not named. */
const forAnother =
  /(?<!\p{L})(?:for|on behalf of) (?:our|my|a) client(?!\p{L})|(?<!\p{L})(?:our|my) client(?:,| is| are| has| seeks)|(?<!\p{L})für unseren (?:kunden|mandanten)(?!\p{L})|im auftrag (?:unseres|eines|von)|im kundenauftrag/iu

const word = "\\p{Lu}[\\p{L}\\p{N}&’'.-]{0,40}"
const name = `${word}(?: (?:(?:&|and|und|of|der|für|the) )?${word}){0,5}`
/** Words that begin a sentence and no name. */
const noName =
  /^(?:We|Wir|I|Our|My|This|That|The (?:Team|Company|Client|Role)|Client|It|They|He|She|Who|You|Your|Unsere?\w*|Er|Sie|Es|Jetzt|Today|Now|Deine?\w*|Ihre?\w*|Us|Uns|Home|Least|Bei|Für|Ein|Eine|Join|Wer|Das Team|Die Firma|Das Unternehmen)(?![\p{L}])/u
const ofOwn =
  /(?<!\p{L})(?:role|job|company|team|position|us|you|opportunity|application|benefits|work|data|sales|unternehmen|stelle|firma|uns|dich|sie)(?!\p{L})/iu
const article = /^(?:Die|Der|Das|Bei|Beim|Für|Über|About|At|Join|With|Im|In|Wir|Unser|Unsere) /u

const seeks = new RegExp(
  `^(?:(?:Die|Der|Das) )?(?<name>${name}) (?:sucht|is (?:currently |now )?(?:hiring|looking for|looking to|seeking|recruiting)|seeks|are (?:currently |now )?(?:hiring|looking for|seeking|recruiting)|has an (?:exciting )?(?:opening|opportunity)|ist auf der suche)(?!\\p{L})`,
  'u',
)
const weAt = new RegExp(`^(?:At|Here at) (?<name>${name}),? (?:we|you|our)(?!\\p{L})`, 'u')
const heading = new RegExp(`^(?:About|ABOUT|Über|Why join|Working at|Life at|Arbeiten bei|Join) (?<name>${name})\\??$`, 'u')
const titled = new RegExp(` (?:at|bei|@) (?<name>(?:the )?${name})(?=$|,| [–—|•·(-]| in )`, 'u')
const firms = new RegExp(firmInLaw, 'gu')
const upToForm = new RegExp(`^.{0,80}?(?<![\\p{L}\\p{N}])${legalForm}(?: & Co\\.? ?KG)?(?![\\p{L}\\p{N}])`, 'u')

/** Words that say that a name is that of an organisation. German ones stand at the end of others too. */
const organisation =
  /(?<!\p{L})(?:trust|nhs|council|university|college|hospitals?|hospice|clinic|group|school|academy|foundation|charity|institute|society|association|agency|authority|ministry|police|ltd|limited|plc|llp|llc|inc|gmbh|ag|kg|se|e\.\s?v\.|ggmbh|stadt|gemeinde|landkreis|caritas|diakonie)(?!\p{L})|(?:klinikum|kliniken|klinik|krankenhaus|stadtwerke|verein|stiftung|universität|hochschule|schule|verband|gesellschaft|genossenschaft|gruppe|werke|ministerium|behörde|sparkasse)(?!\p{L})/iu
/** What a sentence says behind the name of a firm, and behind no name of a town. */
const doesBusiness =
  /^ (?:runs|operates|makes|builds|designs|develops|supplies|provides|delivers|employs|serves|was founded|betreibt|beschäftigt|produziert|fertigt|liefert|entwickelt|wurde gegründet)(?!\p{L})/u
/** Names of public bodies run to more words than those of firms. */
const BODY = { signs: 90, many: 10 }

const bare = (said: string): string =>
  said
    .replace(article, '')
    .replace(/[.,;:–-]$/u, '')
    .trim()

/** The firm that words name, without the place behind it. */
function firmIn(said: string): string {
  const inLaw = upToForm.exec(said)?.[0]
  if (inLaw) return bare(inLaw)
  return bare((/ (?:&|and|und) /.test(said) ? said : (said.split(/,| [–—-] /u)[0] ?? '')).replace(/ \([^()]*\)$/u, ''))
}

const isFirm = (said: string): boolean => isName(said, NAME) && /^[\p{L}\p{N}]/u.test(said) && !noName.test(said)

/** The firm that an advertisement is of; empty where it is not said for certain. */
export function readCompany(lines: readonly string[]): string {
  const said = labelled(lines, labels)
    .map(firmIn)
    .find((one) => isFirm(one) && /\p{Lu}|\p{N}/u.test(one))
  if (said) return said
  const early = lines.slice(0, EARLY)
  if (early.some((line) => sentencesOf(line).some((sentence) => forAnother.test(sentence)))) return ''
  return ofTitle(lines) || belowRole(lines, early.flatMap(sentencesOf)) || ofSentence(early) || onlyFirm(early) || ofHeading(lines)
}

/** “Head of planning at Quillmere Freight” */
function ofTitle(lines: readonly string[]): string {
  for (const line of lines.slice(0, FIRST)) {
    const match = line.length <= 160 && !/[.!?]$/.test(line) ? titled.exec(line) : null
    const found = match && namesRole(line.slice(0, match.index)) ? firmIn(match.groups?.name ?? '') : ''
    if (isFirm(found)) return found
  }
  return ''
}

/** “Severn Community Health Trust”, on a line of its own below the role; another name where a sentence says what business it does. */
function belowRole(lines: readonly string[], sentences: readonly string[]): string {
  const isInBusiness = (one: string) => sentences.some((said) => said.startsWith(one) && doesBusiness.test(said.slice(one.length)))
  const named = linesBelowRole(lines)
    .map(firmIn)
    .filter(
      (one) =>
        isName(one, BODY) && (organisation.test(one) || isInBusiness(one)) && !noName.test(one) && !ofOwn.test(one) && !namesRole(one),
    )
  return named[0] ?? ''
}

function ofSentence(lines: readonly string[]): string {
  for (const sentence of lines.flatMap(sentencesOf)) {
    const found = bare((seeks.exec(sentence) ?? weAt.exec(sentence))?.groups?.name ?? '')
    if (isFirm(found)) return found
  }
  return ''
}

function ofHeading(lines: readonly string[]): string {
  for (const line of lines) {
    const found = line.length <= 60 ? (heading.exec(line.replace(/:$/, ''))?.groups?.name ?? '') : ''
    if (isFirm(found) && !ofOwn.test(found) && !namesRole(found)) return found
  }
  return ''
}

/** The only one that is named by what it is in law. */
function onlyFirm(lines: readonly string[]): string {
  const named = lines.flatMap(sentencesOf).flatMap((sentence) => sentence.match(firms) ?? [])
  const [found = '', ...others] = [...new Set(named.map(bare))]
  return others.length === 0 && isFirm(found) && !namesRole(found) ? found : ''
}
