import { queryOptions } from '@tanstack/react-query'
import type { Attestation, NewAttestation } from '@throughline/core/career'
import { attestations as words } from '../../../messages/attest.ts'
import { didBesides } from '../../changes/changes.ts'
import { career } from '../../desk/career-client.ts'
import { newId } from '../../desk/id.ts'
import { queryClient } from '../../desk/query-client.ts'
import { attempt } from '../../desk/reason.ts'

/** Who was asked about a win, oldest first. */
export const attestationsQuery = (winId: string) =>
  queryOptions({
    queryKey: ['attestations', winId] as const,
    queryFn: async () => (await career.attestations.ofWin(winId, { limit: 50 })).items,
  })

/** A link that was just made; it cannot be shown again. */
export interface FreshLink {
  attestation: Attestation
  /** The whole address. */
  href: string
}

const hrefOf = (token: string) => new URL(`/attest/${token}`, location.href).href

/** Makes a link for somebody; `null` when it was refused, which a toast tells. */
export async function ask(winId: string, input: Pick<NewAttestation, 'askedOf' | 'message'>): Promise<FreshLink | null> {
  const id = newId()
  return fresh(winId, () => career.attestations.ask(winId, { ...input, id }))
}

/** Makes a new link; those before it open no more. */
export const renew = ({ id, winId }: Attestation): Promise<FreshLink | null> => fresh(winId, () => career.attestations.renew(id))

async function fresh(winId: string, make: () => ReturnType<typeof career.attestations.ask>): Promise<FreshLink | null> {
  let link: FreshLink | null = null
  await attempt(async () => {
    const { attestation, token } = await make()
    link = { attestation, href: hrefOf(token) }
  })
  await attestationsChanged(winId)
  return link
}

/** Ends the link of a question. Nobody can be sure that it was not opened, so there is no way back but a new link. */
export async function withdraw({ id, winId }: Attestation): Promise<void> {
  await attempt(() => career.attestations.revoke(id))
  await attestationsChanged(winId)
}

/** Removes a question with its answer, which can be taken back. */
export async function remove({ id, winId }: Attestation): Promise<void> {
  if (!(await attempt(() => career.attestations.remove(id)))) return
  await attestationsChanged(winId)
  didBesides(words.removed, async () => {
    const isBack = await attempt(() => career.attestations.restore(id))
    await attestationsChanged(winId)
    return isBack
  })
}

/** Something was asked or answered, here or elsewhere. */
export const attestationsChanged = (winId?: string): Promise<void> =>
  queryClient().invalidateQueries({ queryKey: winId ? ['attestations', winId] : ['attestations'] })
