import type { z } from 'zod'
import { keptOf } from '../extra.ts'

/** Characters of a key that a message holds. */
const SHORT = 60

export type Json = z.core.util.JSONType
export type JsonObject = { [key: string]: Json }

export const isObject = (value: unknown): value is JsonObject => typeof value === 'object' && value !== null && !Array.isArray(value)

/** In whatever order the keys of objects stand. */
export const sameJson = (a: unknown, b: unknown): boolean => JSON.stringify(a, inOrder) === JSON.stringify(b, inOrder)

const inOrder = (_: string, value: unknown) =>
  isObject(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value

/** Whether there is something in it: empty texts and lists say what absent ones say. */
export const saysSomething = (value: unknown): boolean =>
  value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)

/** What of an object would not come back from `written`: to be kept as it came. What cannot be is told and left out. */
export const unsaid = (object: JsonObject, written: JsonObject, report: (message: string) => void): JsonObject =>
  keepable(
    Object.entries(object).filter(([key, value]) => !sameJson(value, Object.hasOwn(written, key) ? written[key] : undefined)),
    report,
  )

/** Those entries that can be kept with what has no field; the others are told. */
export const keepable = (entries: readonly [string, Json][], report: (message: string) => void): JsonObject =>
  keptOf(entries, (key, why) => report(`“${key.length > SHORT ? `${key.slice(0, SHORT)}…` : key}” was left out: ${why}`))

/** What is said now, and beside it what was kept. */
export const withKept = (written: JsonObject, kept: JsonObject): JsonObject => ({ ...kept, ...written })
