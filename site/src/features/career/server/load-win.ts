import type { Client } from '@throughline/client'
import type { Attestation, Win, WinSuggestions } from '@throughline/core/career'
import { orderExperiences } from '@throughline/core/career/experience-order'
import { readHappened } from '@throughline/core/career/read-happened'
import { absent } from '../../goal/state/read-goal.ts'
import { type MadeStory, readStoriesMade } from '../../made/stories-made.ts'
import type { Rendered } from '../../markdown/Markdown.tsx'
import { renderMarkdown } from '../../markdown/render.ts'
import type { Named } from '../../names/offers.ts'
import { readEvery } from '../records/read-every.ts'
import type { NamedExperience } from '../win/parts/Where.tsx'

/** All that the page of a win shows. */
export interface WinShown {
  given: Win
  text: Rendered
  /** In their order. */
  experiences: readonly NamedExperience[]
  competencies: readonly Named[]
  /** Those the person lists, and those that their experience and wins name. */
  skills: readonly Named[]
  /** Who was asked about it, oldest first. */
  attestations: readonly Attestation[]
  /** Those that rest on it, newest first. */
  stories: readonly MadeStory[]
  /** When it happened, as its words say. */
  happened: WinSuggestions['happened']
}

/** A win with what it may be named by; `null` when there is none of that id, or it is in the trash. */
export async function loadWin(client: Client, id: string): Promise<WinShown | null> {
  const given = await client.wins.get(id).catch(absent)
  if (!given) return null
  const [experiences, skills, shown, competencies, attestations, stories] = await Promise.all([
    readEvery((page) => client.experiences.list(page)),
    readEvery((page) => client.skills.list(page)),
    client.skillEvidence.list(),
    client.competencies.list(),
    client.attestations.ofWin(id, { limit: 50 }),
    readStoriesMade(client, { winId: id }),
  ])
  return {
    given,
    text: { text: given.text, html: renderMarkdown(given.text) },
    experiences: orderExperiences(experiences).map(({ id, position, organisation }) => ({ id, position, organisation })),
    competencies: competencies.map(({ id, name }) => ({ id, name })),
    skills: [
      ...skills.map(({ name, aliases }) => ({ id: name, name, aliases })),
      ...shown.items.flatMap(({ skillId, name }) => (skillId === null ? [{ id: name, name, remove: 1 as const }] : [])),
    ],
    attestations: attestations.items,
    stories,
    happened: readHappened(`${given.title}\n${given.text}`),
  }
}
