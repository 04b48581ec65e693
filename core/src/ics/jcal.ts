import ICAL from 'ical.js'
import { AppError, thinned } from '../kernel/index.ts'

/** A property of RFC 7265: name, parameters, type, and its values. */
export type JcalProperty = [name: string, parameters: Readonly<Record<string, string | string[]>>, type: string, ...values: unknown[]]
export type JcalComponent = [name: string, properties: JcalProperty[], components: JcalComponent[]]

/** The name rules go by while a file is parsed: one that is odd must not keep the rest from being read. */
export const RULE = 'x-throughline-rule'

/**
 * The calendars of a file, as somebody else's parser reads them.
 * @param component the sort of components whose rules are read by themselves later on
 * @throws AppError `unsupported-format` or `validation`.
 */
export function calendarsIn(text: string, component: 'VTODO' | 'VEVENT' = 'VTODO'): JcalComponent[] {
  if (!/^\s*BEGIN:VCALENDAR/i.test(text))
    throw new AppError('unsupported-format', 'This is no iCalendar file: it does not begin with BEGIN:VCALENDAR.')
  if (
    text
      .replace(/\n[ \t]/g, '')
      .split('\n')
      .some(hasEndlessHead)
  )
    throw new AppError(
      'too-large',
      'A line of the file says more than a line of any calendar does ahead of its value. Export the file again.',
    )
  const parsed = parse(withRulesRenamed(text, component))
  return typeof parsed[0] === 'string' ? [parsed as JcalComponent] : (parsed as JcalComponent[])
}

/** Name and parameters of a line, of which the parser reads very many very slowly. */
const head = /^[^:"]*(?:"[^"]*"[^:"]*)*:?/
const MAX_HEAD = 5000

function hasEndlessHead(line: string): boolean {
  if (line.length <= MAX_HEAD) return false
  const found = head.exec(line)?.[0] ?? ''
  return found.length > MAX_HEAD || !found.endsWith(':')
}

/** In one pass: one that is never closed must not have the whole rest looked through for its end. */
function withRulesRenamed(text: string, component: string): string {
  let isWithin = false
  const edges = new RegExp(`^(?:(BEGIN|END):${component}$|RRULE(?=[;:]))`, 'gim')
  return text.replace(edges, (found, edge: string | undefined) => {
    if (edge) isWithin = edge.toUpperCase() === 'BEGIN'
    return edge || !isWithin ? found : RULE
  })
}

function parse(text: string): unknown[] {
  try {
    return ICAL.parse(text)
  } catch (error) {
    throw new AppError(
      'validation',
      `The file is not whole, or no iCalendar throughout: “${thinned(String((error as Error).message).slice(0, 60))}”.`,
    )
  }
}

export const componentsIn = ([, , components]: JcalComponent, name: string): JcalComponent[] =>
  components.filter((component) => component[0] === name)

export const propertiesIn = ([, properties]: JcalComponent, name: string): JcalProperty[] =>
  properties.filter((property) => property[0] === name)

export const propertyIn = (component: JcalComponent, name: string): JcalProperty | undefined => propertiesIn(component, name)[0]

/** The value of a property as text; empty where there is none. */
export const textIn = (component: JcalComponent, name: string): string => textOf(propertyIn(component, name))

export const textOf = (property: JcalProperty | undefined): string => valuesOf(property)[0] ?? ''

export const valuesOf = (property: JcalProperty | undefined): string[] =>
  (property?.slice(3) ?? []).filter((value) => typeof value === 'string' || typeof value === 'number').map(String)

export function parameterOf(property: JcalProperty | undefined, name: string): string {
  const value = property?.[1][name]
  return typeof value === 'string' ? value : ''
}
