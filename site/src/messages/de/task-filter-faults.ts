import type { FilterFault } from '@throughline/core/task/filter'

const operands = {
  or: '„or“ steht zwischen zwei Dingen',
  and: '„and“ steht zwischen zwei Dingen',
  minus: 'Nach einem Minus folgt etwas',
  brackets: 'In Klammern steht etwas',
}

const oneOf = (words: readonly string[]) => new Intl.ListFormat('de-DE', { type: 'disjunction' }).format(words)

/** What is wrong with a filter; the stretch that is meant stands before it. */
export function filterFault(fault: FilterFault): string {
  const { instead } = fault
  switch (fault.code) {
    case 'too_long':
      return `Ein Filter hat höchstens ${fault.most} Zeichen.`
    case 'too_deep':
      return `Klammern und Minuszeichen gehen höchstens ${fault.most} Ebenen tief.`
    case 'unknown_field':
      return instead
        ? `ist kein Feld. Meintest du „${instead}:“?`
        : `ist kein Feld. Es gibt ${oneOf(fault.offered)}. Wörter mit Doppelpunkt stehen in Anführungszeichen.`
    case 'missing_value':
      return fault.field === null ? 'ist leer.' : 'braucht etwas dahinter.'
    case 'unknown_value':
      if (instead) return `kann nicht hinter „${fault.field}:“ stehen. Meintest du ${instead}?`
      return `${fault.written ? `kann nicht hinter „${fault.field}:“ stehen` : `Hinter „${fault.field}:“ fehlt ein Wort`}. Schreibe ${oneOf(fault.offered)}.`
    case 'invalid_date':
      if (instead) return `ist kein Tag. Meintest du ${instead}?`
      return `${fault.written ? 'ist kein Tag' : 'Es fehlt ein Tag'}. Schreibe ihn wie today, friday, 7d, -2w oder 2026-03-01.`
    case 'invalid_estimate':
      return `${fault.written ? 'ist keine Dauer' : 'Es fehlt eine Dauer'}. Schreibe 45m, 2h oder 1h30m.`
    case 'no_comparison':
      return `ist ein Vergleich, den „${fault.field}:“ nicht kennt. Schreibe das Wort allein.`
    case 'unclosed_quote':
      return 'Dieses Anführungszeichen wird nicht geschlossen.'
    case 'unclosed_bracket':
      return 'Diese Klammer wird nicht geschlossen.'
    case 'stray_bracket':
      return 'Diese Klammer schließt nichts.'
    case 'missing_operand':
      return `${operands[fault.sign]}. Um das Zeichen selbst zu suchen, setze es in Anführungszeichen.`
  }
}
