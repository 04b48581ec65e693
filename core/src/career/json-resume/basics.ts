import { Profile } from '../profile/schema.ts'
import { blankProfile, type ProfileDraft } from './drafts.ts'
import type { Report } from './experience.ts'
import { isObject, type JsonObject, saysSomething, unsaid, withKept } from './json.ts'
import { listed, readListed, writeListed } from './listed.ts'

const lines = ['name', 'label', 'image', 'email', 'phone', 'url', 'summary'] as const
const places = ['address', 'postalCode', 'city', 'countryCode', 'region'] as const

type Basics = Omit<ProfileDraft, 'languages' | 'interests' | 'references' | 'documentExtra'>

/** `basics`: who somebody is. */
export function readBasics(value: unknown, report: Report): Basics {
  const { languages: _, interests: __, references: ___, documentExtra: ____, ...basics } = blankProfile()
  if (!isObject(value)) return basics
  for (const key of lines) {
    if (!saysSomething(value[key])) continue
    const read = Profile.shape[key].safeParse(value[key])
    if (read.success) Object.assign(basics, { [key]: read.data })
    else report(`“${key}” of the person could not be read; it is kept for exports.`)
  }
  basics.location = readLocation(value.location, report)
  basics.links = readListed(listed.elsewhere, value.profiles, report)
  // What could not be read within these was told there.
  const told = Object.fromEntries(Object.entries(value).filter(([key, part]) => !isReadWithin(key, part)))
  return { ...basics, extra: unsaid(told, writeOwn(basics), report) }
}

const isReadWithin = (key: string, part: unknown) =>
  key === 'location' ? isObject(part) && Object.keys(part).length > 0 : key === 'profiles' && Array.isArray(part) && part.length > 0

export const writeBasics = (basics: Basics): JsonObject => withKept(writeOwn(basics), basics.extra)

function writeOwn({ location, links, ...said }: Basics): JsonObject {
  const written: JsonObject = Object.fromEntries(lines.filter((key) => saysSomething(said[key])).map((key) => [key, said[key] as string]))
  const place = withKept(writePlaces(location), location.extra)
  if (Object.keys(place).length > 0) written.location = place
  if (links.length > 0) written.profiles = writeListed(listed.elsewhere, links, false)
  return written
}

function readLocation(value: unknown, report: Report): ProfileDraft['location'] {
  const location = blankProfile().location
  if (!isObject(value)) return location
  for (const key of places) {
    if (!saysSomething(value[key])) continue
    const read = Profile.shape.location.shape[key].safeParse(value[key])
    if (read.success) location[key] = read.data
    else report(`“${key}” of the location could not be read; it is kept for exports.`)
  }
  return { ...location, extra: unsaid(value, writePlaces(location), report) }
}

const writePlaces = (location: ProfileDraft['location']): JsonObject =>
  Object.fromEntries(places.filter((key) => saysSomething(location[key])).map((key) => [key, location[key]]))
