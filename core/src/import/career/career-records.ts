import {
  type Experience,
  type ExperienceDraft,
  experiences,
  orderExperiences,
  type ProfileFilling,
  profileFillings,
  type Skill,
  skills,
} from '../../career/index.ts'
import { type ClockDep, type IdsDep, newEnvelope, nowText, orderAtEnd, ordersAfter } from '../../kernel/index.ts'
import type { MadeRecord } from '../import-records.ts'
import type { ImportPlan } from '../plan.ts'

/** The records of a career that is imported. What a file has in another order than that of time keeps its order. */
export function careerRecords(deps: ClockDep & IdsDep, career: ImportPlan['career'], importId: string): MadeRecord[] {
  if (!career) return []
  const now = nowText(deps)
  const made = career.experiences.map((draft) => experienceOf(deps, draft, importId))
  const orders = ordersAfter(orderAtEnd(deps.clock.now(), importId), career.skills.length)
  const listed = career.skills.map(
    (draft, place): Skill => ({ ...newEnvelope(deps.ids.next(), now), ...draft, order: orders[place] as string, importId }),
  )
  const filling: ProfileFilling[] = career.profile
    ? [{ ...newEnvelope(deps.ids.next(), now), importId, said: career.profile, took: null }]
    : []
  return [
    ...inTheirOrder(made, orderAtEnd(deps.clock.now(), importId)).map((record) => ({ kind: experiences, record })),
    ...listed.map((record) => ({ kind: skills, record })),
    ...filling.map((record) => ({ kind: profileFillings, record })),
  ]
}

const experienceOf = (deps: ClockDep & IdsDep, draft: ExperienceDraft, importId: string): Experience => ({
  ...newEnvelope(deps.ids.next(), nowText(deps)),
  ...draft,
  highlights: draft.highlights.map((text) => ({ id: deps.ids.next(), text })),
  ...{ people: [], order: null, importId },
})

function inTheirOrder(made: readonly Experience[], last: string): Experience[] {
  const sections = [...Map.groupBy(made, ({ kind }) => kind).values()]
  const isByDate = sections.every((section) => orderExperiences(section).every((experience, place) => experience === section[place]))
  if (isByDate) return [...made]
  const orders = ordersAfter(last, made.length)
  return made.map((experience, place) => ({ ...experience, order: orders[place] as string }))
}
