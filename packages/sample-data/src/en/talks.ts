/** What is said in the sample person's discussions, oldest first. All of it is invented. */

const oneOnOne = {
  title: '1:1 with Ruth',
  said: [
    'I would like ten minutes a week for what I am learning, not only for what is late. Can we keep them?',
    'Yes. Write the agenda the evening before, and I will read it before coffee.',
    'I said it aloud today: I want the lead role in April.',
    'Good. Then run one freeze with me in the room and not helping, and present one number to the board.',
    'The board asked two questions and you answered both without slides. That was the right way round.',
    'Before Friday I have to tell finance whether the bakeware number will hold through January.\n\n- Week 31 was **one** order of 4,180 units\n- Without it the family sits at 78 instead of 69\n\nWho signs the forecast from December?',
    'I would say yes, and I can now say why.',
    '| Week | Units | Accuracy |\n|---|---|---|\n| 30 | 1,020 | 78 % |\n| 31 | 4,180 | 69 % |\n\nThe filter is `order.units > family.mean * 4`.',
    'Signed by you, then, with my name under it until April.',
  ],
  agenda: ['What we tell finance about January', 'What should I stop doing?', 'Pay bands: what HR says'],
  action: 'Send finance one page on week 31',
}

const promos = {
  title: 'Promo list for week 49',
  said: [
    'The week 49 list is 14 lines now. Two of them are glass, which I did not plan with you.',
    'Glass is fine by itself. Which prices? I would like them in before the freeze.',
    'Prices on Tuesday. 1.18 as uplift until then?',
    'As an interim, and it says so in the mail to Ruth.',
  ],
  action: 'Prices for the 14 lines',
}

const lids = {
  title: 'Second supplier for lids',
  said: [
    'Three names for a second supplier of lids by the end of the month, then we compare.',
    'One cannot do the colour, one cannot do the dates. That leaves the third.',
  ],
  decision: 'Lindqvist Glas becomes second supplier for lids',
}

/** Where nobody else is there to talk with. */
const alone = { promo: 'Can we settle it by Tuesday? I would like the prices in before the freeze.' }

export const talks = { oneOnOne, promos, lids, alone }
