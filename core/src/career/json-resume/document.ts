import { AppError } from '../../kernel/index.ts'
import { MAX_EXPERIENCES } from '../limits.ts'
import { readBasics, writeBasics } from './basics.ts'
import type { CareerDraft, ExperienceDraft } from './drafts.ts'
import { type Report, readExperience, writeExperience } from './experience.ts'
import { isObject, type JsonObject, keepable, withKept } from './json.ts'
import { sections } from './keys.ts'
import { listed, readListed, writeListed } from './listed.ts'

/** JSON Resume 1.0. */
const SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json'

/**
 * What a JSON Resume says. What has no field of ours, at every level, is kept in `extra` and comes back with an export.
 * @param report hears of what could not be read, and of which item
 * @throws AppError `unsupported-format` for what is no JSON Resume, or `too-large`
 */
export function readJsonResume(document: unknown, report: (item: string, message: string) => void): CareerDraft {
  if (!isObject(document) || !isResume(document))
    throw new AppError('unsupported-format', 'This is no JSON Resume: none of its sections is there.')
  const of =
    (item: string): Report =>
    (message) =>
      report(item, message)
  const draft: CareerDraft = {
    experiences: Object.keys(sections).flatMap((name) => readSection(name, document[name], report)),
    skills: readListed(listed.skills, document.skills, of('skills')),
    profile: {
      ...readBasics(document.basics, of('basics')),
      languages: readListed(listed.spoken, document.languages, of('languages')),
      interests: readListed(listed.liked, document.interests, of('interests')),
      references: readListed(listed.vouched, document.references, of('references')),
      documentExtra: {},
    },
  }
  if (draft.experiences.length > MAX_EXPERIENCES) throw new AppError('too-large', `A résumé holds at most ${MAX_EXPERIENCES} experiences.`)
  const { languages, interests, references, ...basics } = draft.profile
  // Sections are told apart from what has no section; what could not be read of their items was reported.
  const told = Object.entries(document).filter(([key, value]) => !isRead(key, value))
  return { ...draft, profile: { ...basics, languages, interests, references, documentExtra: keepable(told, of('')) } }
}

/** The document of a master. `isOwn` adds what JSON Resume has no key for, so that it comes back to us whole. */
export function writeJsonResume({ experiences, skills, profile }: CareerDraft, { isOwn }: { isOwn: boolean }): JsonObject {
  const ofKind = (kind: ExperienceDraft['kind']) => experiences.filter((experience) => experience.kind === kind)
  const lists: [string, JsonObject[]][] = [
    ...Object.entries(sections).map(
      ([name, { kind }]) => [name, ofKind(kind).map((experience) => writeExperience(experience, { isOwn }))] as [string, JsonObject[]],
    ),
    ['skills', writeListed(listed.skills, skills, isOwn)],
    ['languages', writeListed(listed.spoken, profile.languages, isOwn)],
    ['interests', writeListed(listed.liked, profile.interests, isOwn)],
    ['references', writeListed(listed.vouched, profile.references, isOwn)],
  ]
  const basics = writeBasics(profile)
  const written: JsonObject = {
    $schema: SCHEMA,
    ...(Object.keys(basics).length > 0 && { basics }),
    ...Object.fromEntries(lists.filter(([, items]) => items.length > 0)),
  }
  const { $schema = SCHEMA, ...kept } = profile.documentExtra
  return { ...withKept(written, kept), $schema }
}

const known = ['basics', ...Object.keys(sections), 'skills', 'languages', 'interests', 'references']

const isResume = (document: JsonObject) => known.some((name) => name in document)

/** Whether a key of the document is one of our sections, with something in it. */
const isRead = (key: string, value: unknown) =>
  key === 'basics' ? isObject(value) && Object.keys(value).length > 0 : known.includes(key) && Array.isArray(value) && value.length > 0

function readSection(name: string, items: unknown, report: (item: string, message: string) => void): ExperienceDraft[] {
  const kind = sections[name]?.kind
  if (!kind || !Array.isArray(items)) return []
  return items.flatMap((item, place) => {
    const told = `${name}, number ${place + 1}`
    if (isObject(item)) return [readExperience(kind, item, (message) => report(told, message))]
    report(told, 'It is no entry of a résumé; it was left out.')
    return []
  })
}
