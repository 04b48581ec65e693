import type { testApp } from './test-app.ts'

type Person = Pick<Awaited<ReturnType<ReturnType<typeof testApp>['signUp']>>, 'json'>

/**
 * A discussion of somebody's own in which something was said, with somebody else in it where they are asked for; answers the
 * ids by what the API calls them.
 */
export async function discussed({ json }: Person, guest?: Person) {
  const { id } = await json('/discussions', { method: 'POST', body: { title: 'About the draft' } })
  const { invite, token } = await json(`/discussions/${id}/invites`, { method: 'POST', body: { maxUses: null } })
  if (guest) await guest.json(`/invites/${token}/accept`, { method: 'POST' })
  const { items: people } = await json(`/discussions/${id}/people`)
  const message = await json(`/discussions/${id}/messages`, { method: 'POST', body: { body: 'Who reads the draft?' } })
  const decision = await json(`/discussions/${id}/decisions`, { method: 'POST', body: { what: 'Ana reads it' } })
  const [me] = people
  const action = await json(`/discussions/${id}/action-items`, { method: 'POST', body: { assigneeId: me.id, text: 'Ask Ana' } })
  const meeting = await json(`/discussions/${id}/meetings`, { method: 'POST', body: { startsAt: '2026-03-06T14:00' } })
  await json(`/discussions/${id}/meetings/${meeting.id}/close`, { method: 'POST' })
  const item = await json(`/discussions/${id}/agenda-items`, { method: 'POST', body: { text: 'Its length' } })
  const point = { id: meeting.id as string, text: 'Who pays' }
  await json(`/discussions/${id}/note`, { method: 'PATCH', body: { points: [point] } })
  const answer = await json(`/discussions/${id}/coach-answers`, { method: 'POST', body: { question: 'Who else?', attach: [] } })
  await json(`/discussions/${id}/coach-answers/${answer.id}/stop`, { method: 'POST' })
  const form = new FormData()
  form.set('file', new Blob(['A draft']), 'draft.txt')
  const file = await json(`/discussions/${id}/messages/${message.id}/files`, { method: 'POST', body: form })
  await json(`/discussions/${id}/messages/${message.id}`, { method: 'PATCH', body: { fileIds: [file.id] } })
  const feedback = await given({ json }, id)
  return {
    ...feedback,
    discussions: id as string,
    messageId: message.id as string,
    fileId: file.id as string,
    decisionId: decision.id as string,
    actionId: action.id as string,
    meetingId: meeting.id as string,
    itemId: item.id as string,
    inviteId: invite.id as string,
    personId: people.at(-1).id as string,
    token: token as string,
    pointId: point.id,
    answerId: answer.id as string,
  }
}

/** A request for feedback that waits for an answer, and a copy of feedback that was given. */
async function given({ json }: Person, discussionId: string) {
  const asked = { about: 'The draft', questions: [{ text: 'What should stay?', kind: 'text' }] }
  const ask = (more: object) => json(`/discussions/${discussionId}/feedback`, { method: 'POST', body: { ...asked, ...more } })
  const [waiting, { token }] = [await ask({ email: 'ana@post.example' }), await ask({})]
  const correction = 'Vd2xHq0Zl8sWm3bYtR6nKc4uJf9eGa71'
  await json(`/feedback/${token}/answer`, { method: 'POST', body: { name: 'Ana', replies: [{ text: 'Its length.' }], correction } })
  const copy = await json(`/feedback/${token}/keep`, { method: 'POST', body: { correction } })
  return { feedbackId: waiting.request.id as string, 'given-feedback': copy.id as string, feedback: token as string }
}
