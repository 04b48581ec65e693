import { findTaskResource, putTask } from '@throughline/core/dav'
import { deleteTask } from '@throughline/core/task'
import type { Asked } from './asked-of.ts'
import { readBody } from './body.ts'
import type { Calendar } from './calendars.ts'
import { checkConditions, isNamed } from './conditions.ts'
import { DavError } from './dav-error.ts'
import type { Place } from './place.ts'

type AskedObject = Asked<Place & { sort: 'object' }, Calendar>
type Answer = [status: number, body: string | null, headers?: Record<string, string>]

/** The calendar object of a task or of the last day of a goal. @throws DavError 404 */
export async function readObject({ request, calendar, place }: AskedObject): Promise<Answer> {
  const item = await calendar.find(place.name)
  if (!item) throw nothing()
  const headers = { etag: item.etag, 'content-type': 'text/calendar; charset=utf-8', 'content-disposition': 'attachment' }
  if (isNamed(request.headers.get('if-none-match') ?? '', item.etag)) return [304, null, { etag: item.etag }]
  const text = await item.text()
  return [200, request.method === 'HEAD' ? null : text, headers]
}

/**
 * Makes a task of a calendar object, or changes one by it. What is served of it afterwards is written anew, so that no ETag
 * may be told (RFC 4791, 5.3.4): programs read it again.
 * @throws DavError 403, 412 or 415, and what the use case throws
 */
export async function putObject(asked: AskedObject): Promise<Answer> {
  const { request, place, caller } = asked
  demandWrite(asked)
  const type = request.headers.get('content-type') ?? 'text/calendar'
  if (!/^text\/calendar\s*(;|$)/i.test(type)) throw new DavError(415, 'Send text/calendar.', '<c:supported-calendar-data/>')
  const text = await readBody(request)
  const check = (current: { etag: string } | null) => checkConditions(request.headers, current?.etag ?? null)
  const { isNew } = await putTask({ ...asked.deps, actor: caller.actor }, place.name, text, { check })
  return [isNew ? 201 : 204, null]
}

/** Moves a task to the trash, with its steps. @throws DavError 403, 404 or 412 */
export async function deleteObject(asked: AskedObject): Promise<Answer> {
  const { request, place, caller } = asked
  demandWrite(asked)
  const deps = { ...asked.deps, actor: caller.actor }
  const found = await findTaskResource(deps, place.name)
  if (!found) throw nothing()
  checkConditions(request.headers, found.etag)
  await deleteTask(deps, found.task.id, { expectedVersion: found.task.version })
  return [204, null]
}

function demandWrite({ calendar, place }: AskedObject): void {
  if (calendar.isWritable) return
  const why = calendar.name === 'tasks' ? 'This token does not allow tasks:write.' : 'The days of goals are read here, and set in the app.'
  throw new DavError(
    403,
    why,
    `<d:need-privileges><d:resource><d:href>${place.path}</d:href><d:privilege><d:write/></d:privilege></d:resource></d:need-privileges>`,
  )
}

const nothing = () => new DavError(404, 'There is nothing here.')
