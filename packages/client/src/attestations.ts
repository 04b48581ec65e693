import type { AskedAttestation, Attestation, AttestationReply, NewAttestation, OpenedAttestation } from '@throughline/core/career'
import type { Edition, EditionChanges } from '@throughline/core/edition'
import type { VersionOption } from './options.ts'
import type { Connection, Page, PageOptions } from './request.ts'

const at = (area: string, id: string) => `/${area}/${encodeURIComponent(id)}`

/** What colleagues say of wins. */
export const attestations = (request: Connection['request']) => ({
  /** Who was asked about a win, oldest first. */
  ofWin: (winId: string, options: PageOptions = {}) =>
    request<Page<Attestation>>('GET', `${at('wins', winId)}/attestations`, { query: { ...options } }),
  /** The link is `/attest/{token}`; its token is in this answer alone. */
  ask: (winId: string, input: Partial<NewAttestation> = {}) =>
    request<AskedAttestation>('POST', `${at('wins', winId)}/attestations`, { body: input }),
  /** A new link; those before it open no more. */
  renew: (id: string) => request<AskedAttestation>('POST', `${at('attestations', id)}/link`),
  revoke: (id: string) => request<Attestation>('POST', `${at('attestations', id)}/revoke`),
  /** Moves the question and its answer to the trash. */
  remove: (id: string, { version }: VersionOption = {}) => request<Attestation>('DELETE', at('attestations', id), { version }),
  restore: (id: string) => request<Attestation>('POST', `${at('attestations', id)}/restore`),
  /** For whoever holds a link. */
  open: (token: string) => request<OpenedAttestation>('GET', '/attestations/open', { query: { token } }),
  answer: (reply: AttestationReply) => request<void>('POST', '/attestations/answer', { body: reply }),
})

/** Documents that were handed out. */
export const editions = (request: Connection['request']) => ({
  edit: (id: string, changes: EditionChanges, { version }: VersionOption = {}) =>
    request<Edition>('PATCH', at('editions', id), { body: changes, version }),
  /** Moves the note of it to the trash. */
  remove: (id: string, { version }: VersionOption = {}) => request<Edition>('DELETE', at('editions', id), { version }),
  restore: (id: string) => request<Edition>('POST', `${at('editions', id)}/restore`),
})
