import { expect, it } from 'vitest'
import { createActionItem } from '../action/create-action-item.ts'
import { addAgendaItem, editAgendaItem } from '../agenda/change-agenda-item.ts'
import { recordDecision } from '../decision/record-decision.ts'
import { deliver } from '../delivery/deliver.ts'
import { answerFeedback } from '../feedback/answer-feedback.ts'
import { askFeedback } from '../feedback/ask-feedback.ts'
import { arrangeMeeting } from '../meeting/arrange-meeting.ts'
import { closeMeeting } from '../meeting/close-meeting.ts'
import { editMessage } from '../message/edit-message.ts'
import { postMessage } from '../message/post-message.ts'
import { react } from '../message/react.ts'
import { messages } from '../message/schema.ts'
import { takeBackMessage } from '../message/take-back-message.ts'
import { keepNote } from '../note/keep-note.ts'
import { leaveDiscussion } from '../people/leave-discussion.ts'
import { letIn, people, type TestPerson } from '../test-discussion.ts'
import { createDiscussion } from '../thread/create-discussion.ts'
import { copyDiscussion } from './copy-discussion.ts'

async function whole(pieces: AsyncIterable<string>): Promise<string> {
  let text = ''
  for await (const piece of pieces) text += piece
  return text
}

const markdown = async (deps: TestPerson, id: string) => whole((await copyDiscussion(deps, id)).markdown())
const json = async (deps: TestPerson, id: string) => JSON.parse(await whole((await copyDiscussion(deps, id)).json()))

async function talk() {
  const all = await people('ines', 'ruth', 'vera')
  const { ines, ruth, vera, clock } = all
  const { id } = await createDiscussion(ines, { title: '1:1 with *Ruth*', kind: 'one-on-one' })
  await letIn(ruth, id)
  await letIn(vera, id, 'viewer')
  await deliver(ines, id)
  const first = await postMessage(ines, id, { body: `Will it hold, @[ruth](person:${ruth.actor.accountId})?` })
  clock.advance({ minutes: 10 })
  const second = await postMessage(ruth, id, { body: 'Not before Monday.' })
  const reply = await postMessage(ruth, id, { body: '```\nan open fence\n\n**ines**, 09:00', replyTo: first.id })
  await react(ines, id, second.id, { emoji: '👍' })
  clock.advance({ minutes: 10 })
  await editMessage(ruth, id, second.id, { body: 'On Monday.' })
  const gone = await postMessage(ruth, id, { body: 'Never mind' })
  await takeBackMessage(ruth, id, gone.id)
  clock.advance({ hours: 20 })
  await postMessage(ines, id, { body: 'Good morning' })
  return { ...all, id, first, second, reply, gone }
}

it('has everything that was said, in its order, with answers, edits, reactions and stones', async () => {
  const { ruth, ines, id, first, second, reply, gone } = await talk()
  const copy = await json(ruth, id)
  expect(copy).toMatchObject({ format: 'throughline-discussion', version: 1, personId: ruth.actor.accountId, discussion: { id } })
  expect(copy.messages.map((message: { id: string }) => message.id).slice(0, 4)).toEqual([first.id, reply.id, second.id, gone.id])
  expect(copy.messages[2]).toMatchObject({
    body: 'On Monday.',
    revisions: [{ body: 'Not before Monday.' }],
    reactions: [{ personId: ines.actor.accountId, emoji: ['👍'] }],
  })
  expect(JSON.stringify(copy), 'what was taken back is gone').not.toContain('Never mind')
})

it('reads as a conversation, by day and on the clock of whoever took it', async () => {
  const { ruth, id } = await talk()
  const inAuckland = { ...ruth, actor: { ...ruth.actor, timeZone: 'Pacific/Auckland' } }
  const text = await markdown(ruth, id)
  expect(text).toContain('# 1:1 with \\*Ruth\\*')
  expect(text.indexOf('### Thursday, 5 March 2026')).toBeLessThan(text.indexOf('### Friday, 6 March 2026'))
  expect(text).toContain('> Will it hold, @ruth?')
  expect(text).toMatch(/\*\*ruth\*\*, \d\d:\d\d \(edited\)\n\n> On Monday\.\n\n👍 ines/)
  expect(text).toMatch(/\*ruth took a message back, \d\d:\d\d\.\*/)
  const hour = (copy: string) => Number(/\*\*ines\*\*, (\d\d):/.exec(copy)?.[1])
  expect((hour(await markdown(inAuckland, id)) - hour(text) + 24) % 24).toBe(13)
})

it('what somebody wrote ends where it ends: a fence left open takes nothing with it and speaks for nobody', async () => {
  const { ines, id } = await talk()
  const text = await markdown(ines, id)
  expect(text).toContain('> **ruth** answered')
  expect(text).toContain('>> ```\n>> an open fence\n>>\n>> **ines**, 09:00\n')
  expect(text.match(/^\*\*ines\*\*, /gm), 'what stands at the beginning of a line is ours').toHaveLength(2)
})

it('has what was agreed, and the note of whoever takes it and of nobody else', async () => {
  const { ines, ruth, id } = await talk()
  await recordDecision(ines, id, { what: 'Mondays', why: 'Finance asks.', confidence: 80, options: [{ text: 'Fridays', chosen: false }] })
  await createActionItem(ines, id, { assigneeId: ruth.actor.accountId, text: 'Ask finance', dueDate: '2026-03-12' })
  const item = await addAgendaItem(ines, id, { text: 'Its length', note: 'Too long?' })
  const settled = await addAgendaItem(ines, id, { text: 'Its title' })
  await editAgendaItem(ines, id, settled.id, { isSettled: true })
  const meeting = await arrangeMeeting(ines, id, { startsAt: '2026-03-06T14:00', notes: 'It holds.' })
  await closeMeeting(ines, id, meeting.id)
  await keepNote(ines, id, { body: 'She sounded tired.', points: [{ id: item.id, text: 'My salary' }] })
  const [mine, hers] = [await markdown(ines, id), await markdown(ruth, id)]
  for (const said of ['### Mondays', '80 % sure', '> Finance asks.', '- Fridays', '- [ ] **ruth**: Ask finance (open, by 12 March 2026)'])
    expect(hers).toContain(said)
  for (const said of ['- Its length (ines)', '  > Too long?', 'Agenda: Settled', '- Its title', '> It holds.']) expect(hers).toContain(said)
  expect(mine).toContain('Only you have this')
  for (const own of ['She sounded tired.', 'My salary']) {
    expect(mine).toContain(own)
    expect(hers).not.toContain(own)
    expect(JSON.stringify(await json(ruth, id))).not.toContain(own)
  }
  expect(await json(ines, id)).toMatchObject({
    own: { follow: 'all', note: { body: 'She sounded tired.', points: [{ text: 'My salary' }] } },
    decisions: [{ what: 'Mondays' }],
    actionItems: [{ text: 'Ask finance', state: 'open' }],
    agendaItems: [{ text: 'Its length' }, { text: 'Its title' }],
    meetings: [{ notes: 'It holds.', state: 'held' }],
  })
})

it('has the feedback that whoever takes it may read, and no other', async () => {
  const { ines, ruth, id } = await talk()
  for (const seenBy of ['asker', 'everyone'] as const) {
    const asked = { about: `For ${seenBy}`, seenBy, questions: [{ text: 'What should stay?', kind: 'text' as const }] }
    const { token } = await askFeedback(ines, id, asked)
    await answerFeedback(ruth, token ?? '', { name: 'Ana', replies: [{ text: `Read by ${seenBy}.\n# Not a heading` }] })
  }
  expect((await json(ines, id)).feedback).toHaveLength(2)
  expect((await json(ruth, id)).feedback).toMatchObject([{ seenBy: 'everyone', answer: { name: 'Ana' } }])
  const [hers, his] = [await markdown(ines, id), await markdown(ruth, id)]
  expect(hers).toContain('>    Read by asker.\n>    # Not a heading')
  expect(his).not.toContain('Read by asker')
})

it('is in the language of whoever takes it', async () => {
  const { ruth, id } = await talk()
  const text = await markdown({ ...ruth, actor: { ...ruth.actor, locale: 'de-AT' } }, id)
  expect(text).toContain('## Was gesagt wurde')
  expect(text).toContain('### Donnerstag, 5. März 2026')
})

it('is for those who may read it: not for who has left', async () => {
  const { vera, ruth, ines, id } = await talk()
  expect((await json(vera, id)).messages).toHaveLength(5)
  await leaveDiscussion(ruth, id)
  await expect(copyDiscussion(ruth, id)).rejects.toMatchObject({ code: 'not-found' })
  expect(await markdown(ines, id)).toMatch(/- ruth \(member, left on/)
})

it('however long it is comes in pieces, none of which holds many of them', async () => {
  const { ines, store, id } = await talk()
  const [one] = (await store.list(id, messages.queries.newest, {}, { limit: 1 })).items
  const at = Temporal.Instant.from('2026-04-01T00:00:00Z')
  for (let n = 0; n < 1_500; n++) {
    const postedAt = at.add({ seconds: n }).toString({ fractionalSecondDigits: 3 })
    await store.save(
      id,
      messages,
      { ...(one as NonNullable<typeof one>), id: `many-${n}`, version: 1, body: `Line ${n}`, postedAt },
      { expectedVersion: 0 },
    )
  }
  for (const how of ['json', 'markdown'] as const) {
    let [pieces, longest, found] = [0, 0, 0]
    for await (const piece of (await copyDiscussion(ines, id))[how]()) {
      pieces++
      longest = Math.max(longest, piece.length)
      found += piece.match(/Line \d+/g)?.length ?? 0
    }
    expect(found).toBe(1_500)
    expect(pieces).toBeGreaterThan(8)
    expect(longest).toBeLessThan(400_000)
  }
})
