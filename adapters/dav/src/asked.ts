import { DavError } from './dav-error.ts'
import type { PropertiesAsked } from './properties.ts'
import { childOf, type XmlElement } from './xml-reader.ts'
import { dav } from './xml-writer.ts'

const MAX_PROPERTIES = 200

/** The properties that a PROPFIND or a report asks for; all where it names none. @throws DavError 400 for too many */
export function askedIn(body: XmlElement | null): PropertiesAsked {
  if (childOf(body, dav('propname'))) return { sort: 'names' }
  const asked = childOf(body, dav('prop'))
  if (!asked) return { sort: 'all' }
  if (asked.children.length > MAX_PROPERTIES) throw new DavError(400, 'Ask for fewer properties.')
  return { sort: 'named', names: namesIn(asked) }
}

/** The names of what stands in an element, as `{namespace}name`, each once. */
export const namesIn = ({ children }: XmlElement): string[] => [...new Set(children.map(({ namespace, name }) => `{${namespace}}${name}`))]
