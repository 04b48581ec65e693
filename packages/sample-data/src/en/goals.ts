/** What the goals of the sample person say. All of it is invented. */

export const lead = {
  title: 'Lead role by April',
  milestones: ['Say it aloud to Ruth', 'Run a freeze with her watching', 'Present to the board', 'Own the planning meeting', 'Apply'],
}

/** A number over a year, with what moved it and what is done for it. */
export const forecast = {
  title: 'Forecast accuracy to 82 %',
  why: 'Every point is about £40,000 of stock we do not have to hold, and it is the number the lead role will be judged by.',
  notes: [
    'Bakeware is the drag again. Look at its promo weeks before adding anything clever.',
    'First week with the promo calendar in. Dev was right about week 12.',
    'Easter moved and the model did not. Lost a point.',
    'Split by family. Glass is fine by itself, textiles are not.',
    'Quiet summer weeks, mostly easy to forecast.',
    'Back from holiday to two returns that were booked as sales.',
    'Best week so far: the returns are out of the history.',
    'Price file came late, so week 46 ran without it.',
    'Ruth took the number into her board slides.',
  ],
  open: ['Mark one-off orders in the ten largest families', 'Agree the week 49 promo list with Dev'],
  done: ['Split the forecast by family', 'Load the promo calendar for the quarter', 'Take returns out of the history'],
}

export const walk = { title: 'Walk before work', why: 'The day goes better when it begins outside.' }

export interface OtherGoalWords {
  title: string
  milestones?: readonly string[]
  reflection?: string
}

/** The goals beside those, in the order that `other-goals.ts` has them. */
export const others: readonly OtherGoalWords[] = [
  { title: 'Fewer stock-outs on the next 60 lines' },
  {
    title: 'Run the December freeze alone',
    milestones: ['Write down how Ruth does it', 'Dry run in October', 'Freeze', 'Hand over to January'],
  },
  { title: 'Lead one planner for a month' },
  { title: 'Put by £6,000 for the kitchen' },
  { title: 'Twenty hours of Italian' },
  {
    title: 'Stock-outs on the top 40 lines under 3.5 %',
    reflection: 'Looking at it with the shops every Tuesday did it, not the model.',
  },
  { title: 'One Sunday a month without a screen', reflection: 'The rota changed. Evenings suit me better.' },
]
