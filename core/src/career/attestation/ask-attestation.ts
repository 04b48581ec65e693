import { accounts, type LinkDeps } from '../../account/index.ts'
import { AppError, type BasedOn, type ChangeDeps, changeLive, newEnvelope, nowText, parse, putOnce, sameAgain } from '../../kernel/index.ts'
import { maySee } from '../confidentiality/may-see.ts'
import { experiences } from '../experience/schema.ts'
import { profiles } from '../profile/schema.ts'
import type { WinDeps } from '../source/refresh-wins.ts'
import { getWin } from '../win/read-wins.ts'
import type { Win } from '../win/schema.ts'
import { expiryOf, makeToken } from './link.ts'
import { checkRoomToAsk } from './room.ts'
import { type Attestation, attestations, NewAttestation, type ShownWin } from './schema.ts'

/** The secret is in no other answer. */
export interface AskedAttestation {
  attestation: Attestation
  token: string
}

/**
 * Makes a link by which a colleague says a word on a win, as it reads now. The same id again answers a new link to the
 * same question, and ends the one before.
 * @throws AppError `not-found` for the win; `validation`; `conflict` when the win is private, is asked about too often, or
 * the id stands for another question.
 */
export async function askAttestation(deps: WinDeps & LinkDeps, winId: string, input: NewAttestation): Promise<AskedAttestation> {
  const { id: named, askedOf = '', message = '' } = parse(NewAttestation, input)
  const win = await getWin(deps, winId)
  const { stored, isNew } = await putOnce(deps, attestations, named ?? deps.ids.next(), {
    room: (held) => checkRoomToAsk(held, winId),
    make: async (id): Promise<Attestation> => {
      if (!maySee(win.confidentiality, 'reviewers')) throw new AppError('conflict', 'This win is private. Let reviewers see it first.')
      const said = { askedOf, message, shown: await shownOf(deps, win) }
      const unanswered = { revokedAt: null, answeredAt: null, answer: null, isBrought: false }
      return { ...newEnvelope(id, nowText(deps)), winId, ...said, linkVersion: 1, expiresAt: expiryOf(deps), ...unanswered }
    },
    isFresh: named === undefined,
  })
  if (isNew) return { attestation: stored, token: await makeToken(deps, deps.actor.space, stored) }
  sameAgain({ noun: 'question' }, stored, { winId, askedOf, message })
  return renewLink(deps, stored.id)
}

/**
 * A new link to a question that is not answered, open for as long as a new one is; those before it end.
 * @throws AppError `not-found`, `conflict` once it is answered, or `stale`.
 */
export async function renewLink(deps: ChangeDeps & LinkDeps, id: string, basedOn: BasedOn = {}): Promise<AskedAttestation> {
  const attestation = await changeLive(deps, attestations, id, basedOn, ({ answer, linkVersion }) => {
    if (answer) throw new AppError('conflict', 'This was answered already.')
    return {
      event: 'attestation.updated',
      changes: { linkVersion: linkVersion + 1, expiresAt: expiryOf(deps), revokedAt: null },
    }
  })
  return { attestation, token: await makeToken(deps, deps.actor.space, attestation) }
}

/** Ends the link of a question; what was answered stays. @throws AppError `not-found` or `stale`. */
export const revokeLink = (deps: ChangeDeps, id: string, basedOn: BasedOn = {}): Promise<Attestation> =>
  changeLive(deps, attestations, id, basedOn, ({ revokedAt, answer }) =>
    revokedAt || answer ? null : { event: 'attestation.updated', changes: { revokedAt: nowText(deps) } },
  )

async function shownOf({ store, actor }: ChangeDeps, win: Win): Promise<ShownWin> {
  const [account, { items: found }, experience] = await Promise.all([
    store.get(actor.space, accounts, actor.accountId),
    store.list(actor.space, profiles.queries.oldest, {}, { limit: 1 }),
    win.experienceId ? store.get(actor.space, experiences, win.experienceId) : null,
  ])
  return {
    owner: found[0]?.name || account?.name || '',
    title: win.title,
    text: win.text,
    happenedOn: win.happenedOn,
    metric: win.metric,
    position: experience?.position ?? '',
    organisation: experience?.organisation ?? '',
  }
}
