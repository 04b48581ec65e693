import { z } from 'zod'

interface JsonSchema {
  $defs?: Record<string, object>
  $schema?: string
  [key: string]: unknown
}

/**
 * A zod schema as the JSON Schema of what may be sent. Schemas with an `id` in their metadata go to
 * `components` and are referred to; text that is tidied before it is checked is described by the check.
 */
export function schemaOf(schema: z.ZodType, components: Record<string, object>): object {
  const { $defs = {}, $schema: _dialect, ...own } = jsonSchema(schema)
  for (const [id, definition] of Object.entries($defs)) components[id] ??= definition
  return own
}

function jsonSchema(schema: z.ZodType): JsonSchema {
  return pointedAtComponents(z.toJSONSchema(schema, options)) as JsonSchema
}

function describeChecks({ zodSchema, jsonSchema: target }: { zodSchema: z.core.$ZodTypes; jsonSchema: JsonSchema }): void {
  const { def } = zodSchema._zod
  if (def.type !== 'pipe' || !tidiesText(def.in)) return
  const { $schema: _dialect, ...checked } = z.toJSONSchema(def.out, options) as JsonSchema
  // Text that is read as something else, such as a number, is described as that alone.
  if (checked.type !== target.type) for (const key of ['minLength', 'maxLength', 'pattern']) delete target[key]
  for (const [key, value] of Object.entries(checked)) if (!(key in target) || key === 'type') target[key] = value
}

const options = { io: 'input', target: 'draft-2020-12', unrepresentable: 'any', override: describeChecks } as const

/** Whether this is text that a function makes text of, such as the inside of `line()`: its checks come after. */
function tidiesText(schema: z.core.$ZodType): boolean {
  const { def } = (schema as z.core.$ZodTypes)._zod
  return def.type === 'pipe' && ((def.out as z.core.$ZodTypes)._zod.def.type === 'transform' || tidiesText(def.in))
}

const pointedAtComponents = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(pointedAtComponents)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) =>
      key === '$ref' && typeof inner === 'string'
        ? [key, inner.replace('#/$defs/', '#/components/schemas/')]
        : [key, pointedAtComponents(inner)],
    ),
  )
}
