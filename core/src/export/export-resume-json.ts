import { experiences, getProfile, orderExperiences, skills, writeJsonResume } from '../career/index.ts'
import { type ChangeDeps, listAll } from '../kernel/index.ts'

/**
 * Experience, skills and profile as a JSON Resume 1.0, with what that has no key for under `x-throughline`; the format
 * `json-resume` of imports takes it back. Wins and the people one met are not in it: a version of the résumé tells wins.
 */
export async function* exportResumeJson(deps: ChangeDeps): AsyncGenerator<string> {
  const { space } = deps.actor
  const [found, listed, profile] = await Promise.all([
    listAll(deps, space, experiences.queries.oldest, {}),
    listAll(deps, space, skills.queries.inOrder, {}),
    getProfile(deps),
  ])
  const drafts = orderExperiences(found).map((experience) => ({ ...experience, highlights: experience.highlights.map(({ text }) => text) }))
  yield* linesOf(writeJsonResume({ experiences: drafts, skills: listed, profile }, { isOwn: true }))
}

/** A document with a line for each of its items: indented further, what nests deep grows many times over. */
function* linesOf(document: object): Generator<string> {
  let between = '{\n'
  for (const [key, value] of Object.entries(document)) {
    yield `${between}  ${JSON.stringify(key)}: `
    if (Array.isArray(value) && value.length > 0) yield* itemsOf(value)
    else yield JSON.stringify(value)
    between = ',\n'
  }
  yield '\n}\n'
}

function* itemsOf(items: readonly unknown[]): Generator<string> {
  let between = '[\n'
  for (const item of items) {
    yield `${between}    ${JSON.stringify(item)}`
    between = ',\n'
  }
  yield '\n  ]'
}
