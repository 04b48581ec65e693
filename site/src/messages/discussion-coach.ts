import type { CoachAnswer, SentToCoach } from '@throughline/core/discussion'

const things = (n: number) => (n === 1 ? 'one more thing' : `${n} more things`)

/** The words of the machine that may be asked in a discussion. */
export const coach = {
  ask: 'Ask the coach',
  by: (model: string) => `Written by a language model (${model}).`,
  named: (model: string, question: string) => `Answer from ${model} to “${question}”`,
  asked: (name: string) => `${name} asked,`,
  sent: (n: number) => (n === 0 ? 'Only the question was sent' : `What was sent: the question and ${things(n)}`),
  streaming: 'Writing…',
  nothing: 'There was no answer.',
  stop: 'Stop',
  remove: 'Delete the answer',
  removed: 'Answer deleted.',
  ended: {
    'by-person': 'Stopped.',
    'too-long': 'Cut off: an answer can have at most 20,000 characters.',
    'cut-off': 'Cut off before it was finished.',
    refused: 'The coach refused to answer. Whoever runs this Throughline can look into it.',
    busy: 'The coach is busy. Try again in a while.',
    unreachable: 'The coach could not be reached. Try again in a while.',
    slow: 'The coach took too long.',
    odd: 'The coach’s answer could not be read.',
  } satisfies Record<NonNullable<CoachAnswer['why']>, string>,
  kinds: {
    message: 'A message',
    agenda: 'The agenda',
    task: 'A task',
    goal: 'A goal',
    'journal-entry': 'A journal entry',
    experience: 'An experience',
    win: 'A win',
    story: 'A story',
  } satisfies Record<SentToCoach['kind'], string>,
  failed: 'That did not work. Try again.',
}
