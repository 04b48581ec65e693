/** The words of making a win of what was done. */
export const makeWin = {
  action: 'Make a win',
  actionOf: (what: string) => `Make a win of ${what}`,
  nothing: 'Choose finished tasks: wins are made of what is done.',
  made: 'Win made',
  madeWithout: 'Win made. It has no number yet',
  madeSaying: (number: string) => `Win made. Its words say “${number}”: take that as its number there`,
  madeMany: (n: number) => `${n} wins made`,
  label: 'Wins made of it',
  win: 'Win:',
  kind: 'Win',
  add: 'Add a win',
  inbox: 'What is worth keeping?',
  go: 'Career',
}
