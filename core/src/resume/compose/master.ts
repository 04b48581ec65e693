import { type Attachment, attachments } from '../../attachment/index.ts'
import {
  type Experience,
  experiences,
  freshWins,
  maySee,
  type Profile,
  profiles,
  type Skill,
  skills,
  type Win,
  type WinDeps,
  wins,
} from '../../career/index.ts'
import { type ActorDep, type GiveWayDep, listAll, listAllInTurns, type StoreDep } from '../../kernel/index.ts'
import type { Resume } from '../schema.ts'

/** What a version is made of, by id. */
export interface Master {
  /** `null` while nobody has asked for one. */
  profile: Profile | null
  experiences: ReadonlyMap<string, Experience>
  /** Those that everybody may see, and no others: what is not here stands nowhere. */
  wins: ReadonlyMap<string, Win>
  skills: ReadonlyMap<string, Skill>
  photo: Attachment | null
}

const byId = <R extends { id: string }>(records: readonly R[]) => new Map(records.map((record) => [record.id, record]))

/** All that may be handed to everybody. */
export async function readMaster(deps: StoreDep & ActorDep & GiveWayDep): Promise<Master> {
  const { space } = deps.actor
  const [experience, won, listed, profile] = await Promise.all([
    listAll(deps, space, experiences.queries.oldest, {}),
    listAllInTurns(deps, space, wins.queries.newest, {}),
    listAll(deps, space, skills.queries.inOrder, {}),
    readProfile(deps),
  ])
  return { profile, experiences: byId(experience), wins: publicWins(won), skills: byId(listed), photo: await readPhoto(deps, profile) }
}

/** The same, as far as one version names it, its wins as their sources say them now. */
export async function readMasterOf(deps: WinDeps, { sections }: Pick<Resume, 'sections'>): Promise<Master> {
  const { store } = deps
  const { space } = deps.actor
  const items = sections.flatMap(({ kind, items }) => items.map((item) => ({ kind, ...item })))
  const unique = (ids: readonly string[]) => [...new Set(ids)]
  const skillIds = items.flatMap(({ kind, id }) => (kind === 'skills' ? id : []))
  const experienceIds = items.flatMap(({ kind, id }) => (kind === 'skills' ? [] : id))
  const winIds = items.flatMap(({ lines }) => lines.flatMap(({ kind, id }) => (kind === 'win' ? id : [])))
  const [experience, won, listed, profile] = await Promise.all([
    store.getMany(space, experiences, unique(experienceIds)),
    store.getMany(space, wins, unique(winIds)).then((named) => freshWins(deps, named)),
    store.getMany(space, skills, unique(skillIds)),
    readProfile(deps),
  ])
  const live = <R extends { deletedAt: string | null; id: string }>(records: readonly R[]) => byId(records.filter(isLive))
  return { profile, experiences: live(experience), wins: publicWins(won), skills: live(listed), photo: await readPhoto(deps, profile) }
}

const isLive = ({ deletedAt }: { deletedAt: string | null }) => deletedAt === null

const publicWins = (all: readonly Win[]) => byId(all.filter((win) => isLive(win) && maySee(win.confidentiality, 'everybody')))

async function readProfile({ store, actor }: StoreDep & ActorDep): Promise<Profile | null> {
  const { items } = await store.list(actor.space, profiles.queries.oldest, {}, { limit: 1 })
  return items[0] ?? null
}

async function readPhoto({ store, actor }: StoreDep & ActorDep, profile: Profile | null): Promise<Attachment | null> {
  const photo = profile?.photoId ? await store.get(actor.space, attachments, profile.photoId) : null
  return photo && isLive(photo) ? photo : null
}
