import type { TraceSettings } from '@throughline/telemetry'
import { z } from 'zod'

const headers = /^[\w-]+=[\x21-\x7e]+$/

/** What the operator sets so that the server can be looked on at; those of traces are named by OpenTelemetry. */
export const telemetryVariables = {
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,500}$/, { error: 'Write at least 16 characters that nobody guesses, without spaces.' })
    .optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .string()
    .refine((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol), {
      error: 'Write the address of a collector without /v1/traces, such as http://localhost:4318.',
    })
    .optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .refine((text) => text.split(',').every((pair) => headers.test(pair.trim())), {
      error: 'Write name=value, parted by commas, with %20 for a space and %2C for a comma.',
    })
    .optional(),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .regex(/^(0(\.\d+)?|1(\.0+)?)$/, { error: 'Write the part of traces to keep, from 0 to 1.' })
    .default('1'),
  OTEL_SERVICE_NAME: z.string().default('throughline'),
}

type Given = z.output<z.ZodObject<typeof telemetryVariables>>

/** Where traces are sent; `null` for nowhere. */
export function tracesOf(given: Given): TraceSettings | null {
  if (given.OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return null
  return {
    endpoint: given.OTEL_EXPORTER_OTLP_ENDPOINT,
    headers: Object.fromEntries((given.OTEL_EXPORTER_OTLP_HEADERS?.split(',') ?? []).map(pairOf)),
    ratio: Number(given.OTEL_TRACES_SAMPLER_ARG),
    serviceName: given.OTEL_SERVICE_NAME,
  }
}

/** Values are percent-encoded, as the standard has it. */
function pairOf(text: string): [string, string] {
  const [name = '', ...value] = text.trim().split('=')
  try {
    return [name, decodeURIComponent(value.join('='))]
  } catch {
    return [name, value.join('=')]
  }
}
