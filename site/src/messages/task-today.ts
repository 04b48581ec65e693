/** Words of the lists of tasks alone, which pages with a line that adds to something else do without. */
export const taskToday = {
  /** Of a line that has not been read. */
  unread: 'Days and times in it are read once the server answers.',
  createUnread: (title: string) => `Added “${title}”. A day in it is read once the server answers.`,
  unlessSaid: (day: string) => `${day}, unless a day is given`,
  /** What says a day, and may stand in a line without being read as one. */
  dayWords:
    /(?<!\p{L})(?:by|on|due|before|until|till|during|in|at|this|next) (?:the )?(?:(?:end|start|middle|week) of )?(?:(?:this|next|last|following|coming|first|second|third|fourth|fifth|same|early|mid|late|spring|summer|autumn|winter|school|bank|good) )?(?:\d{1,2}(?:st|nd|rd|th)|(?:mon|tues|wednes|thurs|fri|satur|sun)day|\p{L}+uary|june|july|\p{L}+tember|october|november|december|weeks?|weekend|month|quarter|term|easter|christmas|xmas|new year|spring|summer|autumn|winter)(?!\p{L})|(?<!\p{L})(?:easter|christmas|xmas)(?=[\s.!?]*$)/iu,
  unreadDay: (words: string, day: string) => `No day was read in “${words}”, so it is due ${day}.`,
  pasted: (n: number, spread: string) => (spread ? `${n} lines were pasted: ${spread}.` : `${n} lines were pasted.`),
  createSpread: (n: number, spread: string) => (n === 1 ? `Added 1 task: ${spread}` : `Added ${n} tasks: ${spread}`),
  spread: {
    today: (n: number) => `${n} today`,
    later: (n: number) => `${n} later`,
    undated: (n: number) => `${n} without a date`,
  },
  kept: 'kept here',
  /** Below a day with nothing to do: the first thing after it, and what for. */
  next: (when: string) => `Next: ${when}`,
  towards: (n: number) => (n === 1 ? 'Your goal:' : 'Your goals:'),
}
