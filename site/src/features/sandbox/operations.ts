import { describedOnce } from '../reference/description.ts'
import type { Recipe } from './recipes.ts'

/** A value that goes into the address of an operation. */
export interface Parameter {
  name: string
  in: 'path' | 'query'
  required: boolean
  help: string
  example: string
}

/** An operation that a sandbox may ask for, with what is sent by way of example. */
export interface SandboxOperation {
  id: string
  method: string
  path: string
  summary: string
  area: string
  parameters: Parameter[]
  /** JSON, set out in lines; `null` for what takes none. */
  body: string | null
  /** Whether a file is sent instead. */
  takesFile: boolean
}

/** What a sandbox is on this server. */
interface Offer {
  /** Whether anybody may make one. */
  isOn: boolean
  operations: SandboxOperation[]
}

/** What the description of the API says a sandbox may ask for. */
export const offerOf = describedOnce(({ paths, 'x-sandboxes': isOn }: Description): Offer => {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => operation['x-sandbox'])
      .map(([method, operation]) => shownOperation(method.toUpperCase(), path, operation)),
  )
  return { isOn, operations }
})

function shownOperation(
  method: string,
  path: string,
  { operationId, summary, tags, parameters, requestBody }: Described,
): SandboxOperation {
  const content = requestBody?.content ?? {}
  const example = content['application/json']?.example
  return {
    ...{ id: operationId, method, path, summary, area: tags[0] },
    parameters: parameters.flatMap(({ in: where, name, required = false, description = '', example }) =>
      where === 'path' || where === 'query' ? [{ in: where, name, required, help: description, example: textOf(example) }] : [],
    ),
    body: content['application/json'] ? JSON.stringify(example ?? {}, null, 2) : null,
    takesFile: 'multipart/form-data' in content,
  }
}

const textOf = (example: unknown): string => (example === undefined || example === null ? '' : String(example))

/** The operation as a step of a recipe fills it. */
export const filledBy = (operation: SandboxOperation, step: Recipe['steps'][number] | undefined): SandboxOperation =>
  step
    ? {
        ...operation,
        parameters: operation.parameters.map((parameter) => ({
          ...parameter,
          example: step.query?.[parameter.name] ?? (parameter.in === 'path' ? parameter.example : ''),
        })),
        body: step.body === undefined ? operation.body : JSON.stringify(step.body, null, 2),
      }
    : operation

interface Described {
  operationId: string
  summary: string
  tags: [string]
  parameters: { name: string; in: string; required?: boolean; description?: string; example?: unknown }[]
  requestBody?: { content: Record<string, { example?: unknown }> }
  'x-sandbox'?: true
}

interface Description {
  'x-sandboxes': boolean
  paths: Record<string, Record<string, Described>>
}
