import type { AdvertFacts } from '@throughline/core/interview/read-advert'

/** Fields that an advertisement fills in, as they stand in the form. */
export const advertFields = ['role', 'company', 'location', 'closesOn'] as const satisfies readonly (keyof AdvertFacts)[]
export type AdvertField = (typeof advertFields)[number]

type Some = Readonly<Partial<AdvertFacts>>

/** What stands in fields as it was read, and what was read and is not wanted there. */
export interface Reading {
  filled: Some
  cleared: Some
}

/** What is put into fields by what an advertisement says: what was typed stays, and what was cleared is not filled in again. */
export function filledBy(found: AdvertFacts, values: Some, { filled, cleared }: Reading): { put: Some; filled: Some } {
  const isOwn = (name: AdvertField) => (values[name] ?? '').trim() !== '' && values[name] !== filled[name]
  const free = advertFields.filter((name) => !isOwn(name) && cleared[name] !== found[name])
  const put: Some = Object.fromEntries(free.map((name) => [name, found[name]]))
  const stands = Object.entries({ ...filled, ...put }).filter(([, value]) => value !== '')
  return { put, filled: Object.fromEntries(stands) }
}

/** The same once somebody typed into a field: it is their own now, and what they emptied is cleared. */
export function typedInto(field: AdvertField, value: string, { filled, cleared }: Reading): Reading {
  const { [field]: was, ...rest } = filled
  if (was === undefined || was === value) return { filled, cleared }
  return { filled: rest, cleared: value.trim() === '' ? { ...cleared, [field]: was } : cleared }
}
