import { upload } from './test-everything.ts'

/** An operation, as a reader of the description knows it. */
export interface DescribedOperation {
  method: string
  path: string
  operationId: string
  summary: string
  description?: string
  tags: string[]
  isPublic: boolean
  parameters: { name: string; in: 'path' | 'query' | 'header'; required?: boolean; schema: Record<string, unknown> }[]
  requestBody?: { content: Record<string, { schema: Record<string, unknown>; example?: unknown }> }
  responses: Record<string, { content?: Record<string, { example?: unknown }> }>
}

interface Description {
  paths: Record<string, Record<string, Omit<DescribedOperation, 'method' | 'path' | 'isPublic'> & { security: unknown[] }>>
}

/** Every operation of a description. */
export const operationsOf = ({ paths }: Description): DescribedOperation[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      path,
      method: method.toUpperCase(),
      isPublic: operation.security.length === 0,
    })),
  )

/** Whether it is about somebody else in a discussion: alone in it, nobody passes it on; among others, nobody leaves their own. */
export const isAboutOthers = ({ path }: DescribedOperation): boolean => /personId|ownership/.test(path)

/** A request that the person whose records these are would be answered. */
export function requestFor({ path, method, requestBody }: DescribedOperation, ids: Record<string, string>) {
  const json = requestBody?.content['application/json']
  const example = json?.example as object | undefined
  const body = json
    ? example && 'personId' in example && ids.personId
      ? { ...example, personId: ids.personId }
      : example
    : requestBody
      ? upload()
      : undefined
  const query = path.endsWith('/search')
    ? '?q=draft'
    : path === '/imports' && method === 'POST'
      ? '?format=todoist-csv'
      : path === '/attachments'
        ? `?taskId=${ids.id}`
        : path.endsWith('/export')
          ? `?format=${path.startsWith('/discussions') ? 'md' : 'pdf'}`
          : ''
  const area = path.split('/')[1] as string
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => ((name !== 'id' && ids[name]) || (ids[area] ?? ids[name])) as string)
  return { path: filled + query, options: { method, ...(body !== undefined && { body }) } }
}

/** Whatever a GET answers to its person that is one record, by the operation. */
export async function recordsReadAlone(
  description: Description,
  { json }: { json(path: string): Promise<Record<string, unknown>> },
  ids: Record<string, string>,
): Promise<{ operationId: string; record: { id: string; url?: string } }[]> {
  const documents = operationsOf(description).filter(
    ({ method, isPublic, responses }) =>
      method === 'GET' && !isPublic && responses['200']?.content?.['application/json'] && responses['304'],
  )
  const answers: { operationId: string; record: Record<string, unknown> }[] = []
  for (const operation of documents)
    answers.push({ operationId: operation.operationId, record: await json(requestFor(operation, ids).path) })
  const isRecord = ({ record }: (typeof answers)[number]) => ['id', 'version', 'createdAt'].every((name) => record[name])
  return answers.filter(isRecord) as { operationId: string; record: { id: string; url?: string } }[]
}
