/** The words of making a win of what was done. */
export const makeWin = {
  action: 'Make a win',
  actionOf: (what: string) => `Make a win of ${what}`,
  nothing: 'Choose finished tasks: wins are made of what is done.',
  also: 'achievement result career keep brag',
  made: 'Win made',
  madeWithout: 'Win made. It has no number yet',
  madeSaying: (number: string) => `Win made. Its words say “${number}”: take that as its number there`,
  madeMany: (n: number) => `${n} wins made`,
  label: 'Wins made of it',
  win: 'Win:',
  kind: 'Win',
  add: 'Add a win',
  alsoAdd: 'achievement result career new',
  inbox: 'What is worth keeping?',
  alsoInbox: 'wins candidates week review',
  go: 'Career',
}
