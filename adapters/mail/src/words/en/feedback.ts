/** The words of the mails about feedback. */
export const feedback = {
  somebody: 'Somebody',
  asks: (who: string, about: string) => `${who} asks for your feedback${about ? ` on “${about}”` : ''}`,
  reminder: (asks: string) => `Reminder: ${asks}`,
  questions: (n: number) => `${n === 1 ? 'One question' : `${n} questions`}; you need no account.`,
  seenByAsker: (who: string) => `Only ${who} reads what you answer.`,
  seenByAll: 'Everybody in the discussion it is asked in reads what you answer.',
  button: 'See the questions',
  until: (day: string) => `The link takes one answer, until ${day}. Opening it answers nothing.`,
  onlyReminder: 'This is the only reminder. If you do not want to answer, leave it alone.',
  mayRemind: 'If you do not want to answer, leave it alone. There may be one reminder.',
  footer:
    'You get this mail because somebody who uses Throughline typed your address to ask for your feedback. We keep it no longer than their request.',
  copy: {
    subject: (asker: string) => (asker ? `A copy of your feedback for ${asker}` : 'A copy of your feedback'),
    attached: (who: string) => `What you answered ${who} is attached to this mail.`,
    button: 'Read or correct it',
    until: (moment: string) => `You can correct it by this link until ${moment} UTC. Keep this mail to yourself: whoever has it can, too.`,
    footer: 'You get this mail because your address was typed for a copy when the feedback was given. We do not keep it.',
  },
}
