import { z } from 'zod'
import {
  byItself,
  defineKind,
  envelope,
  FIRST_DAY,
  foldText,
  Instant,
  LAST_DAY,
  line,
  linkTo,
  PlainDate,
  prose,
  RecordId,
  Tag,
  TimeZone,
} from '../kernel/index.ts'
import { archivedEntry, archivedRevision } from './archived.ts'
import {
  MAX_BODY,
  MAX_ENTRY_TITLE,
  MAX_EXCERPT,
  MAX_FEELINGS,
  MAX_JOURNAL_NAME,
  MAX_LINKS,
  MAX_PHOTOS,
  MAX_TAGS,
  MAX_TEMPLATE_BODY,
} from './limits.ts'
import { Seal, Sealed } from './seal.ts'
import { entryBeforeBlocks, revisionBeforeBlocks } from './upcast.ts'

/** What an entry can name. */
export const EntryLink = linkTo(['task', 'goal', 'journal-entry']).meta({ id: 'EntryLink' })
export type EntryLink = z.infer<typeof EntryLink>

export const outOfRange = `Choose a day from ${FIRST_DAY} to ${LAST_DAY}.`

/** Whether somebody can write about a day. */
export const isEntryDate = (date: string): boolean => date >= FIRST_DAY && date <= LAST_DAY

/** A day that somebody can write about. */
export const EntryDate = PlainDate.refine((date) => !/^\d{4}-/.test(date) || isEntryDate(date), {
  error: outOfRange,
  params: { code: 'out_of_range' },
}).meta({ format: 'date', example: '2026-03-05' })

/** What was asked when the entry was begun; its text stays as it was asked. */
export const EntryPrompt = z
  .object({
    /** Of the library of prompts; `null` for one of the person's own. */
    id: z
      .string()
      .regex(/^[a-z0-9-]{1,60}$/)
      .nullable(),
    text: line(1, 500),
  })
  .meta({ id: 'EntryPrompt' })
export type EntryPrompt = z.infer<typeof EntryPrompt>

/** What a sealed entry holds in its sealed text alone. */
const said = {
  title: line(0, MAX_ENTRY_TITLE),
  /** Markdown. */
  body: prose(MAX_BODY),
  /** From −2, low, to 2, bright. */
  mood: z.int().min(-2).max(2).nullable(),
  /** In the person's own words, or those offered. */
  feelings: z.array(line(1, 40)).max(MAX_FEELINGS),
  /** From 1, empty, to 5, full. */
  energy: z.int().min(1).max(5).nullable(),
  tags: z.array(Tag).max(MAX_TAGS),
  prompt: EntryPrompt.nullable(),
}

const placed = {
  /** The day it is about. */
  entryDate: EntryDate,
  /** When it was begun, or the moment it is about. */
  entryAt: Instant,
  /** The zone it was written in; never moved by a later change of zone. */
  timeZone: TimeZone,
  starred: z.boolean(),
  /** The journal it lies in; `null` for the one everybody has. */
  journalId: RecordId.nullable(),
}

/** What a person says of an entry. */
export const entryFields = Object.keys({ ...placed, ...said, sealed: null }) as (keyof typeof placed | keyof typeof said | 'sealed')[]

export const JournalEntry = z
  .object({
    ...envelope,
    ...placed,
    ...said,
    /** All that is said, readable to who holds the key alone; then what is said here is empty. */
    sealed: Sealed.nullable(),
    /** How the body begins, without its marks; at most 280 UTF-16 units. */
    excerpt: z.string().max(MAX_EXCERPT),
    wordCount: z.int().min(0),
    /** When its title or text was last changed. */
    writtenAt: Instant,
    /** What the body names, by its links. */
    links: z.array(EntryLink).max(MAX_LINKS),
    /** The files that the body shows as pictures, in their order. */
    photoIds: z.array(RecordId).max(MAX_PHOTOS),
    /** The import that made it, if one did. */
    importId: RecordId.nullable(),
  })
  .meta({ id: 'JournalEntry' })
export type JournalEntry = z.infer<typeof JournalEntry>

const editable = z
  .strictObject({
    ...placed,
    ...said,
    sealed: Sealed.nullable(),
    /** Only of a sealed text, which nobody else can count. */
    wordCount: z.int().min(0).max(MAX_BODY),
  })
  .partial()

/** What is asked of an entry, once read. */
export type EntryAsked = z.output<typeof editable>

/** Everything has a default: begun now, about the person's day, empty. */
export const NewJournalEntry = editable.extend({ id: RecordId.optional() }).meta({
  id: 'NewJournalEntry',
  example: { title: 'The spike that wasn’t demand', body: 'Reran the bakeware series *without* week 31.', mood: 1, tags: ['forecast'] },
})
export type NewJournalEntry = z.input<typeof NewJournalEntry>

/** RFC 7396: what is absent stays, `null` empties. */
export const JournalEntryChanges = editable.meta({ id: 'JournalEntryChanges', example: { mood: 2, starred: true } })
export type JournalEntryChanges = z.input<typeof JournalEntryChanges>

/** How the text of an entry read before it was changed. */
export const JournalRevision = z
  .object({
    ...envelope,
    entryId: RecordId,
    /** The version of the entry that read so. */
    entryVersion: z.int().min(1),
    /** When it was last written to. */
    writtenAt: Instant,
    title: said.title,
    body: said.body,
    sealed: Sealed.nullable(),
    wordCount: z.int().min(0),
  })
  .meta({ id: 'JournalRevision' })
export type JournalRevision = z.infer<typeof JournalRevision>

/** A text that is to be kept beside what an entry reads, sealed where that is. */
export const NewJournalRevision = z
  .strictObject({ title: said.title, body: said.body, sealed: Sealed.nullable(), id: RecordId })
  .partial()
  .meta({ id: 'NewJournalRevision', example: { title: 'The spike', body: 'Reran the bakeware series.' } })
export type NewJournalRevision = z.input<typeof NewJournalRevision>

const journalFields = { name: line(1, MAX_JOURNAL_NAME) }

/** A journal beside the one everybody has; with a seal, what is written in it is encrypted before it leaves the browser. */
export const Journal = z.object({ ...envelope, ...journalFields, seal: Seal.nullable() }).meta({ id: 'Journal' })
export type Journal = z.infer<typeof Journal>

export const NewJournal = z
  .strictObject({ ...journalFields, seal: Seal.nullish(), id: RecordId.optional() })
  .meta({ id: 'NewJournal', example: { name: 'Allotment' } })
export type NewJournal = z.input<typeof NewJournal>

/** RFC 7396. A seal may be changed, as for a new passphrase, and is neither put on nor taken off. */
export const JournalChanges = z
  .strictObject({ ...journalFields, seal: Seal })
  .partial()
  .meta({ id: 'JournalChanges', example: { name: 'Night shift' } })
export type JournalChanges = z.input<typeof JournalChanges>

const templateFields = { name: line(1, MAX_JOURNAL_NAME), title: said.title, body: prose(MAX_TEMPLATE_BODY), tags: said.tags }

/** How an entry of the person's own making begins. */
export const JournalTemplate = z.object({ ...envelope, ...templateFields }).meta({ id: 'JournalTemplate' })
export type JournalTemplate = z.infer<typeof JournalTemplate>

export const NewJournalTemplate = z
  .strictObject(templateFields)
  .partial()
  .extend({ id: RecordId.optional(), name: templateFields.name })
  .meta({ id: 'NewJournalTemplate', example: { name: 'After a shift', body: '## What went well\n\n## What to hand over\n' } })
export type NewJournalTemplate = z.input<typeof NewJournalTemplate>

/** RFC 7396. */
export const JournalTemplateChanges = z
  .strictObject(templateFields)
  .partial()
  .meta({ id: 'JournalTemplateChanges', example: { name: 'Handover' } })
export type JournalTemplateChanges = z.input<typeof JournalTemplateChanges>

/** For keys that only some have: sparse indexes leave out `null`. */
const marked = (isSo: boolean) => (isSo ? true : null)

/** Several of one day stand by their moment. */
const byDay = { range: 'entryDate', order: ['entryDate', 'entryAt', 'id'] } as const

export const journalEntries = defineKind('journal-entry', {
  schema: JournalEntry,
  version: 2,
  upcasters: { 1: entryBeforeBlocks },
  keys: {
    isStarred: ({ starred }) => marked(starred),
    hasPhoto: ({ photoIds }) => marked(photoIds.length > 0),
    hasPrompt: ({ prompt }) => marked(prompt?.id != null),
    moodKey: ({ mood }) => (mood === null ? null : String(mood)),
    tagKeys: ({ tags }) => [...new Set(tags.map(foldText))],
    linked: ({ links }) => [...new Set(links.map(({ id }) => id))],
  },
  queries: {
    oldest: byDay,
    newest: { ...byDay, descending: true },
    ofJournal: { where: ['journalId'], ...byDay, descending: true },
    ofJournalOldest: { where: ['journalId'], ...byDay },
    tagged: { each: 'tagKeys', ...byDay, descending: true },
    ofMood: { where: ['moodKey'], sparse: 'moodKey', ...byDay, descending: true },
    starred: { where: ['isStarred'], sparse: 'isStarred', ...byDay, descending: true },
    withPhoto: { where: ['hasPhoto'], sparse: 'hasPhoto', ...byDay, descending: true },
    prompted: { where: ['hasPrompt'], sparse: 'hasPrompt', ...byDay, descending: true },
    byLinked: { each: 'linked', ...byDay, descending: true },
    byImport: { where: ['importId'], sparse: 'importId', order: ['id'] },
  },
  text: ({ title, tags, body }) => [title, ...tags, body],
  archive: archivedEntry,
})

export const journalRevisions = defineKind('journal-revision', {
  schema: JournalRevision,
  version: 2,
  upcasters: { 1: revisionBeforeBlocks },
  // By their moments: versions begin anew where an archive is read.
  queries: { byEntry: { where: ['entryId'], order: ['writtenAt', 'id'], descending: true } },
  archive: archivedRevision,
})

export const journals = defineKind('journal', {
  schema: Journal,
  version: 1,
  queries: { inOrder: { order: ['createdAt', 'id'] } },
  archive: byItself,
})

export const journalTemplates = defineKind('journal-template', {
  schema: JournalTemplate,
  version: 1,
  queries: { inOrder: { order: ['createdAt', 'id'] } },
  archive: byItself,
})
