import { z } from 'zod'
import { faultWords, line } from '../../kernel/index.ts'
import { Experience, type ExperienceKind } from '../experience/schema.ts'
import { MAX_HIGHLIGHTS } from '../limits.ts'
import { endsBeforeStart, isPartialDate } from '../partial-date.ts'
import { readCareerDate } from '../read-partial-date.ts'
import { blankExperience, type ExperienceDraft } from './drafts.ts'
import { isObject, type JsonObject, sameJson, saysSomething, unsaid, withKept } from './json.ts'
import { OWN_KEY, sections } from './keys.ts'

/** Hears what could not be taken over as it stood. */
export type Report = (message: string) => void

const fields = { ...Experience.shape, highlights: z.array(line(1, 1_000)).max(MAX_HIGHLIGHTS) }
type FieldName = keyof typeof fields & keyof ExperienceDraft

const keysOf = (kind: ExperienceKind) => Object.values(sections).find((section) => section.kind === kind)?.keys ?? {}

/** What may be told of an experience and has no key: not whom one met there. */
const besides = (Object.keys(blankExperience('work')) as (keyof ExperienceDraft)[]).filter((name) => name !== 'kind' && name !== 'extra')

/** An item of a section as an experience. What has no field, or does not fit into one, is kept as it came. */
export function readExperience(kind: ExperienceKind, given: JsonObject, report: Report): ExperienceDraft {
  const item = withDates(kind, given)
  const draft = readKeys(kind, item, report)
  const own = item[OWN_KEY]
  const { [OWN_KEY]: _, ...told } = item
  const extra = unsaid(told, writeKeys(draft), report)
  const whole = { ...draft, ...(isObject(own) && readOwn(own)), extra }
  return { ...whole, isOngoing: whole.isOngoing && whole.endDate === null }
}

/** With dates as the format has them where a hand has written others: “Aug 21”, “08/2021”. */
function withDates(kind: ExperienceKind, item: JsonObject): JsonObject {
  const dated = Object.entries(keysOf(kind)).flatMap(([key, name]) => (name === 'startDate' || name === 'endDate' ? [key] : []))
  const read = dated.flatMap((key) => {
    const value = item[key]
    const date = typeof value === 'string' && !isPartialDate(value) ? readCareerDate(value) : null
    return date ? [[key, date] as const] : []
  })
  return { ...item, ...Object.fromEntries(read) }
}

/** An experience as an item of its section. `isOwn` adds what JSON Resume has no key for. */
export function writeExperience(draft: ExperienceDraft, { isOwn }: { isOwn: boolean }): JsonObject {
  const written = writeKeys(draft)
  const again = readKeys(draft.kind, withKept(written, draft.extra), () => {})
  const own = besides.filter((name) => !sameJson(again[name], draft[name]))
  const said = Object.fromEntries(own.map((name) => [name, draft[name]])) as JsonObject
  return withKept({ ...written, ...(isOwn && own.length > 0 && { [OWN_KEY]: said }) }, draft.extra)
}

function readKeys(kind: ExperienceKind, item: JsonObject, report: Report): ExperienceDraft {
  const draft = blankExperience(kind)
  for (const [key, name] of Object.entries(keysOf(kind))) {
    const value = item[key]
    if (!saysSomething(value)) continue
    const read = fields[name].safeParse(value, { error: faultWords })
    if (read.success) Object.assign(draft, { [name]: read.data })
    else report(`“${key}” could not be read (${read.error.issues[0]?.message ?? ''}); it is kept for exports.`)
  }
  if (draft.startDate !== null && draft.endDate !== null && endsBeforeStart(draft.startDate, draft.endDate)) {
    report('It ends before it begins; the end is kept for exports.')
    draft.endDate = null
    return draft
  }
  // Without an end it lasts, as JSON Resume has it; an end that could not be read is one.
  const lasts = keysOf(kind).endDate !== undefined && draft.startDate !== null && !saysSomething(item.endDate)
  return { ...draft, isOngoing: lasts }
}

function writeKeys(draft: ExperienceDraft): JsonObject {
  const said = Object.entries(keysOf(draft.kind)).filter(([, name]) => saysSomething(draft[name]))
  return Object.fromEntries(said.map(([key, name]) => [key, draft[name]])) as JsonObject
}

function readOwn(own: JsonObject): Partial<ExperienceDraft> {
  const read = besides.map((name) => [name, fields[name as FieldName].safeParse(own[name])] as const)
  return Object.fromEntries(read.flatMap(([name, { success, data }]) => (success ? [[name, data]] : [])))
}
