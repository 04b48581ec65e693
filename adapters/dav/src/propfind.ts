import { Answer } from './answer.ts'
import { askedIn, namesIn } from './asked.ts'
import type { Asked } from './asked-of.ts'
import { DavError } from './dav-error.ts'
import { calendarPath, objectPath } from './place.ts'
import {
  calendarProperties,
  homeProperties,
  itemProperties,
  type Properties,
  principalProperties,
  responseFor,
  rootProperties,
} from './properties.ts'
import { tokenOf } from './reports.ts'
import { childOf, type XmlElement } from './xml-reader.ts'
import { dav, propertyResponse } from './xml-writer.ts'

/** The responses of a PROPFIND: of a resource and, by depth 1, of what lies in it. @throws DavError */
export async function propfind(asked: Asked, body: XmlElement | null): Promise<string> {
  const depth = asked.request.headers.get('depth') ?? '0'
  if (depth !== '0' && depth !== '1') throw new DavError(403, 'Ask for depth 0 or 1.', '<d:propfind-finite-depth/>')
  const { place } = asked
  const properties = askedIn(body)
  const answer = new Answer()
  answer.add(await responseFor(place.path, await propertiesOf(asked), properties))
  if (depth === '1') for await (const [path, known] of membersOf(asked)) answer.add(await responseFor(path, known, properties))
  return answer.text
}

async function propertiesOf({ place, caller: { account }, calendar, deps }: Asked): Promise<Properties> {
  if (place.sort === 'root') return rootProperties(account)
  if (place.sort === 'principal') return principalProperties(account)
  if (place.sort === 'home' || !calendar) return homeProperties(account)
  if (place.sort === 'calendar') return calendarProperties(account, calendar, tokenOf(calendar, await deps.store.head(account.id)))
  const item = place.sort === 'object' ? await calendar.find(place.name) : null
  if (!item) throw new DavError(404, 'There is nothing here.')
  return itemProperties(account, calendar, item)
}

async function* membersOf({ place, caller: { account }, calendar, calendars, deps }: Asked): AsyncGenerator<[string, Properties]> {
  if (place.sort === 'home') {
    const head = await deps.store.head(account.id)
    for (const each of calendars) yield [calendarPath(account.id, each.name), calendarProperties(account, each, tokenOf(each, head))]
  }
  if (place.sort !== 'calendar' || !calendar) return
  await deps.giveWay()
  for await (const item of calendar.list())
    yield [objectPath(account.id, calendar.name, item.name), itemProperties(account, calendar, item)]
}

/** Nothing of a resource is set here: each property is refused by name, which programs take as it is. @throws DavError 400 or 404 */
export async function proppatch(asked: Asked, body: XmlElement | null): Promise<string> {
  await propertiesOf(asked)
  const names = (body?.children ?? []).flatMap((part) => {
    const properties = childOf(part, dav('prop'))
    return properties ? namesIn(properties) : []
  })
  if (names.length === 0 || names.length > 200) throw new DavError(400, 'Name the properties to set.')
  return propertyResponse(asked.place.path, [], names, 403)
}
