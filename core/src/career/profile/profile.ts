import { accounts } from '../../account/index.ts'
import { attachments, isSafeImage } from '../../attachment/index.ts'
import {
  type ActorDep,
  type BasedOn,
  type ChangeDeps,
  changedFields,
  changeLive,
  eventFor,
  newEnvelope,
  nowText,
  oneFault,
  parse,
  type StoreDep,
  saveNew,
  updating,
} from '../../kernel/index.ts'
import { type Profile, ProfileChanges, profiles } from './schema.ts'

/**
 * The profile of the person asking. Made when it is first asked for, with the name and address of the account; where an
 * archive brought another, the oldest is meant.
 */
export async function getProfile(deps: ChangeDeps): Promise<Profile> {
  const { store, actor } = deps
  const { items } = await store.list(actor.space, profiles.queries.oldest, {}, { limit: 1 })
  return items[0] ?? makeProfile(deps)
}

async function makeProfile(deps: ChangeDeps): Promise<Profile> {
  const { store, actor } = deps
  const account = await store.get(actor.space, accounts, actor.accountId)
  // The id of the account, so that of two that ask at once one makes it.
  const profile: Profile = {
    ...newEnvelope(actor.accountId, nowText(deps)),
    ...{ name: account?.name ?? '', label: '', email: account?.email ?? '', phone: '', url: null, summary: '' },
    location: { address: '', postalCode: '', city: '', region: '', countryCode: '', extra: {} },
    ...{ links: [], languages: [], interests: [], references: [], image: '', photoId: null, extra: {}, documentExtra: {} },
  }
  return saveNew(deps, actor.space, profiles, profile, [eventFor(deps, 'profile.created', profile)])
}

/**
 * Changes fields of the profile; what changes nothing writes nothing. Lists are given whole; of the location only what is
 * named changes.
 * @throws AppError `validation`, also when the photo is no picture kept with the profile; `stale` with it as it is now.
 */
export async function editProfile(deps: ChangeDeps, input: ProfileChanges, basedOn: BasedOn = {}): Promise<Profile> {
  const { location, ...asked } = parse(ProfileChanges, input)
  const { id } = await getProfile(deps)
  return changeLive(deps, profiles, id, basedOn, async (before) => {
    const place = location && { location: { ...before.location, ...location } }
    const changes = changedFields<Profile>(before, { ...asked, ...place })
    if (changes.photoId) await checkPhoto(deps, id, changes.photoId)
    return updating(profiles, changes)
  })
}

async function checkPhoto({ store, actor }: StoreDep & ActorDep, profileId: string, photoId: string): Promise<void> {
  const file = await store.get(actor.space, attachments, photoId)
  const isThere = file?.deletedAt === null && file.owner.kind === profiles.name && file.owner.id === profileId
  if (isThere && isSafeImage(file.type)) return
  throw oneFault('/photoId', 'no_such_photo', 'Keep the picture as a file of the profile first.')
}
