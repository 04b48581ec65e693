import { AppError, MAX_JSON_DEPTH, nestsDeeper } from '../../kernel/index.ts'

/** An object of a JSON file that anybody may have written. */
export type Said = Readonly<Record<string, unknown>>

/** @throws AppError `validation` for what breaks off, is damaged or nests too deep */
export function parsedJson(text: string): unknown {
  const value = wholeJson(text)
  if (nestsDeeper(value, MAX_JSON_DEPTH))
    throw new AppError(
      'validation',
      `The file nests lists and objects more than ${MAX_JSON_DEPTH} deep. No app writes it so: export it again.`,
    )
  return value
}

function wholeJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new AppError('validation', 'The file is not whole: its JSON breaks off or is damaged. Export it again.')
  }
}

const isSaid = (value: unknown): value is Said => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The objects of a list; `null` where there is no list of this name. */
export function listIn(value: unknown, name: string): Said[] | null {
  const list = isSaid(value) ? value[name] : undefined
  return Array.isArray(list) ? list.filter(isSaid) : null
}

export const objectIn = (value: Said, name: string): Said => (isSaid(value[name]) ? value[name] : {})

/** A text; what some apps write where there is none is none. */
export function textIn(value: Said, name: string): string {
  const text = value[name]
  return typeof text === 'string' && text !== '(null)' ? text : ''
}

export function numberIn(value: Said, name: string): number | null {
  const number = value[name]
  return typeof number === 'number' && Number.isFinite(number) ? number : null
}

export function textsIn(value: Said, name: string): string[] {
  const list = value[name]
  return Array.isArray(list) ? list.filter((text): text is string => typeof text === 'string' && text !== '(null)') : []
}
