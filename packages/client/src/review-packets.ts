import type {
  Drawing,
  NewReviewPacket,
  PacketState,
  ParagraphText,
  ReviewPacket,
  ReviewPacketChanges,
  SourceLink,
} from '@throughline/core/review'
import type { VersionOption } from './options.ts'
import type { Connection, Page, PageOptions } from './request.ts'

const at = (id: string) => `/review-packets/${encodeURIComponent(id)}`

/** What some days held, drafted for somebody who reviews it. */
export const reviewPackets = (request: Connection['request']) => ({
  /** The latest range first; a list needs no sections, so name its fields. */
  list: <F extends keyof ReviewPacket = keyof ReviewPacket>({
    fields,
    ...options
  }: PageOptions & { trash?: boolean; fields?: readonly F[] } = {}) =>
    request<Page<Pick<ReviewPacket, F>>>('GET', '/review-packets', { query: { ...options, fields: fields?.join() } }),
  get: (id: string) => request<ReviewPacket>('GET', at(id)),
  /** Drafts it, unless sections are given. With an `id` of one's own, sending it again makes nothing twice. */
  create: (input: NewReviewPacket) => request<ReviewPacket>('POST', '/review-packets', { body: input }),
  edit: (id: string, changes: ReviewPacketChanges, { version }: VersionOption = {}) =>
    request<ReviewPacket>('PATCH', at(id), { body: changes, version }),
  /** Moves the packet to the trash. */
  delete: (id: string, { version }: VersionOption = {}) => request<ReviewPacket>('DELETE', at(id), { version }),
  restore: (id: string) => request<ReviewPacket>('POST', `${at(id)}/restore`),
  /** What has happened to its records since it was drawn, and to the documents made of it. */
  state: (id: string) => request<PacketState>('GET', `${at(id)}/draft`),
  /** Draws it anew, puts in what was left out, or takes corrected numbers. */
  draw: (id: string, drawing: Drawing = {}, { version }: VersionOption = {}) =>
    request<ReviewPacket>('POST', `${at(id)}/draft`, { body: drawing, version }),
  /** Gives a paragraph another text, its sources following their sentences. */
  rewrite: (id: string, text: ParagraphText, { version }: VersionOption = {}) =>
    request<ReviewPacket>('POST', `${at(id)}/rewrite`, { body: text, version }),
  link: (id: string, link: SourceLink, { version }: VersionOption = {}) =>
    request<ReviewPacket>('POST', `${at(id)}/links`, { body: link, version }),
  /** Where the file is, for a link. */
  exportHref: (id: string, format: 'md' | 'pdf' | 'docx', paper: 'a4' | 'letter' = 'a4') =>
    `/api/v1${at(id)}/export?format=${format}&paper=${paper}`,
})
