import type { Experience } from '@throughline/core/career'
import { EXPERIENCES, SKILLS } from '../../addresses/career.ts'

/** Ids on the pages of Career and the profile, which an address may lead to. Where it leads gets the focus. */
export const places = {
  /** The positions of one's experience, or where the first is added. */
  positions: 'positions',
  /** Experience of one kind; work is the positions. */
  kind: (kind: Experience['kind']): string => (kind === 'work' ? 'positions' : `kind-${kind}`),
  /** The languages of the profile. */
  languages: 'languages',
  /** The name of a skill that is added. */
  newSkill: 'new-skill',
} as const

/** The field of a list that begins a new row. */
const newRowOf = (place: string, field: string) => `${place}-new-${field}`

export const positionsHref = `${EXPERIENCES}#${places.positions}`

/** Where an education is added, or stands. */
export const educationHref = `${EXPERIENCES}#${places.kind('education')}`

/** Where a language is written down, or how well one speaks one that is there. */
export const languagesHref = (isThere: boolean) => `/profile#${isThere ? places.languages : newRowOf(places.languages, 'language')}`

/** Where a skill is listed, its name written already. */
export const newSkillHref = (name: string) => `${SKILLS}?${new URLSearchParams({ skill: name })}#${places.newSkill}`
