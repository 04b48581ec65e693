interface Amount {
  value: string
}

const regions = ['en', 'de', 'de-CH', 'fr']

/** How a decimal is written: as it is kept, and as regions group and part it. */
function written(value: string): string[] {
  const grouped = regions.map((region) =>
    new Intl.NumberFormat(region, { maximumFractionDigits: 9, useGrouping: 'always' }).format(value as Intl.StringNumericLiteral),
  )
  const plain = [value, value.replace('.', ',')]
  return [...grouped, ...plain].flatMap((text) => [text, text.replace('-', '−')])
}

/**
 * A text with a number that was corrected since, each time it is said in digits, written as it was: `1,200` becomes `1,350`,
 * `71,4` `72,6`. What only looks alike, such as a part of a longer number, stays.
 * @param was and `now` as a source tells them: exact decimals
 */
export function renumbered(text: string, was: Amount, now: Amount): string {
  const next = written(now.value)
  const forms = new Map(
    written(was.value)
      .map((form, place) => [form, next[place] ?? now.value] as const)
      .toReversed(),
  )
  const any = [...forms.keys()]
    .sort((a, b) => b.length - a.length)
    .map((form) => form.replace(/[.\s]/g, (sign) => (sign === '.' ? '\\.' : '\\s')))
  const said = new RegExp(`(?<![\\p{L}\\p{N}]|[\\p{N}][.,’])(?:${any.join('|')})(?!\\p{N}|[.,’]\\p{N})`, 'gu')
  return text.replace(said, (form) => forms.get(form) ?? form)
}
