/** What a described API promises to those who use it, fact by fact: what an operation takes and answers, and of what shape. */
export type Promises = ReadonlyMap<string, string>

type Schema = Record<string, unknown> & {
  $ref?: string
  type?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: Schema | boolean
}
type Content = Record<string, { schema?: Schema }>

interface Operation {
  operationId: string
  parameters: { name: string; in: string; required?: boolean; schema: Schema }[]
  requestBody?: { required: boolean; content: Content }
  responses: Record<string, { content?: Content }>
}

interface Description {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

/** The facts of an OpenAPI description; limits of numbers and lengths, examples and words are none of them. */
export function promisesOf({ paths, components }: Description): Promises {
  const facts = new Map<string, string>()
  const seen = new Set<string>()

  const shape = (schema: Schema, way: 'takes' | 'answers', at: string): string => {
    if (schema.$ref) {
      const name = schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1)
      tell(name, way)
      return name
    }
    const choices = schema.anyOf ?? schema.oneOf
    if (choices) return [...new Set(choices.flatMap((choice) => shape(choice, way, at).split(' | ')))].sort().join(' | ')
    if (schema.const !== undefined) return JSON.stringify(schema.const)
    if (schema.enum)
      return schema.enum
        .map((value) => JSON.stringify(value))
        .sort()
        .join(' | ')
    if (schema.type === 'array') return `list of (${shape(schema.items ?? {}, way, `${at}[]`)})`
    if (schema.properties) {
      for (const [name, field] of Object.entries(schema.properties)) {
        const isRequired = schema.required?.includes(name) ?? false
        facts.set(`${at}.${name}`, `${isRequired ? 'always' : 'maybe'} ${shape(field, way, `${at}.${name}`)}`)
      }
      return 'object'
    }
    if (typeof schema.additionalProperties === 'object') return `each (${shape(schema.additionalProperties, way, `${at}.*`)})`
    return schema.type ?? 'anything'
  }
  const tell = (name: string, way: 'takes' | 'answers') => {
    const at = `${way} ${name}`
    if (seen.has(at)) return
    seen.add(at)
    facts.set(at, shape(components.schemas[name] ?? {}, way, at))
  }

  for (const [path, methods] of Object.entries(paths))
    for (const [method, { operationId, parameters, requestBody, responses }] of Object.entries(methods)) {
      facts.set(operationId, `${method.toUpperCase()} ${path}`)
      for (const { name, in: where, required = false, schema } of parameters)
        facts.set(
          `takes ${operationId}.${where}.${name}`,
          `${required ? 'always' : 'maybe'} ${shape(schema, 'takes', `takes ${operationId}.${name}`)}`,
        )
      for (const [media, { schema = {} }] of Object.entries(requestBody?.content ?? {}))
        facts.set(
          `takes ${operationId}.body ${media}`,
          `${requestBody?.required ? 'always' : 'maybe'} ${shape(schema, 'takes', `takes ${operationId}.body`)}`,
        )
      for (const [status, { content = {} }] of Object.entries(responses))
        if (Number(status) < 400)
          for (const [media, { schema = {} }] of Object.entries(content))
            facts.set(`answers ${operationId}.${status} ${media}`, `always ${shape(schema, 'answers', `answers ${operationId}.${status}`)}`)
    }
  return facts
}

/** What programs written against `before` would stumble over now, in words. More may be answered and less may be asked. */
export function brokenPromises(before: Promises, now: Promises): string[] {
  const broken: string[] = []
  for (const [fact, was] of before) {
    const is = now.get(fact)
    if (is === undefined) broken.push(`${fact} is gone`)
    else if (is !== was && !keeps(fact, was, is)) broken.push(`${fact} was “${was}” and is “${is}”`)
  }
  const owners = new Set([...before.keys()].map(ownerOf))
  for (const [fact, is] of now)
    if (!before.has(fact) && fact.startsWith('takes ') && is.startsWith('always ') && owners.has(ownerOf(fact)))
      broken.push(`${fact} is asked for`)
  return broken
}

/** What a fact is about: an operation or a schema by the way it is used. */
const ownerOf = (fact: string): string => /^(takes|answers) [\w-]+/.exec(fact)?.[0] ?? fact

function keeps(fact: string, was: string, is: string): boolean {
  const [before, now] = [saidOf(was), saidOf(is)]
  if (fact.startsWith('takes ')) return (!now.isAlways || before.isAlways) && isAmong(before.shape, now.shape)
  if (fact.startsWith('answers ')) return (now.isAlways || !before.isAlways) && isAmong(now.shape, before.shape)
  return false
}

function saidOf(fact: string): { isAlways: boolean; shape: string } {
  const [, how, shape = fact] = /^(always|maybe) (.*)$/s.exec(fact) ?? []
  return { isAlways: how === 'always', shape }
}

/** Whether all that is of one shape is of another too: each of its choices, and of a list each of those of what it holds. */
function isAmong(shape: string, wider: string): boolean {
  const others = choicesOf(wider)
  return choicesOf(shape).every((one) => {
    const held = heldIn(one)
    return others.some((other) => {
      const its = heldIn(other)
      return one === other || (held !== null && its !== null && isAmong(held, its))
    })
  })
}

const heldIn = (shape: string): string | null => /^list of \((.*)\)$/s.exec(shape)?.[1] ?? null

/** Those of a shape itself, not of what a list in it holds. */
const choicesOf = (shape: string): string[] => shape.split(/ \| (?![^()]*\))/)

/** As text, a fact on each line, in order; read by people when a release changes. */
export const writtenPromises = (promises: Promises): string =>
  [...promises]
    .map(([fact, said]) => `${fact}: ${said}\n`)
    .sort()
    .join('')

/** What `writtenPromises` wrote. */
export const readPromises = (text: string): Promises =>
  new Map(
    text
      .split('\n')
      .filter(Boolean)
      .map((line): [string, string] => {
        const end = line.indexOf(': ')
        return [line.slice(0, end), line.slice(end + 2)]
      }),
  )
