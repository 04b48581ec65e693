import { describedOnce } from './description.ts'

/** An operation of the API as its description tells of it. */
interface Operation {
  operationId: string
  method: string
  path: string
  summary: string
}

/** An area of the API, called as in addresses and in scopes: `interview-prep`. */
export interface Area {
  slug: string
  name: string
  operations: Operation[]
}

/** A type of problem an answer may be, with what to do about it. */
export interface ProblemType {
  /** Also the address of its page: `/problems/stale`. */
  type: string
  status: number
  title: string
  help: string
}

interface Read {
  areas: Area[]
  problems: ProblemType[]
}

/** What the API says of itself. */
export const readDescription = describedOnce(({ tags, paths, 'x-problems': problems }: Description): Read => {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, summary, tags }]) => ({ operationId, method, path, summary, area: tags[0] })),
  )
  const byArea = Map.groupBy(operations, ({ area }) => area)
  return { areas: tags.map(({ name, 'x-path': slug }) => ({ slug, name, operations: byArea.get(name) ?? [] })), problems }
})

interface Description {
  tags: { name: string; 'x-path': string }[]
  paths: Record<string, Record<string, { operationId: string; summary: string; tags: [string] }>>
  'x-problems': ProblemType[]
}
