/** Words that an employer or a school is known by. */
const organisation =
  /\b(?:ltd|limited|inc|llc|llp|plc|corp|corporation|gmbh|mbh|ag|kg|kgaa|ohg|se|ug|co|company|group|holding|partners|university|college|school|academy|institute|hospital|clinic|council|bank|trust|foundation|department|ministry|agency|studio|labs?|college)\b|e\. ?v\.|universit|hochschule|gymnasium|realschule|berufsschule|berufskolleg|akademie|klinik|krankenhaus|stiftung|verein|verlag|stadtwerke|landratsamt|bundesamt|institut/iu
/** Words that a position is known by. */
const position =
  /\b(?:manager|engineer|analyst|developer|designer|director|assistant|consultant|lead|leader|head|officer|nurse|teacher|tutor|lecturer|intern|trainee|apprentice|specialist|coordinator|supervisor|associate|administrator|technician|architect|scientist|planner|accountant|buyer|driver|chef|cook|carer|executive|advisor|adviser|operator|editor|writer|researcher|fellow|freelance\w*|founder|owner|president|secretary|volunteer|member|shift)\b|leiter|leitung|entwickler|ingenieur|berater|referent|sachbearbeit|assistent|assistenz|praktik|werkstudent|kaufmann|kauffrau|mitarbeiter|fachkraft|fachkräft|meister|techniker|pfleger|lehrer|erzieher|auszubild|trainer|koordinator|controller|projektmanag|geschäftsführ|hilfskraft/iu
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

/** Whether a position is named among them. */
export const namesPosition = (parts: readonly string[]): boolean => parts.some((part) => position.test(part))

/** Which of the names beside dates is which: by words that tell, else in the order in which most write them. */
export function namesOf(parts: readonly string[], of: 'work' | 'education'): Named {
  const tells = of === 'education' ? degree : position
  const organisations = parts.map(
    (part) => organisation.test(part) && !(of === 'work' && tells.test(part) && !/\b(?:ltd|inc|llc|plc|gmbh|ag|kg)\b/iu.test(part)),
  )
  const positions = parts.map((part, at) => tells.test(part) && !organisations[at])
  let org = organisations.indexOf(true)
  let pos = positions.indexOf(true)
  if (pos < 0) pos = parts.findIndex((_, at) => at !== org)
  if (org < 0) org = parts.findIndex((_, at) => at !== pos)
  const rest = parts.filter((_, at) => at !== org && at !== pos)
  // What is none of these is not lost: it says more of the position.
  const more = rest.filter((part) => !place.test(part))
  return {
    position: [parts[pos] ?? '', ...more].filter(Boolean).join(', '),
    organisation: org >= 0 ? (parts[org] ?? '') : '',
    location: rest.filter((part) => place.test(part)).join(', '),
  }
}
