const some = (n: number, one: string, many: string) => `${n.toLocaleString('en')} ${n === 1 ? one : many}`

/** The words of what stories show which competency. */
export const coverage = {
  title: 'Coverage',
  sub: 'what you can be asked about, and the stories that prove it',
  subOf: (interview: string) => `what the ${interview} asks for, and the stories that prove it`,
  subShort: 'stories that prove it',
  columns: { competency: 'Competency', wins: 'Wins', practised: 'Questions practised', next: 'Next' },
  more: 'More',
  moreOf: (n: number) => `and ${some(n, 'more story', 'more stories')}`,
  outOf: (practised: number, of: number) => `${practised} of ${of}`,
  practisedOf: (practised: number, of: number) => `${practised} of ${of} questions practised`,
  main: 'main point',
  also: 'also shown',
  noStory: 'No story yet',
  key: { main: 'The story’s main point', also: 'It also shows this' },
  counted: (wins: number, practised: number, of: number) =>
    of === 0 ? some(wins, 'win', 'wins') : `${some(wins, 'win', 'wins')}, ${practised} of ${of} questions practised`,
  next: {
    enough: 'Enough for now',
    tell: (title: string) => `Tell “${title}”`,
    second: 'Make a second story',
    practiseStory: (title: string) => `Practise “${title}”`,
    practise: (n: number) => `Practise ${some(n, 'question', 'questions')}`,
    findWin: 'Find a win',
    nameOn: (title: string) => `Add it to “${title}”`,
    makeGoal: 'Make it a goal',
    of: (competency: string) => `: ${competency}`,
  },
  empty: {
    text: 'Add competencies to your wins, and you see here which stories prove each, and what to do next.',
    do: 'See your wins',
  },
  failed: 'What your stories cover could not be loaded.',
  again: 'Try again',
}
