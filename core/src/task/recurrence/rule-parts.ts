/** The parts of an RFC 5545 rule, `FREQ=WEEKLY;BYDAY=FR` as `{ FREQ: 'WEEKLY', BYDAY: 'FR' }`. Free of zod, for the browser. */
export type RuleParts = Readonly<Record<string, string>>

export const partsOf = (rrule: string): RuleParts =>
  Object.fromEntries(
    rrule.split(';').map((part) => {
      const at = part.indexOf('=')
      return [part.slice(0, at), part.slice(at + 1)]
    }),
  )

/** The parts as a rule, in their order. */
export const ruleText = (parts: RuleParts): string =>
  Object.entries(parts)
    .map(([name, value]) => `${name}=${value}`)
    .join(';')
