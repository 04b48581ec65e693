/** Asked of a week. */
export const weekly = {
  'week-in-three-scenes': 'Tell this week in three scenes. What do they have in common?',
  'week-most-proud': 'Which piece of work from this week would you sign with your full name?',
  'week-plan-and-truth': 'What did you expect this week to be about, and what was it about?',
  'week-avoided': 'What have you walked around all week?',
  'week-one-change': 'If you could change one thing about how your weeks go, what would you try first?',
  'week-goal-moved': 'Which goal moved this week, and what moved it?',
  'week-goal-still': 'Which goal stood still, and do you still want it?',
  'week-people': 'Who did you spend the most time with this week, and who would you have liked to?',
  'week-energy-map': 'On which day did you have the most to give? What was different about it?',
  'week-learned': 'What do you know now that you did not know a week ago?',
  'week-drop': 'What could you stop doing next week without anybody missing it?',
  'week-loose-ends': 'Which loose ends are you taking into next week, and which can you tie or cut now?',
  'week-worth-repeating': 'What worked so well that it should happen every week?',
  'week-from-now': 'What do you want to be able to write here a week from now?',
} as const
