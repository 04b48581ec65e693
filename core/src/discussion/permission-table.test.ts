import { describe, expect, it } from 'vitest'
import { stageFile } from '../attachment/index.ts'
import { AppError, hasCode } from '../kernel/index.ts'
import { createDayMemory } from '../progress/index.ts'
import * as area from './index.ts'
import type { Role } from './schema.ts'
import { letIn, people, type TestPerson } from './test-discussion.ts'

const guests = ['owner', 'member', 'viewer', 'left', 'removed', 'stranger'] as const
type Guest = (typeof guests)[number]

const everybody = ['owner', 'member', 'viewer'] as const satisfies readonly Role[]
const contributors = ['owner', 'member'] as const satisfies readonly Role[]
const owner = ['owner'] as const satisfies readonly Role[]

interface Setting {
  id: string
  messageId: string
  fileId: string
  inviteId: string
  decisionId: string
  meetingId: string
  itemId: string
  actionId: string
  feedbackId: string
  answerId: string
  /** Somebody else who is in it, and somebody whom the owner has just removed. */
  otherId: string
  removedId: string
}

async function attached(deps: TestPerson, id: string, messageId: string) {
  const content = async function* () {
    yield Uint8Array.of(65)
  }
  const file = await stageFile(deps, content(), 10)
  return area.attachToMessage({ ...deps, storageLimit: 10 }, id, messageId, { name: 'a.txt', file })
}

const feedbackQuestion = { text: 'What should stay?', kind: 'text' } as const
/** Has nothing written. */
const idle: area.Coaching = { model: 'none', begin: () => {}, idle: async () => {}, close: async () => {} }

/** A message that is not there for somebody is a fault of what they ask for in their own space. */
const naming = <T>(made: Promise<T>): Promise<T> =>
  made.catch((error: unknown) => {
    throw hasCode(error, 'validation') ? new AppError('not-found', 'There is no such message.') : error
  })

type UseCase = (deps: TestPerson, setting: Setting) => Promise<unknown>

/** Every use case on a discussion, and who may do it. Whoever adds one adds it here. */
const table: Record<string, [may: readonly Role[], run: UseCase]> = {
  readDiscussion: [everybody, (deps, { id }) => area.readDiscussion(deps, id)],
  readParticipation: [everybody, (deps, { id }) => area.readParticipation(deps, id)],
  participate: [everybody, (deps, { id }) => area.participate(deps, id, { follow: 'muted' })],
  listPeople: [everybody, (deps, { id }) => area.listPeople(deps, id)],
  copyDiscussion: [everybody, (deps, { id }) => area.copyDiscussion(deps, id)],
  leaveDiscussion: [['member', 'viewer'], (deps, { id }) => area.leaveDiscussion(deps, id)],
  postMessage: [contributors, (deps, { id }) => area.postMessage(deps, id, { body: 'Here is the number.' })],
  editDiscussion: [contributors, (deps, { id }) => area.editDiscussion(deps, id, { title: 'About the number' })],
  deleteDiscussion: [owner, (deps, { id }) => area.deleteDiscussion(deps, id)],
  restoreDiscussion: [owner, (deps, { id }) => area.restoreDiscussion(deps, id)],
  listMessages: [everybody, (deps, { id }) => area.listMessages(deps, id, {}, 50)],
  readMessage: [everybody, (deps, { id, messageId }) => area.readMessage(deps, id, messageId)],
  // Of what the owner has said; a member changes and takes back what they have said themselves.
  editMessage: [owner, (deps, { id, messageId }) => area.editMessage(deps, id, messageId, { body: 'Who reads it?' })],
  takeBackMessage: [owner, (deps, { id, messageId }) => area.takeBackMessage(deps, id, messageId)],
  restoreMessage: [contributors, (deps, { id, messageId }) => area.restoreMessage(deps, id, messageId)],
  listMessageRevisions: [everybody, (deps, { id, messageId }) => area.listMessageRevisions(deps, id, messageId, { limit: 50 })],
  searchDiscussion: [everybody, (deps, { id }) => area.searchDiscussion(deps, id, 'draft', { limit: 50 })],
  react: [contributors, (deps, { id, messageId }) => area.react(deps, id, messageId, { emoji: '👍' })],
  makeTask: [
    everybody,
    (deps, { id: discussionId, messageId }) => naming(area.makeTask(deps, { title: 'Read it', from: { discussionId, messageId } })),
  ],
  makeWin: [
    everybody,
    (deps, { id: discussionId, messageId: id }) =>
      naming(area.makeWin({ ...deps, dayMemory: createDayMemory() }, { from: { kind: 'message', discussionId, id } })),
  ],
  putEvidence: [
    everybody,
    async (deps, { id: discussionId, messageId: id }) => {
      const own = { ...deps, dayMemory: createDayMemory() }
      const win = await area.makeWin(own, { title: 'It was read' })
      return naming(area.putEvidence(own, win.id, { kind: 'message', discussionId, id }))
    },
  ],
  attachToMessage: [contributors, (deps, { id }) => attached(deps, id, deps.ids.next())],
  getMessageFile: [everybody, (deps, { id, messageId, fileId }) => area.getMessageFile(deps, id, messageId, fileId)],
  dropMessageFile: [owner, (deps, { id, messageId, fileId }) => area.dropMessageFile(deps, id, messageId, fileId)],
  listDecisions: [everybody, (deps, { id }) => area.listDecisions(deps, id, {}, { limit: 50 })],
  readDecision: [everybody, (deps, { id, decisionId }) => area.readDecision(deps, id, decisionId)],
  recordDecision: [contributors, (deps, { id }) => area.recordDecision(deps, id, { what: 'Oskar reads it' })],
  editDecision: [contributors, (deps, { id, decisionId }) => area.editDecision(deps, id, decisionId, { why: 'She has the time.' })],
  judgeDecision: [
    contributors,
    (deps, { id, decisionId }) => area.judgeDecision(deps, id, decisionId, { text: 'She did.', went: 'better', held: true }),
  ],
  takeOutcomeBack: [contributors, (deps, { id, decisionId }) => area.takeOutcomeBack(deps, id, decisionId)],
  // Of what the owner has recorded; a member takes away what they have recorded themselves.
  deleteDecision: [owner, (deps, { id, decisionId }) => area.deleteDecision(deps, id, decisionId)],
  restoreDecision: [owner, (deps, { id, decisionId }) => area.restoreDecision(deps, id, decisionId)],
  listActionItems: [everybody, (deps, { id }) => area.listActionItems(deps, id, {}, { limit: 50 })],
  readActionItem: [everybody, (deps, { id, actionId }) => area.readActionItem(deps, id, actionId)],
  createActionItem: [
    contributors,
    (deps, { id }) => area.createActionItem(deps, id, { assigneeId: deps.actor.accountId, text: 'Read it' }),
  ],
  // Of what the owner has given themselves; whoever gave or has one may, too.
  editActionItem: [owner, (deps, { id, actionId }) => area.editActionItem(deps, id, actionId, { text: 'Ask Oskar' })],
  deleteActionItem: [owner, (deps, { id, actionId }) => area.deleteActionItem(deps, id, actionId)],
  restoreActionItem: [owner, (deps, { id, actionId }) => area.restoreActionItem(deps, id, actionId)],
  listMeetings: [everybody, (deps, { id }) => area.listMeetings(deps, id, {}, { limit: 50 })],
  listMeetingsAhead: [everybody, (deps, { id }) => area.listMeetingsAhead(deps, id, 5)],
  listMeetingsBetween: [
    everybody,
    (deps, { id }) => area.listMeetingsBetween(deps, id, { from: '2026-03-01T00:00:00.000Z', before: '2026-04-01T00:00:00.000Z' }),
  ],
  readMeeting: [everybody, (deps, { id, meetingId }) => area.readMeeting(deps, id, meetingId)],
  arrangeMeeting: [contributors, (deps, { id }) => area.arrangeMeeting(deps, id, { startsAt: '2026-03-09T14:00' })],
  editMeeting: [contributors, (deps, { id, meetingId }) => area.editMeeting(deps, id, meetingId, { notes: 'It holds.' })],
  closeMeeting: [contributors, (deps, { id, meetingId }) => area.closeMeeting(deps, id, meetingId)],
  reopenMeeting: [contributors, (deps, { id, meetingId }) => area.reopenMeeting(deps, id, meetingId)],
  listAgenda: [everybody, (deps, { id }) => area.listAgenda(deps, id, {}, { limit: 50 })],
  readAgendaItem: [everybody, (deps, { id, itemId }) => area.readAgendaItem(deps, id, itemId)],
  addAgendaItem: [contributors, (deps, { id }) => area.addAgendaItem(deps, id, { text: 'Its title' })],
  editAgendaItem: [contributors, (deps, { id, itemId }) => area.editAgendaItem(deps, id, itemId, { note: 'Too long?' })],
  deleteAgendaItem: [contributors, (deps, { id, itemId }) => area.deleteAgendaItem(deps, id, itemId)],
  restoreAgendaItem: [contributors, (deps, { id, itemId }) => area.restoreAgendaItem(deps, id, itemId)],
  readSummary: [everybody, (deps, { id, meetingId }) => area.readSummary(deps, id, meetingId)],
  readPreparation: [everybody, (deps, { id }) => area.readPreparation({ ...deps, dayMemory: createDayMemory() }, id)],
  readNote: [everybody, (deps, { id }) => area.readNote(deps, id)],
  keepNote: [everybody, (deps, { id }) => area.keepNote(deps, id, { body: 'Ask how she is.' })],
  raisePoint: [
    contributors,
    async (deps, { id, messageId: pointId }) => {
      await area.keepNote(deps, id, { points: [{ id: pointId, text: 'Who pays' }] })
      return area.raisePoint(deps, id, pointId)
    },
  ],
  previewCoach: [contributors, (deps, { id }) => area.previewCoach({ ...deps, coaching: idle }, id, { question: 'What?', attach: [] })],
  askCoach: [contributors, (deps, { id }) => area.askCoach({ ...deps, coaching: idle }, id, { question: 'What?', attach: [] })],
  listCoachAnswers: [everybody, (deps, { id }) => area.listCoachAnswers(deps, id, { limit: 50 })],
  readCoachAnswer: [everybody, (deps, { id, answerId }) => area.readCoachAnswer(deps, id, answerId)],
  // Of what a member has asked who is in it no longer; whoever asked may, too.
  stopCoachAnswer: [owner, (deps, { id, answerId }) => area.stopCoachAnswer(deps, id, answerId)],
  deleteCoachAnswer: [owner, (deps, { id, answerId }) => area.deleteCoachAnswer(deps, id, answerId)],
  restoreCoachAnswer: [owner, (deps, { id, answerId }) => area.restoreCoachAnswer(deps, id, answerId)],
  reportPresence: [everybody, (deps, { id }) => area.reportPresence(deps, id, { isTyping: true })],
  listFeedback: [everybody, (deps, { id }) => area.listFeedback(deps, id)],
  readFeedback: [everybody, (deps, { id, feedbackId }) => area.readFeedback(deps, id, feedbackId)],
  askFeedback: [contributors, (deps, { id }) => area.askFeedback(deps, id, { about: 'The draft', questions: [feedbackQuestion] })],
  // Of what the owner has asked for; whoever asked looks after it.
  renewFeedbackLink: [owner, (deps, { id, feedbackId }) => area.renewFeedbackLink(deps, id, feedbackId)],
  revokeFeedback: [owner, (deps, { id, feedbackId }) => area.revokeFeedback(deps, id, feedbackId)],
  remindOfFeedback: [owner, (deps, { id, feedbackId }) => area.remindOfFeedback(deps, id, feedbackId)],
  deleteFeedback: [owner, (deps, { id, feedbackId }) => area.deleteFeedback(deps, id, feedbackId)],
  restoreFeedback: [owner, (deps, { id, feedbackId }) => area.restoreFeedback(deps, id, feedbackId)],
  makeInvite: [owner, (deps, { id }) => area.makeInvite(deps, id, { role: 'viewer' })],
  listInvites: [owner, (deps, { id }) => area.listInvites(deps, id, { limit: 50 })],
  revokeInvite: [owner, (deps, { id, inviteId }) => area.revokeInvite(deps, id, inviteId)],
  changePerson: [owner, (deps, { id, otherId }) => area.changePerson(deps, id, otherId, { role: 'viewer' })],
  removePerson: [owner, (deps, { id, otherId }) => area.removePerson(deps, id, otherId)],
  putBackPerson: [owner, (deps, { id, removedId }) => area.putBackPerson(deps, id, removedId)],
  passOwnership: [owner, (deps, { id, otherId }) => area.passOwnership(deps, id, { personId: otherId })],
}

/** What is no use case on a discussion that somebody is in: it goes by the person, by a link's secret, or serves the others. */
const others = [
  ...[
    'createDiscussion',
    'findDiscussions',
    'searchMessages',
    'countUnreadDiscussions',
    'listDiscussions',
    'readCalibration',
    'openInvite',
    'readInvited',
    'acceptInvite',
    'listWaitingInvites',
    'acceptWaitingInvite',
    'declineWaitingInvite',
    'signUpInvited',
    'finishLinkedInvited',
    'myCoach',
    'writeInviteMail',
    'inviteMailed',
    'inviteNotMailed',
    'forgetAddress',
    'forgetPerson',
    'eraseAlone',
    'openFeedback',
    'answerFeedback',
    'writeFeedbackMail',
    'feedbackMailed',
    'keepGivenFeedback',
    'listGivenFeedback',
    'readGivenFeedback',
    'deleteGivenFeedback',
    'restoreGivenFeedback',
  ],
  ...[
    'deliver',
    'readCalibration',
    'runDeliveries',
    'runPeopleJobs',
    'runSettlements',
    'createTaskNotices',
    'putOnAgenda',
    'bringBackToAgenda',
    'agendaOf',
    'finishMeetings',
    'enter',
    'inDiscussion',
    'sayNext',
    'sweepMessages',
    'sweepCoachAnswers',
    'createCoaching',
    'eraseFilesOfDiscussion',
    'forgetSaid',
  ],
]

async function setting() {
  const all = await people(...guests, 'other')
  const { id } = await area.createDiscussion(all.owner, { title: 'About the draft' })
  for (const guest of ['member', 'viewer', 'left', 'removed', 'other'] as const)
    await letIn(all[guest], id, guest === 'viewer' ? 'viewer' : 'member')
  await area.deliver(all.owner, id)
  const messageId = all.owner.ids.next()
  const file = await attached(all.owner, id, messageId)
  const message = await area.postMessage(all.owner, id, { id: messageId, body: 'Who reads the draft?', fileIds: [file.id] })
  const decision = await area.recordDecision(all.owner, id, { what: 'Ana reads it' })
  const action = await area.createActionItem(all.owner, id, { assigneeId: all.owner.actor.accountId, text: 'Ask Ana' })
  const meeting = await area.arrangeMeeting(all.owner, id, { startsAt: '2026-03-06T14:00' })
  await area.closeMeeting(all.owner, id, meeting.id)
  const answer = await area.askCoach({ ...all.left, coaching: idle }, id, { question: 'Who else?', attach: [] })
  const item = await area.addAgendaItem(all.owner, id, { text: 'Its length' })
  const { invite } = await area.makeInvite(all.owner, id, {})
  const feedback = await area.askFeedback(all.owner, id, {
    ...{ about: 'The draft', email: 'ana@post.example', seenBy: 'everyone', questions: [feedbackQuestion] },
  })
  await area.leaveDiscussion(all.left, id)
  await area.removePerson(all.owner, id, all.removed.actor.accountId)
  const [otherId, removedId] = [all.other.actor.accountId, all.removed.actor.accountId]
  return {
    all,
    made: {
      id,
      messageId: message.id,
      fileId: file.id,
      inviteId: invite.id,
      decisionId: decision.id,
      meetingId: meeting.id,
      itemId: item.id,
      actionId: action.id,
      feedbackId: feedback.request.id,
      answerId: answer.id,
      otherId,
      removedId,
    },
  }
}

/** What comes of it, in a word; what goes wrong otherwise is thrown. */
async function outcome(work: Promise<unknown>): Promise<string> {
  try {
    await work
    return 'done'
  } catch (error) {
    for (const code of ['forbidden', 'not-found', 'conflict'] as const) if (hasCode(error, code)) return code
    throw error
  }
}

const expected = (may: readonly Role[], guest: Guest) =>
  may.includes(guest as Role) ? 'done' : ['left', 'removed', 'stranger'].includes(guest) ? 'not-found' : 'forbidden'

describe.each(Object.entries(table))('%s', (name, [may, run]) => {
  it.each(guests)('by: %s', async (guest) => {
    const { all, made } = await setting()
    const before = await all.owner.store.head(made.id)
    const came = await outcome(run(all[guest], made))
    // An owner may leave as well, but not before they have passed it on.
    expect(came).toBe(name === 'leaveDiscussion' && guest === 'owner' ? 'conflict' : expected(may, guest))
    if (came !== 'done') expect(await all.owner.store.head(made.id)).toBe(before)
  })
})

it('to whoever is not in it, a discussion looks as if it were not there', async () => {
  const { all, made } = await setting()
  const said = async (deps: TestPerson, id: string) =>
    Promise.all(Object.values(table).map(([, run]) => run(deps, { ...made, id }).catch((error: unknown) => String(error))))
  for (const guest of ['left', 'removed', 'stranger'] as const)
    expect(await said(all[guest], made.id)).toEqual(await said(all[guest], '019a9b3c-5d00-7cc0-8000-0000000000ff'))
})

it('leaves out no use case of the area', () => {
  const takesDeps = (value: unknown) => typeof value === 'function' && /^[^)]*\(\s*deps\b/.test(String(value))
  const functions = Object.entries(area).flatMap(([name, value]) => (takesDeps(value) ? [name] : []))
  expect(functions).toEqual(expect.arrayContaining(['passOwnership', 'editDecision', 'listPeople']))
  expect(functions.filter((name) => !(name in table) && !others.includes(name))).toEqual([])
})
