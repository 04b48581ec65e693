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

let known: Promise<Area[]> | undefined

/** The areas with their operations, read once: the description of a running server does not change. */
export const areasOf = (api: App.Locals['api'], origin: string): Promise<Area[]> => (known ??= read(api, origin))

async function read(api: App.Locals['api'], origin: string): Promise<Area[]> {
  const answer = await api(new Request(new URL('/api/v1/openapi.json', origin)))
  const { tags, paths } = (await answer.json()) as Description
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([
        method,
        {
          operationId,
          summary,
          tags: [area],
        },
      ]) => ({ operationId, method, path, summary, area }),
    ),
  )
  const byArea = Map.groupBy(operations, ({ area }) => area)
  return tags.map(({ name }) => ({ slug: name.toLowerCase().replaceAll(' ', '-'), name, operations: byArea.get(name) ?? [] }))
}

interface Description {
  tags: { name: string }[]
  paths: Record<string, Record<string, { operationId: string; summary: string; tags: [string] }>>
}
