import { escaped } from '../../daybook/index.ts'
import type { ActionItem } from '../action/schema.ts'
import type { AgendaItem } from '../agenda/schema.ts'
import type { CoachAnswer } from '../coach/schema.ts'
import type { Decision } from '../decision/schema.ts'
import { feedbackText } from '../feedback/feedback-text.ts'
import type { FeedbackRequest } from '../feedback/schema.ts'
import type { Meeting } from '../meeting/schema.ts'
import type { CopySource, Pages } from './copy-discussion.ts'
import { plainMentions } from './plain-mentions.ts'
import type { CopiedMessage } from './said.ts'
import { copyWords } from './words.ts'

/** A copy as Markdown for people, in their language and by their clock, in pieces. */
export async function* markdownOf(source: CopySource): AsyncGenerator<string> {
  const write = writer(source)
  yield write.head()
  yield* section(`## ${write.words.headings.said}`, source.messages, write.said())
  yield write.feedback(source.feedback)
  yield* section(`## ${write.words.headings.decisions}`, source.decisions, write.decision)
  yield* section(`## ${write.words.headings.actions}`, source.actionItems, write.action)
  yield* section(`## ${write.words.headings.agenda}`, source.agenda.open, write.agendaItem)
  yield* section(`## ${write.words.headings.agenda}: ${write.words.headings.settled}`, source.agenda.settled, write.agendaItem)
  yield* section(`## ${write.words.headings.meetings}`, source.meetings, write.meeting)
  yield* section(`## ${write.words.headings.coach}`, source.coachAnswers, write.coachAnswer)
  yield write.note()
}

/** Nothing at all where there is nothing to list. */
async function* section<R>(heading: string, pages: Pages<R>, written: (record: R) => string): AsyncGenerator<string> {
  let before = `\n${heading}\n\n`
  for await (const page of pages()) {
    if (page.length === 0) continue
    yield before + page.map(written).join('')
    before = ''
  }
}

/** Text that people wrote, as a quotation: whatever stands in it, it ends where it ends and speaks for nobody else. */
const quoted = (text: string, depth = 1): string =>
  plainMentions(text)
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => `${'>'.repeat(depth)} ${line}`.trimEnd())
    .join('\n')

/** The same below the item of a list. */
const indented = (text: string): string => quoted(text).replaceAll(/^/gm, '  ')

function writer({ reader, exportedAt, discussion, people, own }: CopySource) {
  const words = copyWords(reader.locale)
  const names = new Map(people.map(({ id, name }) => [id, name]))
  const nameOf = (id: string) => escaped(names.get(id) || words.somebody)
  const namesOf = (ids: readonly string[]) => ids.map(nameOf).join(words.and)
  const local = (at: string) => Temporal.Instant.from(at).toZonedDateTimeISO(reader.timeZone)
  const dayIn = (date: Temporal.PlainDate) => date.toLocaleString(reader.locale, { dateStyle: 'full' })
  const day = (at: string) => dayIn(local(at).toPlainDate())
  const date = (plain: string) => Temporal.PlainDate.from(plain).toLocaleString(reader.locale, { dateStyle: 'long' })
  const time = (at: string) => local(at).toPlainTime().toLocaleString(reader.locale, { timeStyle: 'short' })
  const when = (at: string) => `${day(at)}, ${time(at)}`

  function head(): string {
    const facts = [words.kinds[discussion.kind], words.statuses[discussion.status]].join(' · ')
    const listed = people.map(({ id, role, joinedAt, leftAt }) => {
      const since = leftAt === null ? words.joined(date(dateOf(joinedAt))) : words.left(date(dateOf(leftAt)))
      return `- ${nameOf(id)} (${words.roles[role]}, ${since})\n`
    })
    const taken = words.taken(nameOf(reader.accountId), `${when(exportedAt)} (${reader.timeZone})`)
    return `# ${escaped(discussion.title)}\n\n${facts}\n\n${taken}\n\n## ${words.headings.people}\n\n${listed.join('')}`
  }

  const dateOf = (at: string) => local(at).toPlainDate().toString()

  /** Messages under the day they were said on; an answer stands below what it answers, whatever its day. */
  function said(): (message: CopiedMessage) => string {
    let today = ''
    return (message) => {
      const isReply = message.replyTo !== null
      const on = dateOf(message.postedAt)
      const heading = isReply || on === today ? '' : `### ${day(message.postedAt)}\n\n`
      if (!isReply) today = on
      const at = on === today ? time(message.postedAt) : when(message.postedAt)
      return `${heading}${one(message, at)}\n\n`
    }
  }

  function one({ authorId, replyTo, body, editedAt, removedAt, removedBy, files, reactions }: CopiedMessage, at: string): string {
    const mark = replyTo === null ? '' : '> '
    if (removedAt !== null) return mark + words.takenBack(nameOf(removedBy ?? authorId), at)
    const head = replyTo === null ? `**${nameOf(authorId)}**, ${at}` : words.answered(nameOf(authorId), at)
    const parts = [
      `${mark}${head}${editedAt === null ? '' : ` (${words.edited})`}`,
      ...(body.trim() === '' ? [] : [quoted(body, replyTo === null ? 1 : 2)]),
      ...(files.length === 0 ? [] : [`${mark}${words.files}: ${files.map(({ name }) => escaped(name)).join(', ')}`]),
      ...(reactions.length === 0
        ? []
        : [mark + reactions.map(({ emoji, personId }) => `${emoji.join(' ')} ${nameOf(personId)}`).join(' · ')]),
    ]
    return parts.join(`\n${mark.trim()}\n`)
  }

  function decision({ what, why, options, byIds, confidence, decidedOn, reviewOn, outcome, supersededById }: Decision): string {
    const facts = [
      `${words.by(namesOf(byIds))}, ${date(decidedOn)}`,
      ...(confidence === null ? [] : [words.sure(confidence)]),
      ...(reviewOn === null ? [] : [words.review(date(reviewOn))]),
      ...(supersededById === null ? [] : [words.superseded]),
    ]
    return paragraphs(
      `### ${escaped(what)}`,
      facts.join(' · '),
      why.trim() && `${words.why}:\n\n${quoted(why.trim())}`,
      options.length > 0 && `${words.options}:\n\n${options.map(option).join('\n')}`,
      outcome && `${words.outcome} (${date(outcome.on)}, ${nameOf(outcome.byId)}): ${words.went[outcome.went]}`,
      outcome?.text.trim() && quoted(outcome.text.trim()),
    )
  }

  const option = ({ text, chosen }: Decision['options'][number]) => `- ${escaped(text)}${chosen ? ` (${words.chosen})` : ''}`

  function action({ assigneeId, text, dueDate, state }: ActionItem): string {
    const facts = [words.states[state], ...(dueDate === null ? [] : [words.due(date(dueDate))])].join(', ')
    return `- [${state === 'done' ? 'x' : ' '}] **${nameOf(assigneeId)}**: ${escaped(text)} (${facts})\n`
  }

  function feedback(requests: readonly FeedbackRequest[]): string {
    const given = requests.flatMap(({ answer, askedBy, ...asked }) =>
      answer ? [`\n${quoted(feedbackText({ ...asked, asker: names.get(askedBy) ?? '', answer }, reader.locale).trim())}\n`] : [],
    )
    return given.length === 0 ? '' : `\n## ${words.headings.feedback}\n${given.join('')}`
  }

  function agendaItem({ text, note, addedBy, settledAt }: AgendaItem): string {
    const facts = [nameOf(addedBy), ...(settledAt === null ? [] : [date(dateOf(settledAt))])].join(', ')
    return `- ${escaped(text)} (${facts})\n${note.trim() === '' ? '' : `\n${indented(note.trim())}\n\n`}`
  }

  function meeting({ at, state, notes }: Meeting): string {
    return paragraphs(`### ${when(at)}`, words.meetingStates[state], notes.trim() && quoted(notes.trim()))
  }

  function coachAnswer({ askedById, createdAt, model, question, sent, text }: CoachAnswer): string {
    return paragraphs(
      `### ${escaped(model)}, ${when(createdAt)}`,
      words.asked(nameOf(askedById), sent.length),
      quoted(question.trim()),
      words.machine(escaped(model)),
      text.trim() && quoted(text.trim()),
    )
  }

  function note(): string {
    const { body = '', points = [] } = own.note ?? {}
    if (body.trim() === '' && points.length === 0) return ''
    const listed = points.map(({ text, raisedAs }) => `- ${escaped(text)}${raisedAs === null ? '' : ` (${words.raised})`}`)
    return `\n${paragraphs(
      `## ${words.headings.note}`,
      `*${words.onlyYou}*`,
      body.trim() && quoted(body.trim()),
      listed.length > 0 && `### ${words.headings.points}\n\n${listed.join('\n')}`,
    )}`
  }

  return { words, head, said, feedback, decision, action, agendaItem, meeting, coachAnswer, note }
}

const paragraphs = (...parts: (string | false | null | undefined)[]): string =>
  parts
    .filter(Boolean)
    .map((part) => `${part}\n\n`)
    .join('')
