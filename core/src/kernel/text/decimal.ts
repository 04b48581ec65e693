import { z } from 'zod'

const plain = /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,9})?$/

/** What a number or a text with a decimal point stands for, without zeros or signs that say nothing; otherwise as it is. */
function canonical(value: string | number): string {
  const text = typeof value === 'number' ? String(value) : value.trim()
  const bare = text
    .replace(/^\+/, '')
    .replace(/^(-?)0+(?=\d)/, '$1')
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '')
  return bare === '-0' ? '0' : bare
}

/**
 * An exact decimal, kept as text: up to 15 digits before the point and 9 behind it, no exponent, no needless zeros.
 * A JSON number is taken too.
 */
export const Decimal = z
  .union([z.string().max(40), z.number()])
  .transform(canonical)
  .refine((text) => plain.test(text), {
    error: 'Write a number with at most 15 digits before the point and 9 behind it.',
    params: { code: 'invalid_decimal' },
    abort: true,
  })
  .meta({ id: 'Decimal', type: 'string', example: '77.6' })
