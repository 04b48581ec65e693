import { barePicture, MAX_ATTACHMENT_SIZE, type StagedFile, stageFile } from '@throughline/core/attachment'
import { AppError, bounded, checked, type Fault, faultsIn } from '@throughline/core/kernel'
import { SANDBOX_LIMITS } from '@throughline/core/sandbox'
import type { Context } from 'hono'
import type { z } from 'zod'
import { openUpload, readJson } from './body.ts'
import type { AppDeps } from './deps.ts'
import type { SignedInPerson } from './people.ts'
import type { PersonRoute, Route } from './route.ts'
import type { Access } from './who-asks.ts'

export type Query = z.ZodSafeParseResult<unknown>

interface Asked {
  c: Context
  query: Query | undefined
}

const jsonTypes = ['application/json']
const patchTypes = ['application/json', 'application/merge-patch+json']

export interface Sent {
  query: unknown
  body: unknown
  text: string
  file: StagedFile | null
  fileName: string
}

/**
 * What was sent, with its query checked. Only when that has faults are those of the body looked for here,
 * so that all are named at once; otherwise the use case does it.
 */
export async function readSent(access: Access, app: AppDeps, { c, query }: Asked): Promise<Sent> {
  if (access.person && access.route.body === 'upload') return readUpload(access.route, app, { c, query, person: access.person })
  const { route, person } = access
  const most = person?.deps.sandboxUse ? SANDBOX_LIMITS.bodyBytes : undefined
  const json = route.body ? await readJson(c.req.raw, route.method === 'PATCH' ? patchTypes : jsonTypes, most) : undefined
  const body = json?.value ?? (route.bodyOptional && json ? {} : json?.value)
  if (query && !query.success) throw invalid([...faultsIn(query.error), ...bodyFaults(route, body)])
  return { query: query?.data, body, text: json?.text ?? '', file: null, fileName: '' }
}

/** Keeps a file while it comes; what is asked for is judged before any of it is read. */
async function readUpload(
  { mostBytes, barePictures }: PersonRoute,
  app: AppDeps,
  { c, query, person: { deps } }: Asked & { person: SignedInPerson },
): Promise<Sent> {
  if (query && !query.success) throw invalid(faultsIn(query.error))
  const usually = mostBytes?.(query?.data, app) ?? MAX_ATTACHMENT_SIZE
  const most = deps.sandboxUse ? Math.min(usually, SANDBOX_LIMITS.importBytes) : usually
  const { name, content } = await openUpload(c.req.raw, most)
  const kept = barePictures ? barePicture(bounded(content, most)) : content
  return { query: query?.data, body: undefined, text: '', file: await stageFile(deps, kept, most), fileName: name }
}

function bodyFaults({ body: schema }: Route, body: unknown): Fault[] {
  if (!schema || schema === 'upload') return []
  const result = checked(schema, body)
  return result.success ? [] : faultsIn(result.error)
}

const invalid = (faults: readonly Fault[]) => new AppError('validation', 'Some of this cannot be accepted.', { faults })

/** The `email` of a body as accounts have it, for what is counted by that; empty where there is none. */
export const emailOf = (body: unknown): string => {
  const email = (body as { email?: unknown } | null | undefined)?.email
  return typeof email === 'string' ? email.trim().slice(0, 254).normalize().toLowerCase() : ''
}
