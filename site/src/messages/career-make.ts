/** The words of making a win of what was done. */
export const makeWin = {
  action: 'Make a win',
  actionOf: (what: string) => `Make a win of ${what}`,
  nothing: 'Choose finished tasks: wins are made from what is done.',
  made: 'Win made',
  madeWithout: 'Win made. It has no number yet',
  madeSaying: (number: string) => `Win made. It mentions “${number}”: you can use that as its number`,
  madeMany: (n: number) => `${n} wins made`,
  label: 'Wins made of it',
  win: 'Win:',
  kind: 'Win',
  add: 'Add a win',
  inbox: 'What is worth keeping?',
  go: 'Career',
}
