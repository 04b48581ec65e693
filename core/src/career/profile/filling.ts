import { z } from 'zod'
import { accounts } from '../../account/index.ts'
import {
  type ActorDep,
  type ChangeDeps,
  changeLive,
  changeRecord,
  defineKind,
  envelope,
  eventFor,
  nowText,
  RecordId,
  type StoreDep,
  saveNew,
  updating,
} from '../../kernel/index.ts'
import { keptOf } from '../extra.ts'
import { blankProfile, type ProfileDraft } from '../json-resume/drafts.ts'
import { type JsonObject, sameJson } from '../json-resume/json.ts'
import { MAX_LISTED } from '../limits.ts'
import { getProfile } from './profile.ts'
import { type Profile, Profile as ProfileSchema, profiles } from './schema.ts'

const draft = ProfileSchema.omit({
  ...{ id: true, createdAt: true, updatedAt: true, version: true, deletedAt: true, photoId: true },
})

/** What an import says of the person, and what of it the profile took, so that it can be taken out again. */
export const ProfileFilling = z
  .object({ ...envelope, importId: RecordId, said: draft, took: draft.partial().nullable() })
  .meta({ id: 'ProfileFilling' })
export type ProfileFilling = z.infer<typeof ProfileFilling>

export const profileFillings = defineKind('profile-filling', {
  schema: ProfileFilling,
  version: 1,
  queries: { byImport: { where: ['importId'], order: ['id'] } },
  // It can be undone only where it was made.
  archive: null,
})

/**
 * Fills what is empty in the profile with what an import says, and adds what its lists do not have. What the person wrote
 * stays. Doing so twice is harmless.
 */
export async function fillProfile(deps: ChangeDeps, filling: ProfileFilling): Promise<void> {
  const saved = await saveNew(deps, deps.actor.space, profileFillings, filling, [eventFor(deps, 'profile-filling.created', filling)])
  const profile = await getProfile(deps)
  const given = await givenBy(deps)
  // What is taken is written down first, so that a second run takes the same.
  const { took } = await changeRecord(deps, profileFillings, saved.id, {}, ({ said, took }) =>
    took ? null : { event: 'profile-filling.updated', changes: { took: takenOf(profile, said, given) } },
  )
  await changeLive(deps, profiles, profile.id, {}, (before) => {
    const changes = took ? withTaken(before, took, given) : {}
    return updating(profiles, changes)
  })
}

/**
 * Takes out of the profile what an import filled in and nobody has changed since, and keeps nothing of what it said.
 * @throws AppError `not-found`
 */
export async function emptyProfile(deps: ChangeDeps, fillingId: string): Promise<void> {
  const { took } = await changeRecord(deps, profileFillings, fillingId, {}, () => null)
  if (took) {
    const given = await givenBy(deps)
    const { id } = await getProfile(deps)
    await changeLive(deps, profiles, id, {}, (before) => {
      return updating(profiles, withoutTaken(before, took, given))
    })
  }
  await changeRecord(deps, profileFillings, fillingId, {}, ({ deletedAt }) =>
    deletedAt ? null : { event: 'profile-filling.deleted', changes: { deletedAt: nowText(deps), said: blankProfile(), took: null } },
  )
}

type Taken = Partial<ProfileDraft>
type Field = keyof ProfileDraft

type ListField = keyof typeof MAX_LISTED

const isList = (field: Field): field is ListField => Object.hasOwn(MAX_LISTED, field)
const kept: readonly Field[] = ['extra', 'documentExtra']

/** What a profile begins with: not the person's word yet. */
async function givenBy({ store, actor }: StoreDep & ActorDep): Promise<ProfileDraft> {
  const account = await store.get(actor.space, accounts, actor.accountId)
  return { ...blankProfile(), name: account?.name ?? '', email: account?.email ?? '' }
}

/** What a profile says, and what it began with; JSON-safe. */
export interface KnownProfile {
  own: ProfileDraft
  given: ProfileDraft
}

/** The profile of the person asking as it is known before anything is filled in; it makes none. */
export async function knownProfile(deps: StoreDep & ActorDep): Promise<KnownProfile> {
  const { items } = await deps.store.list(deps.actor.space, profiles.queries.oldest, {}, { limit: 1 })
  const given = await givenBy(deps)
  return { own: items[0] ?? given, given }
}

export interface Filling {
  isAny: boolean
  /** Fields that it would fill or add to, each of which is a line of what it says. */
  taken: number
  there: number
  /** What it would take, and nothing else. */
  person: ProfileDraft
}

/** What of a document a profile would take, and how many things it says itself already. */
export function fillingOf({ own, given }: KnownProfile, said: ProfileDraft): Filling {
  const took = takenOf(own, said, given)
  const taken = Object.keys(took).filter((field) => !kept.includes(field as Field)).length
  const ofPerson = (Object.keys(said) as Field[]).filter((field) => isList(field) || !sameJson(own[field], given[field]))
  const told = factsIn(Object.fromEntries(ofPerson.map((field) => [field, said[field]])))
  const tookOfThem = factsIn(Object.fromEntries(ofPerson.flatMap((field) => (field in took ? [[field, took[field]]] : []))))
  const isAny = factsIn(said) > 0 && Object.keys(took).length > 0
  return { isAny, taken, there: told - tookOfThem, person: { ...blankProfile(), ...took } }
}

/** How many things are said of a person: a field, or an item of a list. */
function factsIn(some: Taken): number {
  const blank = blankProfile()
  return (Object.entries(some) as [Field, unknown][]).reduce((sum, [field, value]) => {
    if (kept.includes(field)) return sum
    return Array.isArray(value) ? sum + value.length : sameJson(value, blank[field]) ? sum : sum + 1
  }, 0)
}

function takenOf(profile: ProfileDraft, said: ProfileDraft, given: ProfileDraft): Taken {
  const fields = Object.keys(said) as Field[]
  return Object.fromEntries(
    fields.flatMap((field) => {
      const taken = takenField(field, profile, said, given)
      return taken === null ? [] : [[field, taken]]
    }),
  )
}

function takenField(field: Field, profile: ProfileDraft, said: ProfileDraft, given: ProfileDraft): unknown {
  if (isList(field)) {
    const missing = (said[field] as unknown[]).filter((item) => !(profile[field] as unknown[]).some((own) => sameJson(own, item)))
    const fitting = missing.slice(0, MAX_LISTED[field] - profile[field].length)
    return fitting.length > 0 ? fitting : null
  }
  if (kept.includes(field)) {
    const missing = Object.entries(said[field] as JsonObject).filter(([key]) => !Object.hasOwn(profile[field] as JsonObject, key))
    const fitting = keptOf(missing, () => {}, profile[field] as JsonObject)
    return Object.keys(fitting).length > 0 ? fitting : null
  }
  const isFree = sameJson(profile[field], given[field]) && !sameJson(said[field], blankProfile()[field])
  return isFree && !sameJson(said[field], profile[field]) ? said[field] : null
}

const withTaken = (profile: Profile, took: Taken, given: ProfileDraft): Partial<Profile> =>
  changesOf(profile, took, (field, own, taken) => {
    if (isList(field)) return [...own, ...(taken as unknown[]).filter((item) => !own.some((one: unknown) => sameJson(one, item)))]
    if (kept.includes(field)) return { ...(taken as JsonObject), ...own }
    return sameJson(own, given[field]) ? taken : own
  })

const withoutTaken = (profile: Profile, took: Taken, given: ProfileDraft): Partial<Profile> =>
  changesOf(profile, took, (field, own, taken) => {
    if (isList(field)) return own.filter((one: unknown) => !(taken as unknown[]).some((item) => sameJson(one, item)))
    if (kept.includes(field))
      return Object.fromEntries(Object.entries(own as JsonObject).filter(([key, value]) => !sameJson((taken as JsonObject)[key], value)))
    return sameJson(own, taken) ? given[field] : own
  })

// biome-ignore lint/suspicious/noExplicitAny: fields of any type go the same way
function changesOf(profile: Profile, took: Taken, become: (field: Field, own: any, taken: unknown) => unknown): Partial<Profile> {
  const changes = (Object.keys(took) as Field[]).map((field) => [field, become(field, profile[field], took[field])] as const)
  return Object.fromEntries(changes.filter(([field, value]) => !sameJson(value, profile[field])))
}
