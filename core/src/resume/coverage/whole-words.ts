/** What German words that name what somebody can do end in; of those that end in each other, the longer one first. */
const heads =
  'sprachkenntnisse|sprachkenntnissen|kenntnisse|kenntnissen|erfahrungen|erfahrung|kompetenzen|kompetenz|fähigkeiten|fähigkeit|planung|steuerung|' +
  'optimierung|entwicklung|verwaltung|buchhaltung|abrechnung|rechnung|beschaffung|instandhaltung|wartung|fertigung|konstruktion|prüfung|sicherung|beratung|' +
  'betreuung|führung|leitung|gestaltung|überwachung|koordination|disposition|management|controlling|marketing|analysen|analyse|pflege|technik|recht|' +
  'logistik|systeme|systemen|prozesse|prozessen|unternehmen|bereich|wesen|arbeit|branche|industrie|bau'

const suspended = /(?<first>\p{L}{3,})-(?=\s*(?:,|\/|&|und(?!\p{L})|oder(?!\p{L})|sowie(?!\p{L})|bzw))/gu
const wholeWord = new RegExp(`(?<!\\p{L})\\p{L}{2,}?(?<head>${heads})(?!\\p{L})`, 'u')

/** UTF-16 units in which the whole word has to follow: “Deutsch-, Englisch- und gute Französischkenntnisse”. */
const NEAR = 80

/** A text in which German words that share their end are whole: “Deutsch- und Englischkenntnisse”, “Deutschkenntnisse und Englischkenntnisse”. */
export const withWholeWords = (text: string): string =>
  text.replace(suspended, (written, first: string, at: number) => {
    const end = at + written.length
    const rest = text.slice(end, end + NEAR).split(/[.;:!?\n]/)[0] ?? ''
    const head = wholeWord.exec(rest)?.groups?.head
    return head ? `${first}${head}` : written
  })
