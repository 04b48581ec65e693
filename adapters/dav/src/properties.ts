import type { Account } from '@throughline/core/account'
import type { Calendar, Item } from './calendars.ts'
import { homePath, principalPath } from './place.ts'
import { apple, caldav, calendarServer, dav, element, hrefXml, propertyResponse, xmlText } from './xml-writer.ts'

/** What is known of one resource: the content of each property as XML, by its `{namespace}name`. */
export type Properties = ReadonlyMap<string, string | (() => Promise<string>)>

/** The properties a request asks for. */
export type PropertiesAsked = { sort: 'named'; names: readonly string[] } | { sort: 'all' } | { sort: 'names' }

/** What is told when all is asked for; the rest only by name (RFC 4791, 5.2). */
const plain = ['resourcetype', 'displayname', 'getetag', 'getcontenttype', 'creationdate', 'getlastmodified'].map(dav)

/** Objects larger than this are not taken. */
export const MAX_OBJECT = 1024 * 1024

const privilege = (name: string) => element(dav('privilege'), element(dav(name)))
const READ = ['read', 'read-current-user-privilege-set']
const WRITE = ['write', 'write-content', 'bind', 'unbind']

const common = ({ id }: Pick<Account, 'id'>, isWritable = false): [string, string][] => [
  [dav('current-user-principal'), hrefXml(principalPath(id))],
  [dav('owner'), hrefXml(principalPath(id))],
  [dav('current-user-privilege-set'), [...READ, ...(isWritable ? WRITE : [])].map(privilege).join('')],
]

/** What programs that know the address of the server alone find there. */
export const rootProperties = (account: Account): Properties =>
  new Map([
    ...common(account),
    [dav('resourcetype'), element(dav('collection'))],
    [dav('displayname'), 'Throughline'],
    // Some programs ask for it right where they were sent.
    [caldav('calendar-home-set'), hrefXml(homePath(account.id))],
    [dav('principal-collection-set'), hrefXml(principalPath(account.id))],
  ])

/** What is told of a person. */
export const principalProperties = (account: Account): Properties =>
  new Map([
    ...common(account),
    [dav('resourcetype'), element(dav('principal')) + element(dav('collection'))],
    [dav('displayname'), xmlText(account.name || account.email)],
    [dav('principal-URL'), hrefXml(principalPath(account.id))],
    [caldav('calendar-home-set'), hrefXml(homePath(account.id))],
    [caldav('calendar-user-address-set'), hrefXml(`mailto:${account.email}`)],
    [calendarServer('email-address-set'), element(calendarServer('email-address'), xmlText(account.email))],
  ])

/** What is told of the collection of their calendars. */
export const homeProperties = (account: Account): Properties =>
  new Map([...common(account), [dav('resourcetype'), element(dav('collection'))], [dav('displayname'), 'Calendars']])

/** `token` is what sync-collection goes on from. */
export function calendarProperties(account: Account, calendar: Calendar, token: string): Properties {
  const component = `<c:comp name="${calendar.component}"/>`
  const reports = [caldav('calendar-query'), caldav('calendar-multiget'), dav('sync-collection')]
  return new Map([
    ...common(account, calendar.isWritable),
    [dav('resourcetype'), element(dav('collection')) + element(caldav('calendar'))],
    [dav('displayname'), calendar.title],
    [dav('sync-token'), xmlText(token)],
    [
      dav('supported-report-set'),
      reports.map((report) => element(dav('supported-report'), element(dav('report'), element(report)))).join(''),
    ],
    [calendarServer('getctag'), xmlText(token)],
    [caldav('supported-calendar-component-set'), component],
    [caldav('supported-calendar-data'), '<c:calendar-data content-type="text/calendar" version="2.0"/>'],
    [caldav('calendar-description'), calendar.about],
    [caldav('max-resource-size'), String(MAX_OBJECT)],
    [apple('calendar-color'), calendar.color],
    [apple('calendar-order'), calendar.name === 'tasks' ? '1' : '2'],
  ])
}

/** What is told of an entry of a calendar; its content is made where it is asked for. */
export const itemProperties = (account: Account, { component, isWritable }: Calendar, item: Item): Properties =>
  new Map<string, string | (() => Promise<string>)>([
    ...common(account, isWritable),
    [dav('resourcetype'), ''],
    [dav('getetag'), xmlText(item.etag)],
    [dav('getcontenttype'), `text/calendar; charset=utf-8; component=${component}`],
    [caldav('calendar-data'), async () => xmlText(await item.text())],
  ])

/** One resource with what is asked of it. */
export async function responseFor(href: string, properties: Properties, asked: PropertiesAsked): Promise<string> {
  if (asked.sort === 'names')
    return propertyResponse(
      href,
      [...properties.keys()].map((name) => element(name)),
      [],
    )
  const names = asked.sort === 'named' ? asked.names : plain.filter((name) => properties.has(name))
  const found: string[] = []
  const missing: string[] = []
  for (const name of names) {
    const value = properties.get(name)
    if (value === undefined) missing.push(name)
    else found.push(element(name, typeof value === 'string' ? value : await value()))
  }
  return propertyResponse(href, found, missing)
}
