import { legalForm, namesRole } from '../../employment/index.ts'

const inLaw = `(?<![\\p{L}\\p{N}])${legalForm}(?![\\p{L}\\p{N}])`
const firmAnywhere = new RegExp(inLaw, 'iu')
/** Where a name ends with what it is in law, whatever else is said in it is of the name. */
const firm = new RegExp(`${inLaw}\\.?(?: & Co\\.? ?(?:KG|KGaA)?)?(?: \\([^()]*\\))?$`, 'iu')
/** Words that an employer or a school is known by. */
const organisation =
  /\b(?:co|company|group|holding|partners|university|college|school|academy|institute|hospital|infirmary|hospice|clinic|council|bank|trust|foundation|department|ministry|agency|studio|labs?)\b|universit|hochschule|gymnasium|realschule|berufsschule|berufskolleg|akademie|klinik|krankenhaus|stiftung|verein|verlag|stadtwerke|landratsamt|bundesamt|institut/iu
/** Words that a position is known by, besides those for what somebody works as. */
const position = /\b(?:freelance\w*|founder|volunteer|member|shift)\b|praktik|projektmanag|sachbearbeit|geschäftsführ|fachkräft/iu
/** Words that a degree is known by. */
const degree =
  /\b(?:b\.?a|b\.?sc|m\.?a|m\.?sc|m\.?eng|b\.?eng|mba|ph\.?d|bachelor\w*|master\w*|diploma|degree|certificate|a-?levels?|gcses?|doctor\w*|nvq|btec|foundation degree)\b|diplom|abitur|ausbildung|fachabitur|mittlere reife|abschluss|promotion|magister|staatsexamen/iu

export interface Named {
  position: string
  organisation: string
  location: string
}

/** Whether it may be the name of a place. */
export const place = /^\p{Lu}[\p{L} .'’()-]{1,40}$/u

const isPosition = (part: string) => !firm.test(part) && (namesRole(part) || position.test(part))
const isOrganisation = (part: string) => firmAnywhere.test(part) || organisation.test(part)

/** A pay band or level, which says more of a position and is neither an employer nor a place: `Band 5`, `L5`, `Stufe 3`, `EG 9b`. */
const grade =
  /^(?:(?:pay )?(?:band|grade|level|scale|tier|stufe|entgeltgruppe|gehaltsgruppe|besoldungsgruppe|tv-?ö?d|tv-?l|eg|e|a|l)\s?\d{1,2}\s?[a-d]?)$/iu
export const isGrade = (part: string): boolean => grade.test(part)

/** Whether a position is named among them. */
export const namesPosition = (parts: readonly string[]): boolean => parts.some(isPosition)

/** Whether an employer or a school is named among them. */
export const namesOrganisation = (parts: readonly string[]): boolean => parts.some((part) => isOrganisation(part) && !isPosition(part))

const certificate =
  /(?<!\p{L})(?:certificate|certification|licen[cs]e|course|accreditation)(?!\p{L})|zertifikat|lizenz|schein\b|kurs\b|lehrgang|schulung/iu
const ofSchool = /graduate|pg ?cert|pgce|higher|school|bachelor|master|ausbildung|schulisch|ihk|meister/iu

/** Whether a certificate is named first among them, and no degree or certificate of a school. */
export const namesCertificate = ([first = '']: readonly string[]): boolean => certificate.test(first) && !ofSchool.test(first)

/** Which of the names beside dates is which: by words that tell, else in the order in which most write them. */
export function namesOf(said: readonly string[], of: 'work' | 'education'): Named {
  const isWork = of === 'work'
  const grades = isWork ? said.filter(isGrade) : []
  const parts = said.filter((part) => !grades.includes(part))
  const organisations = parts.map((part) => isOrganisation(part) && !(isWork && isPosition(part)))
  const positions = parts.map((part, at) => (isWork ? isPosition(part) : degree.test(part)) && !organisations[at])
  let org = organisations.indexOf(true)
  let pos = positions.indexOf(true)
  if (pos < 0) pos = parts.findIndex((_, at) => at !== org)
  if (org < 0) org = parts.findIndex((_, at) => at !== pos)
  const rest = parts.filter((_, at) => at !== org && at !== pos)
  // What is none of these is not lost: it says more of the position.
  const more = rest.filter((part) => !place.test(part))
  return {
    position: [parts[pos] ?? '', ...grades, ...more].filter(Boolean).join(', '),
    organisation: org >= 0 ? (parts[org] ?? '') : '',
    location: rest.filter((part) => place.test(part)).join(', '),
  }
}
