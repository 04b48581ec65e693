import { ProblemError } from '@throughline/client/problem'
import type { Discussion, FollowLevel, GivenRole, Membership } from '@throughline/core/discussion'
import { discussion as names } from '../../../../messages/discussion.ts'
import { head as words } from '../../../../messages/discussion-head.ts'
import { discussionHref } from '../../../addresses/discussions.ts'
import { didBesides } from '../../../changes/changes.ts'
import { editSeen } from '../../../changes/edit-seen.ts'
import { fieldsOf } from '../../../changes/fields-of.ts'
import { seenEdit } from '../../../changes/seen-edit.ts'
import { copyAddress } from '../../../desk/copy-text.ts'
import { newId } from '../../../desk/id.ts'
import { attempt, reason } from '../../../desk/reason.ts'
import { $toast } from '../../../desk/told.ts'
import { $gone, client, leave as leaveBy } from '../../client.ts'
import { $place, type Place, renewPlace, showPlace } from './place.ts'

const place = () => $place.get() as Place
const idOfPlace = () => place().discussion.id

let line: Promise<unknown> = Promise.resolve()
let waiting = 0

/**
 * Shows something at once and says it to the server, one after another; what that answers shows once nothing is waiting any
 * more. Where it is refused, the place shows again as it is.
 */
async function changing(shown: Partial<Place>, send: () => Promise<Partial<Place> | null>): Promise<boolean> {
  showPlace(shown)
  waiting++
  let answer: Partial<Place> | null = null
  const sent = line.then(() =>
    attempt(async () => {
      answer = await send()
    }),
  )
  line = sent
  const isDone = await sent
  if (--waiting > 0) return isDone
  if (!isDone) await renewPlace()
  else if (answer) showPlace(answer)
  return isDone
}

type Said = Pick<Discussion, 'title' | 'kind' | 'status'>

const write = (id: string) => (changes: Partial<Said>, based: { version: number }) => client.discussions.edit(id, changes, based)

/** Shows some fields of it as they are to be at once; `send` writes them. */
const editing = (changes: Partial<Said>, send: () => Promise<Discussion>): Promise<boolean> =>
  changing({ discussion: { ...place().discussion, ...changes } }, async () => ({ discussion: await send() }))

async function edit(changes: Partial<Said>, said: string): Promise<void> {
  const { discussion } = place()
  const { make, back } = seenEdit<Discussion, Said>(discussion, changes, write(discussion.id))
  if (await editing(changes, make)) didBesides(said, () => editing(fieldsOf<Said, Partial<Said>>(discussion, changes), back))
}

export const setStatus = (status: Discussion['status']): Promise<void> => edit({ status }, words.did[status])

export const setKind = (kind: Discussion['kind']): Promise<void> => edit({ kind }, words.did.kind(names.kinds[kind]))

/**
 * Gives it another title, based on the version it was edited from. Answers why not; empty once it is done. Where it was
 * renamed elsewhere, the next try is based on that.
 */
export async function retitle(title: string, basedOn: Discussion): Promise<{ why: string; now: Discussion }> {
  try {
    const renamed = await client.discussions.edit(basedOn.id, { title }, { version: basedOn.version })
    showPlace({ discussion: renamed })
    const back = { title: basedOn.title }
    didBesides(words.did.title, () => editing(back, () => editSeen<Discussion, Said>(renamed, back, write(renamed.id))))
    return { why: '', now: renamed }
  } catch (error) {
    if (!(error instanceof ProblemError) || error.status !== 412) return { why: reason(error), now: basedOn }
    await renewPlace()
    const now = place().discussion
    // Another change than of the title stands in nobody's way.
    return now.title === basedOn.title ? retitle(title, now) : { why: words.titleElsewhere(now.title), now }
  }
}

const following = (follow: FollowLevel): Promise<boolean> =>
  changing({ mine: { ...place().mine, follow } }, async () => {
    return { mine: await client.discussions.participate(idOfPlace(), { follow }) }
  })

export async function setFollow(follow: FollowLevel): Promise<void> {
  const before = place().mine.follow
  if (await following(follow)) didBesides(words.did.follow[follow], () => following(before))
}

export const copyLink = (): Promise<void> => copyAddress(discussionHref(idOfPlace()), words.did.copied)

/** Moves it to the trash; the page stays, to put it back. */
export async function removeDiscussion(): Promise<void> {
  const { id, title } = place().discussion
  if (await changing({ isGone: true }, () => leaveBy(id, () => client.discussions.delete(id)).then(() => null)))
    didBesides(words.did.remove(title), restoreDiscussion)
}

export async function restoreDiscussion(): Promise<boolean> {
  const isBack = await attempt(() => client.discussions.restore(idOfPlace()))
  if (isBack) $gone.set('')
  await renewPlace()
  return isBack
}

const withPerson = (person: Membership): Pick<Place, 'people'> => ({
  people: place().people.map((one) => (one.id === person.id ? person : one)),
})

const giving = (person: Membership, role: GivenRole): Promise<boolean> =>
  changing(withPerson({ ...person, role }), async () => {
    return withPerson(await client.discussionPeople.change(idOfPlace(), person.id, { role }))
  })

export async function giveRole(person: Membership, role: GivenRole, said: string): Promise<void> {
  const before = person.role as GivenRole
  if (await giving(person, role)) didBesides(said, () => giving(person, before))
}

export async function removePerson(person: Membership, said: string): Promise<void> {
  const isDone = await changing({}, async () => {
    return withPerson(await client.discussionPeople.remove(idOfPlace(), person.id))
  })
  if (isDone) didBesides(said, () => putBack(person))
}

export const putBack = (person: Membership): Promise<boolean> =>
  changing({}, async () => {
    return withPerson(await client.discussionPeople.putBack(idOfPlace(), person.id))
  })

export async function passOn(person: Membership, said: string): Promise<void> {
  const isDone = await changing({}, () => client.discussionPeople.passOn(idOfPlace(), person.id).then(() => null))
  await renewPlace()
  if (isDone) $toast.set({ id: newId(), words: said })
}

/** Answers whether the person is out of it. */
export const leave = (): Promise<boolean> => attempt(() => leaveBy(idOfPlace(), () => client.discussionPeople.leave(idOfPlace())))
