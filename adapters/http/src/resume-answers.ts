import { Confidentiality } from '@throughline/core/career'
import { type ParsedPage, type Requirement, Resume, type ResumeCoverage, type ResumePreview, SectionKind } from '@throughline/core/resume'
import { z } from 'zod'

const part = z.enum([
  ...(['name', 'label', 'contact', 'heading', 'position', 'organisation', 'location', 'dates', 'url'] as const),
  ...(['detail', 'summary', 'line', 'skill', 'language', 'interest', 'reference'] as const),
])

const Source = z
  .object({ kind: z.enum(['resume', 'profile', 'experience', 'highlight', 'win', 'skill']), id: z.string(), part })
  .meta({ id: 'ResumeSource', description: 'The record a text comes from, and what of it.' })

const Text = z
  .object({
    text: z.string(),
    source: Source,
    wording: z
      .object({ original: z.string(), hasChanged: z.boolean() })
      .nullable()
      .describe('Where the version says it in other words: what the record says now, and whether that was changed since.'),
  })
  .meta({ id: 'ResumeText' })

const Link = Text.extend({ href: z.string().nullable() }).meta({ id: 'ResumeLink' })

const Entry = z.object({
  ...{ experienceId: z.string(), position: Text.nullable(), dates: Text.nullable(), url: Link.nullable() },
  ...{ details: z.array(Text), summary: Text.nullable(), lines: z.array(Text) },
})

const Group = z.object({
  ...{ organisation: Text.nullable(), location: Text.nullable(), dates: Text.nullable() },
  entries: z.array(Entry),
})

const heading = Text.nullable()
const lists = ['skills', 'languages', 'interests'] as const

const Section = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('summary'), heading, summary: Text }),
  z.object({ kind: SectionKind.exclude(['summary', 'references', ...lists]), heading, groups: z.array(Group) }),
  z.object({ kind: z.enum(lists), heading, items: z.array(Text) }),
  z.object({ kind: z.literal('references'), heading, references: z.array(z.object({ name: Text.nullable(), text: Text.nullable() })) }),
])

const Content = Resume.pick({ template: true, paper: true, language: true, pageTarget: true }).extend({
  title: z.string(),
  header: z.object({
    ...{ name: Text.nullable(), label: Text.nullable(), contact: z.array(Link) },
    photo: z.object({ id: z.string(), type: z.enum(['image/jpeg', 'image/png']) }).nullable(),
  }),
  sections: z.array(Section),
})

const box = { x: z.number(), y: z.number(), width: z.number(), height: z.number() }

const Line = z.object({
  ...{ x: z.number(), y: z.number().describe('Of its baseline.'), width: z.number(), size: z.number() },
  ...{ family: z.enum(['serif', 'sans']), weight: z.literal([400, 500, 600]), isItalic: z.boolean() },
  colour: z.enum(['ink', 'muted', 'accent']),
  ...{ text: z.string(), href: z.string().nullable(), source: Source.nullable() },
})

const Layout = z.object({
  width: z.number(),
  height: z.number(),
  pages: z.array(
    z.object({
      lines: z.array(Line),
      boxes: z.array(z.object({ ...box, colour: z.enum(['line', 'ground', 'accent']) })),
      photo: z.object(box).nullable(),
    }),
  ),
})

/** Lengths in points. */
export const Preview = z
  .object({
    content: Content,
    layout: Layout,
    words: z.int(),
    overflow: z.object({ pages: z.int(), first: z.object({ source: Source, text: z.string() }).nullable() }).nullable(),
  })
  .meta({ id: 'ResumePreview' }) satisfies z.ZodType<ResumePreview>

const Time = z
  .object({ precision: z.enum(['year', 'month', 'day']), years: z.int().min(0), months: z.int().min(0), days: z.int().min(0) })
  .describe('No finer than the coarser of the dates it was reckoned from.')

/** Something a description asks for in so many words. */
export const RequirementAnswer = z.object({
  kind: z
    .enum(['years', 'language', 'degree', 'words', 'item', 'duty'])
    .describe(
      '`item`: one of a list of what one is to bring, in its own words, of which only the person can tell. `duty`: what one will do; told by wins and lines of positions that share words with it.',
    ),
  said: z.string().describe('As the description says it.'),
  state: z.enum(['met', 'open']).describe('Whether what is kept here says so; otherwise only the person can tell.'),
  by: z
    .array(z.string())
    .describe('What says so, or comes nearest: positions, languages, lines of the page or records by their names; the first five.'),
  time: z
    .object({ told: Time.nullable(), inAll: Time.nullable() })
    .nullable()
    .describe('Of years: how long the positions that tell of it lasted, and all work that is dated.'),
  isOptional: z.boolean().describe('Whether one may do without: it is “a plus”.'),
  anyOf: z.array(z.string()).describe('Of things one of which is enough, each by its name; otherwise empty.'),
}) satisfies z.ZodType<Requirement>

export const Coverage = z
  .object({
    items: z.array(
      z.object({
        kind: z.enum(['skill', 'competency']),
        name: z.string(),
        because: z.array(z.string()).describe('The words of the description that ask for it.'),
        isOptional: z.boolean().describe('Whether one may do without: it is “a plus”.'),
        state: z.enum(['shown', 'claimed', 'missing']),
        lines: z
          .array(z.object({ source: Source, text: z.string() }))
          .describe('The lines that say so, the first five; of a very long one its beginning.'),
        lineCount: z.int().min(0).describe('How many lines say so.'),
        named: z
          .array(z.object({ kind: z.enum(['experience', 'win']), id: z.string(), title: z.string() }))
          .describe('Of a skill that is missing, the first five that name it in this version, though no text on the page says it.'),
        wins: z
          .array(
            z.object({
              ...{ id: z.string(), title: z.string(), confidentiality: Confidentiality, experienceId: z.string().nullable() },
              isNamed: z.boolean().describe('Whether the win itself names it; otherwise its words lead to it.'),
            }),
          )
          .describe('The first five wins that are not in this version and would show it.'),
      }),
    ),
    uncompared: z.int().min(0).describe('How many more skills the description names: the first 200 are compared.'),
    requirements: z
      .array(RequirementAnswer)
      .describe('What it asks for in so many words: years, languages, abbreviations and what stands in quotes; at most twenty.'),
  })
  .meta({ id: 'ResumeCoverage' }) satisfies z.ZodType<ResumeCoverage>

const ParsedLine = z.object({ text: z.string(), read: z.string(), isSame: z.boolean(), source: Source.nullable() })

export const Parsed = z
  .object({ pages: z.array(z.object({ lines: z.array(ParsedLine) })) })
  .meta({ id: 'ParsedResume', description: 'Each line of the pages, and what a parser takes for it.' }) satisfies z.ZodType<{
  pages: ParsedPage[]
}>
