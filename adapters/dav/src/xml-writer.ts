/** Namespaces by the prefixes that answers use. */
export const DAV = 'DAV:'
export const CALDAV = 'urn:ietf:params:xml:ns:caldav'
const CALENDAR_SERVER = 'http://calendarserver.org/ns/'
const APPLE = 'http://apple.com/ns/ical/'

const declaredPrefixes = Object.entries({ [DAV]: 'd', [CALDAV]: 'c', [CALENDAR_SERVER]: 'cs', [APPLE]: 'a' })
/** The last one is declared by XML itself, and may have no other. */
const prefixes = new Map([...declaredPrefixes, ['http://www.w3.org/XML/1998/namespace', 'xml']])
const declared = declaredPrefixes.map(([namespace, prefix]) => `xmlns:${prefix}="${namespace}"`).join(' ')

/** Names as `{namespace}name`, which is how they are compared. */
export const dav = (name: string): string => `{${DAV}}${name}`
/** The same, of CalDAV (RFC 4791). */
export const caldav = (name: string): string => `{${CALDAV}}${name}`
/** The same, of what Calendar Server added. */
export const calendarServer = (name: string): string => `{${CALENDAR_SERVER}}${name}`
/** The same, of what Apple added. */
export const apple = (name: string): string => `{${APPLE}}${name}`

/** A document of one element, whose content is XML already. */
export const xmlDocument = (name: string, content: string): string =>
  `<?xml version="1.0" encoding="utf-8"?>\n<d:${name} ${declared}>${content}</d:${name}>\n`

/** A text as XML; what XML has no way to say is left out. */
export const xmlText = (text: string): string =>
  text
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/[&<>"\r]/g, (sign) => escapes[sign] as string)

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\r': '&#13;' }

/** An address as XML. */
export const hrefXml = (path: string): string => `<d:href>${xmlText(path)}</d:href>`

/** An element by its `{namespace}name`, whose content is XML already. */
export function element(name: string, content = ''): string {
  const [, namespace = '', local = ''] = /^\{(.*)\}([^}]*)$/.exec(name) ?? []
  const prefix = prefixes.get(namespace)
  const tag = prefix ? `${prefix}:${local}` : `x:${local}`
  const own = prefix ? '' : ` xmlns:x="${xmlText(namespace)}"`
  // A name of no namespace cannot have a prefix.
  const [open, close] = namespace === '' ? [`${local} xmlns=""`, local] : [`${tag}${own}`, tag]
  return content === '' ? `<${open}/>` : `<${open}>${content}</${close}>`
}

/** The properties of one resource by whether they are there (RFC 4918, 14.22). */
export function propertyResponse(href: string, found: readonly string[], missing: readonly string[], status = 404): string {
  const stats = [
    ...(found.length > 0 || missing.length === 0 ? [propstat(found, 200)] : []),
    ...(missing.length > 0
      ? [
          propstat(
            missing.map((name) => element(name)),
            status,
          ),
        ]
      : []),
  ]
  return `<d:response>${hrefXml(href)}${stats.join('')}</d:response>`
}

/** What is said of a whole resource; `precondition` is the XML of the condition that does not hold. */
export const statusResponse = (href: string, status: number, precondition = ''): string => {
  const error = precondition && `<d:error>${precondition}</d:error>`
  return `<d:response>${hrefXml(href)}<d:status>${statusLine(status)}</d:status>${error}</d:response>`
}

const propstat = (properties: readonly string[], status: number): string =>
  `<d:propstat><d:prop>${properties.join('')}</d:prop><d:status>${statusLine(status)}</d:status></d:propstat>`

const statusLine = (status: number): string => `HTTP/1.1 ${status} ${words[status] ?? ''}`
const words: Readonly<Record<number, string>> = { 200: 'OK', 403: 'Forbidden', 404: 'Not Found', 507: 'Insufficient Storage' }
