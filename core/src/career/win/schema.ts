import { z } from 'zod'
import { Decimal, defineKind, envelope, foldText, Instant, line, prose, RecordId } from '../../kernel/index.ts'
import { PartialDate } from '../dated.ts'
import { MAX_EVIDENCE, MAX_NAMED_COMPETENCIES, MAX_NAMED_SKILLS, MAX_WIN_TITLE } from '../limits.ts'
import { firstDayOf } from '../partial-date.ts'
import { WebAddress } from '../web-address.ts'
import { archivedWin } from './archived.ts'

/** Who may be shown it: nobody, reviewers, everybody. Each allows what the one before does. */
export const Confidentiality = z.enum(['private', 'review', 'public']).meta({ id: 'Confidentiality' })
export type Confidentiality = z.infer<typeof Confidentiality>

/** The records that evidence may be taken from. */
export const SourceKind = z.enum(['task', 'goal', 'check-in', 'journal-entry', 'file']).meta({ id: 'SourceKind' })
export type SourceKind = z.infer<typeof SourceKind>

/** What others have said in a discussion. */
export const SaidKind = z.enum(['message', 'feedback-answer'])

export const EvidenceKind = z.enum([...SourceKind.options, ...SaidKind.options, 'link', 'note']).meta({ id: 'EvidenceKind' })
export type EvidenceKind = z.infer<typeof EvidenceKind>

/** A number with what it counts. */
export const Quantity = z.object({ value: Decimal, unit: line(0, 30) }).meta({ id: 'Quantity', example: { value: '78', unit: '%' } })
export type Quantity = z.infer<typeof Quantity>

/** What shows that it is so. */
export const Evidence = z
  .object({
    id: RecordId,
    kind: EvidenceKind,
    /** The record it comes from; `null` for a link or a note. */
    recordId: RecordId.nullable(),
    /** The goal that a check-in is of, as it goes by its name and fate; `null` for all else. */
    goalId: RecordId.nullable(),
    /** The discussion that a message was said in, or feedback asked for; `null` for all else. */
    discussionId: RecordId.nullable(),
    /** Of a link. */
    url: WebAddress.nullable(),
    /**
     * What the source is called; of a note, what it says; of a message, who said it and in which discussion; of feedback, who
     * gave it and on what.
     */
    title: line(0, 500),
    /** The passage that was taken, as it read then. */
    quote: prose(2_000).nullable(),
    /** The day of the source; of a task the day it was done, and of a goal that it was closed: `null` until then. */
    date: PartialDate.nullable(),
    /** The number the source says. */
    number: Quantity.nullable(),
    /** What the number was when it was taken, and when it was last corrected at its source; `null` while it is as it was. */
    corrected: z.object({ was: Quantity, at: Instant }).nullable(),
    capturedAt: Instant,
    /** The version of the source that says so; `null` where there is no record. */
    sourceVersion: z.int().min(1).nullable(),
    /** Whether the source is still there; what it said stays. */
    state: z.enum(['live', 'gone']),
  })
  .meta({ id: 'Evidence' })
export type Evidence = z.infer<typeof Evidence>

/** From where to where; either number may be that of a piece of evidence. */
export const WinMetric = z
  .object({
    baseline: Decimal.nullable(),
    value: Decimal.nullable(),
    unit: line(0, 30),
    /** What it measures, such as “cost a drop”. */
    of: line(0, 100),
    /** The evidence whose number `baseline` is; `null` where the person says it. */
    baselineFrom: RecordId.nullable(),
    valueFrom: RecordId.nullable(),
  })
  .meta({ id: 'WinMetric', example: { baseline: '69', value: '78', unit: '%', of: '', baselineFrom: null, valueFrom: null } })
export type WinMetric = z.infer<typeof WinMetric>

const fields = {
  /** What was achieved. */
  title: line(1, MAX_WIN_TITLE),
  /** How; Markdown. */
  text: prose(5_000),
  happenedOn: PartialDate,
  experienceId: RecordId.nullable(),
  metric: WinMetric.nullable(),
  /** Ids of our library, or names of the person's own. */
  competencies: z.array(line(1, 60)).max(MAX_NAMED_COMPETENCIES),
  skills: z.array(line(1, 100)).max(MAX_NAMED_SKILLS),
  confidentiality: Confidentiality,
}

export const Win = z
  .object({
    ...envelope,
    ...fields,
    /** In the order it was added. */
    evidence: z.array(Evidence).max(MAX_EVIDENCE),
    importId: RecordId.nullable(),
  })
  .meta({ id: 'Win' })
export type Win = z.infer<typeof Win>

/** What a win, or evidence, is taken from. */
export const WinSource = z
  .strictObject({ kind: SourceKind, id: RecordId, quote: prose(2_000).nullish() })
  .meta({ id: 'WinSource', example: { kind: 'task', id: '019a9b3c-5d00-7cc0-8000-0123456789ab' } })
export type WinSource = z.infer<typeof WinSource>

/** A passage of a message in a discussion that the person is in, or of feedback they may read there; without `quote`, all of it. */
export const MessageSource = z
  .strictObject({ kind: SaidKind, discussionId: RecordId, id: RecordId, quote: prose(2_000).nullish() })
  .meta({ id: 'MessageSource' })
export type MessageSource = z.infer<typeof MessageSource>

const ofRecord = WinSource.extend({ evidenceId: RecordId.optional() })

const ofMessage = MessageSource.extend({ evidenceId: RecordId.optional() })

const ofOneself = z.strictObject({
  kind: z.enum(['link', 'note']),
  evidenceId: RecordId.optional(),
  url: WebAddress.nullish(),
  title: line(1, 500),
  quote: prose(2_000).nullish(),
  date: PartialDate.nullish(),
  number: Quantity.nullish(),
})

const evidenceExample = { kind: 'link', title: 'Route review, page 6', url: 'https://pellworth.example/routes' } as const

/** A piece of evidence: of a record or a message, which says the rest, or a link or note of the person's own. */
export const NewEvidence = z.union([ofRecord, ofMessage, ofOneself]).meta({ id: 'NewEvidence', example: evidenceExample })
export type NewEvidence = z.input<typeof NewEvidence>

/** What is asked of a piece of evidence, once read. */
export type EvidenceAsked = z.output<typeof NewEvidence>

/** A piece that was taken away, as it was: its source may be gone by now. */
export const PutBackEvidence = z
  .strictObject({
    putBack: Evidence,
    /** The numbers of the win that were this one's. */
    numberOf: z
      .array(z.enum(['baseline', 'value']))
      .max(2)
      .optional(),
  })
  .meta({ id: 'PutBackEvidence' })
export type PutBackEvidence = z.infer<typeof PutBackEvidence>

/** What may be put to a win that is there. */
export const AddedEvidence = z
  .union([ofRecord, ofMessage, ofOneself, PutBackEvidence])
  .meta({ id: 'AddedEvidence', example: evidenceExample })
export type AddedEvidence = z.input<typeof AddedEvidence>

const editable = z.strictObject({ ...fields, metric: WinMetric.partial().nullable() }).partial()

/** What is asked of a win, once read. */
export type WinAsked = z.output<typeof editable>

/** With `from`, everything else is filled in by it; without, a title is needed. */
export const NewWin = editable
  .extend({
    id: RecordId.optional(),
    from: z.union([WinSource, MessageSource]).optional(),
    evidence: z.array(NewEvidence).max(MAX_EVIDENCE).optional(),
  })
  .refine(({ title, from }) => title !== undefined || from !== undefined, {
    path: ['title'],
    error: 'Say what was achieved, or what it is taken from.',
    params: { code: 'missing' },
  })
  .meta({
    id: 'NewWin',
    example: {
      title: 'Cut stock-outs on the top 40 lines by more than half',
      happenedOn: '2026-09-30',
      metric: { baseline: '6.8', value: '3.1', unit: '%' },
    },
  })
export type NewWin = z.input<typeof NewWin>

/** RFC 7396. A metric is given whole. */
export const WinChanges = editable.meta({ id: 'WinChanges', example: { metric: { baseline: '55', value: '20', unit: 'min' } } })
export type WinChanges = z.input<typeof WinChanges>

const byDay = { range: 'day', order: ['day', 'id'], descending: true } as const

type EvidenceBefore<K extends keyof Evidence> = Omit<Evidence, K>[]

export const wins = defineKind('win', {
  schema: Win,
  version: 4,
  upcasters: {
    1: (win) => ({
      ...win,
      evidence: (win.evidence as EvidenceBefore<'corrected' | 'goalId' | 'discussionId'>).map((piece) => ({ ...piece, corrected: null })),
    }),
    // Whoever reads it next fills it in.
    2: (win) => ({
      ...win,
      evidence: (win.evidence as EvidenceBefore<'goalId' | 'discussionId'>).map((piece) => ({ ...piece, goalId: null })),
    }),
    3: (win) => ({ ...win, evidence: (win.evidence as EvidenceBefore<'discussionId'>).map((piece) => ({ ...piece, discussionId: null })) }),
  },
  keys: {
    /** Of a month or a year the first day, so that wins stand in one order. */
    day: ({ happenedOn }) => firstDayOf(happenedOn),
    competencyKeys: ({ competencies }) => [...new Set(competencies.map(foldText))],
    skillKeys: ({ skills }) => [...new Set(skills.map(foldText))],
    sourceIds: ({ evidence }) => [...new Set(evidence.flatMap(({ recordId }) => recordId ?? []))],
    checkedGoalIds: ({ evidence }) => [...new Set(evidence.flatMap(({ goalId }) => goalId ?? []))],
  },
  queries: {
    newest: byDay,
    ofExperience: { where: ['experienceId'], ...byDay },
    withCompetency: { each: 'competencyKeys', ...byDay },
    withSkill: { each: 'skillKeys', ...byDay },
    bySource: { each: 'sourceIds', ...byDay },
    bySourceInTrash: { each: 'sourceIds', ...byDay, trash: true },
    byCheckedGoal: { each: 'checkedGoalIds', ...byDay },
    byCheckedGoalInTrash: { each: 'checkedGoalIds', ...byDay, trash: true },
    byImport: { where: ['importId'], sparse: 'importId', order: ['id'] },
  },
  text: ({ title, text, evidence }) => [title, text, ...evidence.flatMap(({ quote, title }) => [title, quote ?? ''])],
  archive: archivedWin,
})
