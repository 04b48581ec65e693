import { literalPattern } from '../../kernel/index.ts'
import { forAnybody } from './advert/for-anybody.ts'

/** Parts of an advertisement that name what one is to have been through, or whom one is over, and no ability. */
const patterns: readonly RegExp[] = [
  // An education that is asked for, rather than that of others: “Ausbildung von Azubis”.
  /(?<!\p{L})(?:(?:berufs|hochschul|fach)?ausbildung(?:en)?)(?!\p{L})(?!\s+(?:von|der|unserer|neuer|eurer|ihrer|junger)(?!\p{L}))/giu,
  /(?<!\p{L})fachliche[nrms]?(?=\s+(?:(?:und|sowie|oder)\s+\p{L}+\s+)?(?:führung|leitung|verantwortung|anleitung|unterstellung|eignung|ansprech))/giu,
  // When one works, and how long.
  /(?<!\p{L})(?:\d{1,3}(?:[.,]\d{1,2})?\s?)?(?:hours?|hrs|days?|shifts?|nights?|weekends?)\s+(?:a|per|each|every)\s+(?:day|week|fortnight|month|year)(?!\p{L})/giu,
  /(?<!\p{L})every\s+(?:(?:other|second|third|fourth|fifth|sixth|two|three|four|five|six|eight)\s+)?(?:days?|weeks?|weekends?|fortnight|months?|quarters?|years?)(?!\p{L})/giu,
  /(?<!\p{L})(?:\d{1,3}(?:[.,]\d{1,2})?\s?)?(?:stunden|tage|schichten|nächte|wochenenden)\s+(?:pro|je|in der|im)\s+(?:tag|woche|monat|jahr)(?!\p{L})/giu,
  /(?<!\p{L})jede[nrs]?\s+(?:(?:zweite|dritte|vierte)[nrs]?\s+)?(?:tag|woche|wochenende|monat|quartal|jahr)(?!\p{L})/giu,
  // Whom the firm hopes for, unless one is to choose among them; the post itself, and how one gets to know it.
  /(?<!(?:interview|recruit|hir|select|screen|shortlist|assess|auswahl|auswähl|wählst|wählen)\p{L}{0,4}[^.;\n]{0,40})(?<!\p{L})(?:applicants?|bewerber(?:\*?innen|n)?)(?!\p{L})/giu,
  /(?<!\p{L})(?:the|this|our)\s+(?:post|vacancy)(?:\s?holder)?(?!\p{L})/giu,
  /(?<!\p{L})informal\s+(?:talk|chat|call|visit|discussion|conversation|enquir)\p{L}*/giu,
  // What is there for those who work there.
  /(?<!\p{L})(?:(?:on-?site|company|staff|workplace)\s+(?:nursery|crèche|creche|childcare)|(?:nursery|crèche|creche|childcare)(?:\s+\p{L}+){0,2}\s+on[\s-]?site|betriebs(?:kita|kindergarten))(?!\p{L})/giu,
  // What one hands in, and what is said at the gate before a shift.
  /(?<!\p{L})(?:your|ihren?|ihrem|deinen?|deinem|successful|all|erfolgreiche[rn]?)\s+(?:cvs?|résumé|resume|applications?|applicants?|candidates?|lebenslauf|bewerbung\p{L}*|bewerber\p{L}*)(?!\p{L})/giu,
  /(?<!\p{L})toolbox[\s-]talks?(?!\p{L})/giu,
  // What is paid, which nobody is asked to haggle over, and whom one is under, who has no report written.
  /^\W*(?:(?:basic |annual |starting |jahres|monats)?(?:salary|pay|gehalt)|(?:pay )?(?:band|grade|scale)|remuneration|compensation|wages?|vergütung|entgelt|entgeltgruppe|eingruppierung|bezahlung)(?:\s+(?:range|band|scale))?\s*[:|–-].*$/giu,
  /(?<!\p{L})(?:salary|salaries)(?!\p{L})/giu,
  /(?<!\p{L})(?:report(?:s|ing)?\s+(?:directly\s+)?(?:in)?to|bericht(?:en|est|et|e)\s+(?:(?:direkt|unmittelbar|fachlich)\s+)?(?:an|der|dem))(?!\p{L})/giu,
  // Whom others are, by their titles.
  /(?<!\p{L})(?:director|(?:vice\s+)?president|geschäftsführer(?:in)?|bereichsleiter(?:in)?|abteilungsleiter(?:in)?|direktor(?:in)?|vorstand)(?:s|en)?(?!\p{L})(?:\s+(?:of|für)\s+\p{Lu}\p{L}+(?:\s+(?:and|und|&)\s+\p{Lu}\p{L}+)?)?/giu,
  /(?<!\p{L})(?:Head\s+of|Chief)\s+\p{Lu}\p{L}+(?:\s+(?:Officer|(?:and|&)\s+\p{Lu}\p{L}+))?/gu,
  // How many in an hour, or what is paid for one.
  /(?<!error )(?<!\p{L})rates?(?!\p{L})/giu,
]
/** So many years of something: a plan of five years is one where nobody asks for experience. Bounded, for a line of nothing but letters and blanks. */
const years = /(?<![\p{L}\d])(?:\p{L}{1,30}|\d{1,2})\s{0,3}\+?\s{0,3}(?:years?|jahren?|jahre)(?!\p{L})/giu
const asksForYears = /experience|erfahrung|praxis|(?<!\p{L})(?:at least|minimum|mindestens|wenigstens)(?!\p{L})/iu

/** What a description asks for, without what it asks for as a term of being taken: an education, and years of experience. */
export const withoutTerms = (asked: string): string =>
  asked
    .split('\n')
    .map((line) => {
      const rest = patterns.reduce((text, pattern) => text.replace(pattern, '–'), line)
      return asksForYears.test(rest) ? rest.replace(years, '–') : rest
    })
    .join('\n')

/** What a job is called, in front of that: words with a capital, and small ones between them. */
const calledBefore = /(?:\p{Lu}[\p{L}\p{N}&/*:_-]*\s+(?:(?:of|for|and|in|im|der|für|und|&|–|-)\s+)?){1,8}$/u
/** UTF-16 units of what a job is called. */
const MOST_OF_TITLE = 120

/**
 * A description without what the job is called: “Logistics planner” is a name, and asks for no planning.
 * @param role what the job is called elsewhere
 */
export function withoutTitle(description: string, role = ''): string {
  const lines = description.split('\n').map((line) => {
    const [first] = line.matchAll(forAnybody)
    if (!first) return line
    const from = Math.max(0, first.index - MOST_OF_TITLE)
    return line.slice(0, from) + line.slice(from, first.index).replace(calledBefore, '– ') + line.slice(first.index + first[0].length)
  })
  const called = role.replace(forAnybody, '').trim()
  if (!called) return lines.join('\n')
  const name = new RegExp(`(?<![\\p{L}\\p{N}])${literalPattern(called)}(?![\\p{L}\\p{N}])`, 'giu')
  return lines.join('\n').replace(name, '–')
}
