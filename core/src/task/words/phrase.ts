import type * as en from 'chrono-node/en'

export type Parser = (typeof en.casual.parsers)[number]
type Context = Parameters<Parser['extract']>[0]
type Components = ReturnType<Context['createParsingComponents']>
type Groups = Readonly<Record<string, string>>

/** A phrase that the library does not know, and the day or time it means; `before` is what stands ahead of it. */
export const phrase = (pattern: string, read: (groups: Groups, day: Temporal.PlainDate, before: string) => Said | null): Parser => ({
  pattern: () => new RegExp(`(?<![\\p{L}\\p{N}.])(?:${pattern})(?![\\p{L}\\p{N}])`, 'iu'),
  extract: (context, { groups, index }) => componentsOf(context, read(groups ?? {}, dayOf(context), context.text.slice(0, index))),
})

/** A phrase for a time so many minutes from now. */
export const minutesFromNow = (pattern: string, minutes: number): Parser => ({
  pattern: () => new RegExp(`(?<![\\p{L}\\p{N}.])(?:${pattern})(?![\\p{L}\\p{N}])`, 'iu'),
  extract: (context) => {
    const { refDate } = context
    const wall = dayOf(context).toPlainDateTime({ hour: refDate.getHours(), minute: refDate.getMinutes() }).add({ minutes })
    const { year, month, day, hour, minute } = wall
    return context.createParsingComponents({ year, month, day, hour, minute }).addTag('result/relativeDateAndTime')
  },
})

export interface Said {
  day?: Temporal.PlainDate | null
  /** 1–7 of ISO 8601. */
  weekday?: number
  hour?: number
  minute?: number
}

function componentsOf(context: Context, said: Said | null): Components | null {
  if (!said || said.day === null) return null
  const { day, weekday, hour, minute = 0 } = said
  const onDay = day ?? (weekday === undefined ? undefined : weekdayFrom(dayOf(context), weekday))
  return context.createParsingComponents({
    ...(onDay && { year: onDay.year, month: onDay.month, day: onDay.day }),
    ...(hour !== undefined && { hour, minute }),
  })
}

/** The parser is given its day as the parts of a local date. */
const dayOf = ({ refDate }: Context) =>
  Temporal.PlainDate.from({ year: refDate.getFullYear(), month: refDate.getMonth() + 1, day: refDate.getDate() })

/** The first such weekday from a day on. */
export const weekdayFrom = (day: Temporal.PlainDate, weekday: number) => day.add({ days: (weekday - day.dayOfWeek + 7) % 7 })
export const weekdayAfter = (day: Temporal.PlainDate, weekday: number) => weekdayFrom(day.add({ days: 1 }), weekday)

/** In English, that no thing follows which is told by the words ahead: “the rota at the weekend market”. */
export const noThing =
  '(?=\\s*(?:$|[^\\p{L}\\p{N}\\s]|(?:to(?:day|night|morrow)|on|at|by|from|to|with|and|or|about|before|after|until|till|every|if|so|but)(?!\\p{L})))'
