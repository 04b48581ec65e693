import { type ActorDep, type KindsDep, listAll, oneFault, type StoreDep, type StoredRecord } from '../../kernel/index.ts'
import { agendaItems } from '../agenda/schema.ts'
import { namedMentions } from '../copy/plain-mentions.ts'
import { messages } from '../message/schema.ts'
import { MAX_COACH_SENT } from './limits.ts'
import type { CoachAttachment, SentToCoach } from './schema.ts'

/** Within a discussion; `own` is the asker's own space. */
type Deps = StoreDep & ActorDep & KindsDep & { own: string }

/**
 * What is sent of what a person attaches, word for word. Nobody is named: whoever asks is “I”, all others are letters.
 * @throws AppError `validation` for what is not there, or more than may be sent
 */
export async function attached(deps: Deps, attach: readonly CoachAttachment[]): Promise<SentToCoach[]> {
  const nameOf = namesFor(deps.actor.accountId)
  const sent: SentToCoach[] = []
  for (const [place, one] of attach.entries()) {
    const text = await textOf[one.kind === 'message' || one.kind === 'agenda' ? one.kind : 'own'](deps, one, nameOf)
    if (text === null) throw oneFault(`/attach/${place}`, 'nothing_there', 'That is not there to be sent.')
    sent.push({ kind: one.kind, id: 'id' in one ? one.id : null, text })
  }
  if (sent.reduce((sum, { text }) => sum + text.length, 0) > MAX_COACH_SENT)
    throw oneFault('/attach', 'too_big', `Attach less: at most ${MAX_COACH_SENT.toLocaleString('en')} characters are sent.`)
  return sent
}

type NameOf = (personId: string) => string

/** Names within one question, in the order people first come up in it. */
function namesFor(asker: string): NameOf {
  const others: string[] = []
  return (id) => {
    if (id === asker) return 'I'
    if (!others.includes(id)) others.push(id)
    const place = others.indexOf(id)
    return `Person ${place < 26 ? String.fromCharCode(65 + place) : place + 1}`
  }
}

const textOf: Record<'message' | 'agenda' | 'own', (deps: Deps, one: CoachAttachment, nameOf: NameOf) => Promise<string | null>> = {
  async message({ store, actor }, one, nameOf) {
    const message = 'id' in one ? await store.get(actor.space, messages, one.id) : null
    if (!message || message.removedAt !== null || message.body.trim() === '') return null
    return `${nameOf(message.authorId)}: ${namedMentions(message.body, nameOf)}`
  },
  async agenda(deps) {
    const items = await listAll(deps, deps.actor.space, agendaItems.queries.open, { where: { isOpen: true } })
    if (items.length === 0) return null
    return items.map(({ text, note }) => `- ${text}${note.trim() === '' ? '' : `\n${note.trim().replaceAll(/^/gm, '  ')}`}`).join('\n')
  },
  async own({ store, kinds, own }, one) {
    const kind = kinds.find(({ name }) => name === one.kind)
    const record = kind && 'id' in one ? await store.get<StoredRecord>(own, kind, one.id) : null
    if (!record || record.deletedAt !== null) return null
    // What search looks through, the title first. Of a win its evidence follows, which may quote what is nobody else's business.
    const texts = kind?.text?.(record) ?? []
    const said = (one.kind === 'win' ? texts.slice(0, 2) : texts).filter((text) => text.trim() !== '')
    return said.length === 0 ? null : said.join('\n')
  },
}
