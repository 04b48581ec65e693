import { firmInLaw, legalForm } from '../../employment/index.ts'
import { literalPattern } from '../../kernel/index.ts'

/** Headings of what a firm says of itself and offers, which asks nothing of anybody. */
const ofTheFirm =
  /^(?:what we offer|we offer|our offer|(?:your |the )?benefits|perks|how to apply|your application|apply now|about (?:us|the company)|who we are|equal opportunit\w*|salary|pay|so bewirbst du dich|so bewerben sie sich|deine bewerbung|ihre bewerbung|bewerbung|wir bieten|was wir bieten|unser angebot|das bieten wir|deine vorteile|ihre vorteile|über uns|wer wir sind|gehalt)\b/iu
/** UTF-16 units of a line that may be a heading, with its marks: longer ones, which the patterns take long for, are none. */
const MOST_OF_HEADING = 200

const asHeading = (line: string) => line.replace(/^[#*\s_]+|[*:\s_]+$/gu, '')

/** A short line that is marked as one, or begins a paragraph and ends no sentence. */
function isHeading(line: string, before: string): boolean {
  if (line.length > MOST_OF_HEADING) return false
  const said = asHeading(line)
  if (said === '' || said.length > 60 || /^\s*(?:[-•·–+]|\*\s)/.test(line)) return false
  const isMarked = /^\s*(?:#|\*\*)/.test(line) || /:[\s*]*$/.test(line)
  return isMarked || (before.trim() === '' && !/[.;,!?]$/.test(said))
}

/** Sentences of how one applies, and until when. */
const applying = [
  /^\W*(?:please |to |you can |jetzt |bitte )?apply\s*(?:$|[,:.!]|(?:with|by|to|at|via|through|online|now|today|here|before|until|directly|for this|in writing)(?!\p{L}))/iu,
  /^\W*(?:please |to apply,? )?(?:send|submit|e-?mail|upload|include)\s+(?:(?:us|in|me)\s+)?(?:your|a|an)\s+(?:\p{L}+\s+){0,3}(?:cv|résumé|resume|application|cover)(?!\p{L})/iu,
  /^\W*(?:closing date|application deadline|deadline for applications|applications? (?:close|deadline|by|until|to))(?!\p{L})/iu,
  /^\W*(?:jetzt |bitte )?(?:bewirb dich|bewerben sie sich|jetzt bewerben|bewerbungsschluss|bewerbungsfrist|bewerbungen? (?:bis|an|bitte))(?!\p{L})/iu,
  /^\W*(?:bitte )?(?:schicke?n?|sende?n?|mailen?|reiche?n?)\s+(?:sie )?(?:uns )?(?:bitte )?(?:deinen?|ihren?|eine?n?)\s+(?:\p{L}+\s+){0,3}(?:bewerbung|lebenslauf|unterlagen|bewerbungsunterlagen|anschreiben)(?!\p{L})/iu,
  /freuen uns auf (?:deine|ihre|eure) bewerbung/iu,
]
/** UTF-16 units of a sentence that may be one of these. */
const MOST_OF_SENTENCE = 400

const mayBeApplying = /appl|send|submit|mail|upload|include|closing|deadline|bewerb|bewirb|schick|reich/i

const withoutApplying = (line: string): string => {
  if (!mayBeApplying.test(line)) return line
  return line
    .split(/(?<=[.!?])(?<!\d\.)\s+(?=\p{Lu})/u)
    .filter((sentence) => sentence.length > MOST_OF_SENTENCE || !applying.some((pattern) => pattern.test(sentence)))
    .join(' ')
}

/** Postal areas of two letters: behind a place, with a number. Others are written as much else is. */
const areas =
  'AB|AL|BA|BB|BD|BH|BL|BN|BR|BS|BT|CA|CB|CF|CH|CM|CO|CR|CT|CV|CW|DA|DD|DE|DG|DH|DL|DN|DT|DY|EC|EH|EN|EX|FK|FY|GL|GU|HA|HD|HG|HP|HR|HU|HX|' +
  'IG|IP|IV|KA|KT|KW|KY|LA|LD|LE|LL|LN|LS|LU|ME|MK|ML|NE|NG|NN|NP|NR|NW|OL|OX|PA|PE|PH|PL|PO|PR|RG|RH|RM|SA|SE|SG|SK|SL|SM|SN|SO|SP|SR|SS|' +
  'ST|SW|SY|TA|TD|TF|TN|TQ|TR|TS|TW|UB|WA|WC|WD|WF|WN|WR|WS|WV|YO|ZE'
const addresses: readonly RegExp[] = [
  /(?<![^\s<(:,;])[^\s@<>(),;:]{1,64}@[^\s@<>(),;:]{1,200}[\p{L}\p{N}]/gu,
  /(?<![\p{L}\p{N}])(?:https?:\/\/|www\.)[^\s<>()"]*[\p{L}\p{N}/]/giu,
  /(?<![\p{L}\p{N}])[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}(?![\p{L}\p{N}])/gu,
  new RegExp(`(?<=\\p{Lu}\\p{Ll}+,?\\s)(?<!Amazon\\s)(?:${areas})\\d[A-Z\\d]?(?![\\p{L}\\p{N}-])`, 'gu'),
  /(?<![\p{L}\p{N}.,-])(?:D-)?\d{5}(?=\s\p{Lu}\p{Ll})/gu,
]

const firm = new RegExp(firmInLaw, 'gu')

/** The firm as its people call it. A name of one word may begin that of a thing: “SAP EWM”. */
function nameOf(company: string): RegExp | null {
  const name = company.replace(new RegExp(`[\\s,]+${legalForm}\\.?$`, 'u'), '').trim()
  if (name.length < 2) return null
  const behind = /\s/.test(name) ? '' : '(?!\\s\\p{Lu})'
  return new RegExp(`(?<![\\p{L}\\p{N}])${literalPattern(name)}(?![\\p{L}\\p{N}])${behind}`, 'gu')
}

/** A text without addresses and the names of firms. */
function withoutNames(text: string, company: string): string {
  const name = nameOf(company)
  return [...addresses, firm, ...(name ? [name] : [])].reduce((rest, pattern) => rest.replace(pattern, '–'), text)
}

/**
 * What a description of a job asks for: without the parts in which the firm speaks of itself, how one applies, addresses, and
 * the name of the firm.
 * @param company what the firm is called elsewhere
 */
export function askedIn(description: string, company = ''): string {
  let isOfFirm = false
  const lines = description.split('\n')
  const kept = lines.filter((line, at) => {
    if (isHeading(line, lines[at - 1] ?? '')) isOfFirm = ofTheFirm.test(asHeading(line))
    return !isOfFirm
  })
  return withoutNames(kept.map(withoutApplying).join('\n'), company)
}
