/** What German words for something that one can do end in. */
const doings =
  'planung|steuerung|optimierung|disposition|controlling|buchhaltung|bilanzierung|abrechnung|beschaffung|instandhaltung|sachbearbeitung|akquise|' +
  'prüfung|sicherung|beratung|betreuung|überwachung|koordination|analysen|analyse|konstruktion|programmierung|kalkulation|kommissionierung|' +
  'personalführung|mitarbeiterführung|teamführung|projektleitung|teamleitung|management'
const noun = /(?<![\p{L}\p{N}-])\p{Lu}\p{Ll}{9,}(?![\p{L}\p{N}])/gu
const isAbility = new RegExp(
  `^(?:\\p{L}{3,}(?:${doings})|instandhaltung|sachbearbeitung|kommissionierung|bilanzierung|buchhaltung|programmierung)$`,
  'u',
)
/** Beginnings that make a word of its own, which names nothing: “Weiterplanung”, “Überprüfung”. */
const isOther = new RegExp(`^(?:ver|be|um|ein|aus|ab|an|vor|über|unter|weiter|wieder|durch|haupt|gesamt)(?:${doings})$`, 'u')

/** What is to be made better: “Optimierung von Beständen, Durchlaufzeiten und Liefertreue”. */
const improving =
  /(?<!\p{L})(?:Optimierung|Verbesserung|Senkung|Reduzierung|Steigerung|Verkürzung|Steuerung|Überwachung|Planung)\s+(?:von|der|des|unserer|unseres)\s+(?<what>\p{Lu}\p{Ll}{4,}(?:\s*(?:,|und|sowie|oder)\s+(?:der\s+|von\s+)?\p{Lu}\p{Ll}{4,}){0,5})/gu

/** Words for what one can do, and for what one is to make better, in one sentence of a German description, in its order. */
export function abilitiesIn(sentence: string): { said: string; at: number }[] {
  const found = [...sentence.matchAll(noun)]
    .map(({ 0: said, index }) => ({ said, at: index }))
    .filter(({ said }) => isAbility.test(said.toLowerCase()) && !isOther.test(said.toLowerCase()))
  for (const { 0: all, index, groups } of sentence.matchAll(improving)) {
    const what = groups?.what ?? ''
    const start = index + all.length - what.length
    for (const { 0: said, index: at } of what.matchAll(/\p{Lu}\p{Ll}{4,}/gu)) found.push({ said, at: start + at })
  }
  return found.filter(({ said }, at) => found.findIndex((one) => one.said === said) === at)
}
