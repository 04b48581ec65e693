import {
  type BasedOn,
  type ChangeDeps,
  changedFields,
  changeLive,
  deleteAndPurge,
  type IdsDep,
  makeOnce,
  newEnvelope,
  nowText,
  parse,
  restoreRecord,
  type StoredRecord,
  updating,
} from '../../kernel/index.ts'
import { MAX_EXPERIENCES } from '../limits.ts'
import { checkFields, derivedFields } from './fields.ts'
import { type Experience, type ExperienceAsked, ExperienceChanges, experiences, NewExperience } from './schema.ts'

/**
 * Adds an experience. The same input under the same id answers the one that is there.
 * @throws AppError `validation`, also when there are too many, or `conflict` when the id stands for another.
 */
export async function createExperience(deps: ChangeDeps, input: NewExperience): Promise<Experience> {
  const { id = deps.ids.next(), ...asked } = parse(NewExperience, input)
  const made: Experience = {
    ...newEnvelope(id, nowText(deps)),
    ...empty,
    ...changesFor(deps, empty, asked),
    kind: asked.kind,
    importId: null,
  }
  checkFields(asked, made)
  const said = { ...asked, ...(asked.skills && { skills: made.skills }) }
  return makeOnce(deps, experiences, { id, asked: said }, { room, make: () => made })
}

const empty: Omit<Experience, keyof StoredRecord | 'kind' | 'importId'> = {
  ...{ position: '', organisation: '', location: '', url: null, startDate: null, endDate: null, isOngoing: false, summary: '' },
  ...{ highlights: [], skills: [], people: [], area: '', studyType: '', score: '', courses: [], roles: [], order: null, extra: {} },
}

/** What differs once it is as asked for. */
const changesFor = (deps: IdsDep, before: Omit<Experience, keyof StoredRecord | 'kind' | 'importId'>, asked: ExperienceAsked) =>
  changedFields<Partial<Experience>>(before, { ...asked, ...derivedFields(deps, before, asked) })

/**
 * Changes fields of an experience; what changes nothing writes nothing. An end takes `isOngoing` away, and the other way
 * round, unless both are named.
 * @throws AppError `not-found`, `validation`, or `stale` with the experience as it is now.
 */
export async function editExperience(deps: ChangeDeps, id: string, input: ExperienceChanges, basedOn: BasedOn = {}): Promise<Experience> {
  const asked = parse(ExperienceChanges, input)
  return changeLive(deps, experiences, id, basedOn, (before) => {
    const changes = changesFor(deps, before, asked)
    checkFields(asked, { ...before, ...changes })
    return updating(experiences, changes)
  })
}

/** Moves an experience to the trash; its wins stay. Deleting twice is harmless. @throws AppError `not-found`, or `stale` with it as it is now. */
export const deleteExperience = (deps: ChangeDeps, id: string, basedOn: BasedOn = {}): Promise<Experience> =>
  deleteAndPurge(deps, experiences, id, basedOn)

/**
 * Takes an experience out of the trash; one that is not there stays as it is.
 * @throws AppError `not-found`, also past its days in the trash; `validation` when there are too many by now.
 */
export const restoreExperience = (deps: ChangeDeps, id: string): Promise<Experience> => restoreRecord(deps, experiences, id, { room })

const room = {
  query: experiences.queries.oldest,
  most: MAX_EXPERIENCES,
  noun: 'experiences',
  hint: 'Throw away some that nobody asks about.',
}
