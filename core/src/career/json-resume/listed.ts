import type { z } from 'zod'
import { MAX_LISTED, MAX_SKILLS } from '../limits.ts'
import { Profile } from '../profile/schema.ts'
import { Skill } from '../skill/schema.ts'
import { cefrOf } from './cefr.ts'
import type { ProfileDraft, SkillDraft } from './drafts.ts'
import type { Report } from './experience.ts'
import { isObject, type JsonObject, sameJson, saysSomething, unsaid, withKept } from './json.ts'
import { OWN_KEY } from './keys.ts'

/** How items of a list that is no experience are read and written. */
interface Listed<T extends { extra: JsonObject }> {
  /** What a document calls the list. */
  name: string
  keys: readonly (keyof T & string)[]
  /** Keys of ours that have none there. */
  own: readonly (keyof T & string)[]
  shape: Record<string, z.ZodType>
  blank(item: JsonObject): T
  /** What follows from what was read. */
  derived?(read: T): Partial<T>
  isWhole(read: T): boolean
  /** Items there may be. */
  most: number
}

type Language = ProfileDraft['languages'][number]
type Interest = ProfileDraft['interests'][number]
type Reference = ProfileDraft['references'][number]
type Link = ProfileDraft['links'][number]

const { languages, interests, references, links } = Profile.shape

const skills: Listed<SkillDraft> = {
  ...{ name: 'skills', keys: ['name', 'level', 'keywords'], own: ['aliases'], shape: Skill.shape, most: MAX_SKILLS },
  // Some name keywords alone.
  blank: ({ keywords }) => ({
    ...{
      name: Array.isArray(keywords)
        ? keywords
            .filter((each) => typeof each === 'string')
            .join(', ')
            .slice(0, 100)
        : '',
    },
    ...{ aliases: [], level: '', keywords: [], extra: {} },
  }),
  isWhole: ({ name }) => name !== '',
}

const spoken: Listed<Language> = {
  ...{ name: 'languages', keys: ['language', 'fluency'], own: ['cefr'], shape: languages.element.shape, most: MAX_LISTED.languages },
  blank: () => ({ language: '', fluency: '', cefr: null, extra: {} }),
  derived: ({ fluency }) => ({ cefr: cefrOf(fluency) }),
  isWhole: ({ language }) => language !== '',
}

const liked: Listed<Interest> = {
  ...{ name: 'interests', keys: ['name', 'keywords'], own: [], shape: interests.element.shape, most: MAX_LISTED.interests },
  blank: () => ({ name: '', keywords: [], extra: {} }),
  isWhole: ({ name }) => name !== '',
}

const vouched: Listed<Reference> = {
  ...{ name: 'references', keys: ['name', 'reference'], own: [], shape: references.element.shape, most: MAX_LISTED.references },
  blank: () => ({ name: '', reference: '', extra: {} }),
  isWhole: ({ name, reference }) => name !== '' || reference !== '',
}

const elsewhere: Listed<Link> = {
  ...{ name: 'profiles', keys: ['network', 'username', 'url'], own: [], shape: links.element.shape, most: MAX_LISTED.links },
  blank: () => ({ network: '', username: '', url: null, extra: {} }),
  isWhole: ({ network, username, url }) => network !== '' || username !== '' || url !== null,
}

export const listed = { skills, spoken, liked, vouched, elsewhere }

/** The items of a list; what is no item, or one too many, is told and left out. */
export function readListed<T extends { extra: JsonObject }>(how: Listed<T>, value: unknown, report: Report): T[] {
  if (!Array.isArray(value)) return []
  const found = value.flatMap((item, place) => {
    const read = isObject(item) ? readItem(how, item, report) : null
    if (read && how.isWhole(read)) return [read]
    report(`Number ${place + 1} of “${how.name}” says nothing that can be kept; it was left out.`)
    return []
  })
  if (found.length <= how.most) return found
  report(`“${how.name}” holds at most ${how.most}; ${found.length - how.most} more were left out.`)
  return found.slice(0, how.most)
}

export const writeListed = <T extends { extra: JsonObject }>(how: Listed<T>, items: readonly T[], isOwn: boolean): JsonObject[] =>
  items.map((item) => {
    const written = writeKeys(how, item)
    const again = readKeys(how, withKept(written, item.extra), () => {})
    const own = how.own.filter((key) => !sameJson(again[key], item[key]))
    const said = Object.fromEntries(own.map((key) => [key, item[key]])) as JsonObject
    return withKept({ ...written, ...(isOwn && own.length > 0 && { [OWN_KEY]: said }) }, item.extra)
  })

function readItem<T extends { extra: JsonObject }>(how: Listed<T>, { [OWN_KEY]: own, ...item }: JsonObject, report: Report): T {
  const read = readKeys(how, item, report)
  const said = isObject(own) ? how.own.map((key) => [key, how.shape[key]?.safeParse(own[key])] as const) : []
  const besides = Object.fromEntries(said.flatMap(([key, parsed]) => (parsed?.success ? [[key, parsed.data]] : [])))
  return { ...read, ...besides, extra: unsaid(item, writeKeys(how, read), report) }
}

function readKeys<T extends { extra: JsonObject }>(how: Listed<T>, item: JsonObject, report: Report): T {
  const read = how.blank(item)
  for (const key of how.keys) {
    if (!saysSomething(item[key])) continue
    const parsed = how.shape[key]?.safeParse(item[key])
    if (parsed?.success) Object.assign(read, { [key]: parsed.data })
    else report(`“${key}” in “${how.name}” could not be read; it is kept for exports.`)
  }
  return { ...read, ...how.derived?.(read) }
}

const writeKeys = <T extends { extra: JsonObject }>(how: Listed<T>, item: T): JsonObject =>
  Object.fromEntries(how.keys.filter((key) => saysSomething(item[key])).map((key) => [key, item[key]])) as JsonObject
