/** What the jobs that the sample person looks at say, and her résumé for them. All of it is invented. */

export const jobs = {
  lead: {
    role: 'Lead supply-chain analyst',
    description: `Lead supply-chain analyst, kitchen and table goods.

You own demand forecasting for some two thousand lines, set safety stock with warehouse and sales, and find the root cause when a number is wrong. You report to the board each quarter and can say no in that room. You lead two planners, and from the second year you hold the budget for packaging.`,
    person: { role: 'Head of supply', note: 'Asks for the number, then for the day it was born.' },
    call: 'First call',
    panel: { title: 'Panel', people: 'Helen Marsh, two of the board', note: 'Forty-five minutes, three questions on causes.' },
    applied: 'By post',
  },
  manager: 'Planning manager',
  forecasting: 'Forecasting lead',
}

export const resume = {
  name: 'For the lead role',
  jobDescription: `Lead supply-chain analyst, kitchen and table goods.

You own demand forecasting for some two thousand lines, set safety stock with warehouse and sales, and find the root cause when a number is wrong. You know SQL and route planning, and you have coached other planners.`,
}
