import { getProfile } from '../../career/index.ts'
import {
  type BasedOn,
  type ChangeDeps,
  changedFields,
  changeLive,
  deleteAndPurge,
  type GiveWayDep,
  getLive,
  makeOnce,
  newEnvelope,
  nowText,
  parse,
  restoreRecord,
  updating,
} from '../../kernel/index.ts'
import { readMaster } from '../compose/master.ts'
import { CopiedResume, NewResume, type Resume, type ResumeAsked, ResumeChanges, resumes } from '../schema.ts'
import { firstSections } from './first-sections.ts'
import { purgeResumes } from './purge-resumes.ts'
import { checkRoomForResumes } from './room.ts'

/**
 * Makes a version. Without sections it begins with all that may be handed to everybody, in the order of the master. The
 * same input under the same id answers the version that is there.
 * @throws AppError `validation`, also when there are too many, or `conflict` when the id stands for another version.
 */
export async function createResume(deps: ChangeDeps & GiveWayDep, input: NewResume): Promise<Resume> {
  const { id: named, ...asked } = parse(NewResume, input)
  return makeOnce(
    deps,
    resumes,
    { id: named, asked },
    {
      room: checkRoomForResumes,
      make: async (id) => {
        // So that there is a name at its head.
        await getProfile(deps)
        return begun(deps, id, { ...asked, sections: asked.sections ?? firstSections(await readMaster(deps)) })
      },
    },
  )
}

/**
 * A version like another, to be changed by itself.
 * @throws AppError `not-found`, `validation`, also when there are too many, or `conflict` when the id stands for another version.
 */
export async function duplicateResume(deps: ChangeDeps, id: string, input: CopiedResume): Promise<Resume> {
  const { id: named, name } = parse(CopiedResume, input)
  const { template, paper, language, pageTarget, contact, sections, wording, jobDescription, ...original } = await getLive(
    deps,
    resumes,
    id,
  )
  const fields = { template, paper, language, pageTarget, contact, sections, wording, jobDescription }
  const asked = { name: name ?? `${original.name.slice(0, 190)} (copy)` }
  return makeOnce(
    deps,
    resumes,
    { id: named, asked },
    {
      room: checkRoomForResumes,
      make: (newId) => begun(deps, newId, { ...fields, ...asked }),
    },
  )
}

const begun = (deps: ChangeDeps, id: string, asked: ResumeAsked & Pick<Resume, 'name' | 'sections'>): Resume => ({
  ...newEnvelope(id, nowText(deps)),
  ...beginning,
  language: languageFor(deps.actor.locale),
  ...asked,
})

const beginning = {
  template: 'ledger',
  paper: 'a4',
  pageTarget: null,
  contact: ['label', 'location', 'email', 'phone', 'url', 'links'],
  wording: [],
  jobDescription: '',
} satisfies Partial<Resume>

const languageFor = (locale: string): Resume['language'] => (locale.startsWith('de') ? 'de-DE' : locale === 'en-US' ? 'en-US' : 'en-GB')

/**
 * Changes fields of a version; lists are given whole, and what changes nothing writes nothing.
 * @throws AppError `not-found`, `validation`, or `stale` with the version as it is now.
 */
export async function editResume(deps: ChangeDeps, id: string, input: ResumeChanges, basedOn: BasedOn = {}): Promise<Resume> {
  const asked = parse(ResumeChanges, input)
  return changeLive(deps, resumes, id, basedOn, (before) => {
    return updating(resumes, changedFields<Resume>(before, asked))
  })
}

/**
 * Moves a version to the trash, and erases what lay there for too long; deleting twice is harmless. What it was made of stays.
 * @throws AppError `not-found`, or `stale` with the version as it is now.
 */
export const deleteResume = (deps: ChangeDeps, id: string, basedOn: BasedOn = {}): Promise<Resume> =>
  deleteAndPurge(deps, resumes, id, basedOn, () => purgeResumes(deps))

/** Brings a version back from the trash. @throws AppError `not-found`, also past its days there; `validation` when there are too many by now. */
export const restoreResume = (deps: ChangeDeps, id: string): Promise<Resume> =>
  restoreRecord(deps, resumes, id, { room: checkRoomForResumes })
