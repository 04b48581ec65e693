import type { Client, Page, PageOptions } from '@throughline/client'
import { CAREER, experienceHref, packetHref, resumeHref } from '../../addresses/career.ts'
import { winHref } from '../../addresses/wins.ts'
import { nameOf } from '../experience/names.ts'

/** What is thrown away of a career, in the order in which more of each is offered. */
const trashedKinds = ['experience', 'win', 'skill', 'resume', 'review-packet'] as const
export type TrashedKind = (typeof trashedKinds)[number]

export type TrashClient = Pick<Client, 'experiences' | 'wins' | 'skills' | 'resumes' | 'reviewPackets'>

export const isTrashedKind = (kind: string): kind is TrashedKind => (trashedKinds as readonly string[]).includes(kind)

export interface Trashed {
  kind: TrashedKind
  id: string
  name: string
  /** Besides the name, what tells it from others. */
  with: string
  deletedAt: string | null
}

interface TrashShown {
  /** Newest first. */
  items: readonly Trashed[]
  /** Where what was thrown away earlier is, of each kind that has more. */
  earlier: readonly { kind: TrashedKind; href: string }[]
}

/** Of each kind, on a page. */
const SHOWN = 50

/** What lies in the trash: the latest of every kind, or more of the one that the address names. */
export async function loadTrash(client: TrashClient, { searchParams }: Pick<URL, 'searchParams'>): Promise<TrashShown> {
  const [of, cursor] = [searchParams.get('of') ?? '', searchParams.get('cursor')]
  const isOne = isTrashedKind(of)
  const kinds = isOne ? [of] : trashedKinds
  const pages = await Promise.all(kinds.map(async (kind) => ({ kind, ...(await readers[kind](client, isOne ? cursor : null)) })))
  return {
    items: pages.flatMap(({ items }) => items).toSorted((a, b) => ((a.deletedAt ?? '') < (b.deletedAt ?? '') ? 1 : -1)),
    earlier: pages.flatMap(({ kind, nextCursor }) =>
      nextCursor === null ? [] : { kind, href: `${CAREER}/trash?${new URLSearchParams({ of: kind, cursor: nextCursor })}` },
    ),
  }
}

type Reader = (client: TrashClient, cursor: string | null) => Promise<Page<Trashed>>

/** A page of a kind, each by its name. */
const reader =
  <T extends { id: string; deletedAt: string | null }>(
    kind: TrashedKind,
    list: (client: TrashClient, page: PageOptions & { trash: true }) => Promise<Page<T>>,
    name: (record: T) => string,
    besides: (record: T) => string = () => '',
  ): Reader =>
  async (client, cursor) => {
    const { items, nextCursor } = await list(client, { trash: true, limit: SHOWN, cursor })
    return { items: items.map((one) => ({ kind, id: one.id, name: name(one), with: besides(one), deletedAt: one.deletedAt })), nextCursor }
  }

/** What the address says was just taken out of the trash, with its name; `null` where that is nothing. */
export async function readRestored(client: TrashClient, { searchParams }: Pick<URL, 'searchParams'>): Promise<Restored | null> {
  const [kind = '', id = ''] = (searchParams.get('restored') ?? '').split(':')
  if (!isTrashedKind(kind)) return null
  const { read, path } = whole[kind]
  return read(client, id).then(
    (name) => ({ name, value: `${kind}:${id}`, href: path(id) }),
    () => null,
  )
}

export interface Restored {
  name: string
  /** As a form names it. */
  value: string
  href: string
}

const whole: Readonly<Record<TrashedKind, { read: (client: TrashClient, id: string) => Promise<string>; path: (id: string) => string }>> = {
  experience: { read: async ({ experiences }, id) => nameOf(await experiences.get(id)), path: experienceHref },
  win: { read: async ({ wins }, id) => (await wins.get(id)).title, path: winHref },
  skill: { read: async ({ skills }, id) => (await skills.get(id)).name, path: () => '/career/skills' },
  resume: { read: async ({ resumes }, id) => (await resumes.get(id)).name, path: resumeHref },
  'review-packet': { read: async ({ reviewPackets }, id) => (await reviewPackets.get(id)).title, path: packetHref },
}

const titled = { fields: ['id', 'title', 'deletedAt'] } as const

const readers: Readonly<Record<TrashedKind, Reader>> = {
  experience: reader(
    'experience',
    ({ experiences }, page) => experiences.list(page),
    (one) => nameOf(one),
    ({ position, organisation }) => (position ? organisation : ''),
  ),
  win: reader(
    'win',
    ({ wins }, page) => wins.list({ ...page, ...titled }),
    ({ title }) => title,
  ),
  skill: reader(
    'skill',
    ({ skills }, page) => skills.list(page),
    ({ name }) => name,
  ),
  resume: reader(
    'resume',
    ({ resumes }, page) => resumes.list(page),
    ({ name }) => name,
  ),
  'review-packet': reader(
    'review-packet',
    ({ reviewPackets }, page) => reviewPackets.list({ ...page, ...titled }),
    ({ title }) => title,
  ),
}
