import ICAL from 'ical.js'
import { AppError } from '../../kernel/index.ts'
import { shortened } from '../text.ts'

/** A property of RFC 7265: name, parameters, type, and its values. */
export type JcalProperty = [name: string, parameters: Readonly<Record<string, string | string[]>>, type: string, ...values: unknown[]]
export type JcalComponent = [name: string, properties: JcalProperty[], components: JcalComponent[]]

/** The name rules go by while a file is parsed: one that is odd must not keep the rest from being read. */
export const RULE = 'x-throughline-rule'

/**
 * The calendars of a file, as somebody else's parser reads them.
 * @throws AppError `unsupported-format` or `validation`.
 */
export function calendarsIn(text: string): JcalComponent[] {
  if (!/^\s*BEGIN:VCALENDAR/i.test(text))
    throw new AppError('unsupported-format', 'This is no iCalendar file: it does not begin with BEGIN:VCALENDAR.')
  const parsed = parse(text.replace(/^BEGIN:VTODO$[\s\S]*?^END:VTODO$/gim, (todo) => todo.replace(/^RRULE(?=[;:])/gim, RULE)))
  return typeof parsed[0] === 'string' ? [parsed as JcalComponent] : (parsed as JcalComponent[])
}

function parse(text: string): unknown[] {
  try {
    return ICAL.parse(text)
  } catch (error) {
    throw new AppError('validation', `The file is not whole, or no iCalendar throughout: “${shortened(String((error as Error).message))}”.`)
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
