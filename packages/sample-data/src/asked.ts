import type { Client } from '@throughline/client'

interface AskedWords {
  /** Of a question, and beside it. */
  text: string
  /** What one is asked about. */
  about: string
  /** Who is asked. */
  name: string
  answer: string
}

/** Asks others by a link of each kind, and gives an answer of one's own; tokens of the links nobody has answered. */
export async function writeAsked(
  { attestations, discussionInvites, feedback: asking, givenFeedback }: Client,
  { win, discussion }: { win: string; discussion: string },
  { text, about, name, answer }: AskedWords,
): Promise<{ attest: string; feedback: string; invite: string }> {
  const questions = [
    { text, kind: 'text' as const },
    { text, kind: 'scale' as const },
  ]
  const ask = async () => (await asking.ask(discussion, { about, askedOf: name, questions })).token ?? ''
  const { token: attest } = await attestations.ask(win, { askedOf: name, message: text })
  const { token: invite } = await discussionInvites.make(discussion)
  const feedback = await ask()
  const own = await ask()
  const correction = crypto.randomUUID()
  await asking.answer(own, { name, replies: [{ text: answer }, { value: 4 }], correction })
  await givenFeedback.keep(own, correction)
  return { attest, feedback, invite: invite ?? '' }
}
