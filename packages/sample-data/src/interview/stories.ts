import type { SampleStory } from './sample-story.ts'

/** What Ines Varga tells of her work, newest first. All of it is invented. */
export const sampleStories: readonly SampleStory[] = [
  {
    title: 'The spike that wasn’t demand',
    win: 'Found the order that had bent the bakeware forecast for fifteen months',
    competencies: ['finding-causes', 'forecasting', 'collaboration', 'speaking'],
    tellings: [
      {
        minutes: 1,
        situation: 'Bakeware was nine points off every other family, and we held stock to cover it.',
        task: 'I owned the December freeze and had to say whether January would hold.',
        action:
          'I went back to the goods-in book instead of the model, and found one trade-fair order of 4,180 units that had never come again. I took it out of the history, and reran the family by hand to be sure.',
        result: '69 to 78 % in a week, and £61,000 of stock we no longer hold.',
        reflection: '',
      },
      {
        minutes: 2,
        situation:
          'The bakeware forecast had been nine points off the rest for over a year, and we held stock to cover it. Everybody had an explanation: the season, the new packaging, the competitor’s tins. Each was argued well, and none had been checked.',
        task: 'I owned the December freeze. By the end of the week I had to say whether January would hold, and what we would order if it did not.',
        action:
          'I left the model alone and went back to where the numbers are born. I took the goods-in book to the warehouse and walked through week 31 with Oskar, who runs the floor. He opened his own notebook: 4,180 units to one customer, after a trade fair, shipped in five days and never repeated.\n\nNobody had marked it as a one-off, so for fifteen months the model had been waiting for it to come back. I took it out of the history, reran the family, and checked the result by hand before I told anybody. Then I put the two curves side by side for Ruth on one page, with what each would have cost us.',
        result:
          'Accuracy on the family went from 69 to 78 % in a week, and we released £61,000 of stock that had been kept for a customer who was never coming.',
        reflection: 'Ask where a number was born before asking what it will do. Oskar had known for a year, and I had never asked him.',
      },
    ],
    sources: { situation: ['goal'], action: ['journal-entry', 'task'], result: ['win', 'journal-entry'] },
    told: [
      [23, 'hard'],
      [21, 'good'],
      [16, 'good'],
      [4, 'good'],
    ],
  },
  {
    title: 'Weeks of cover',
    win: 'Cut stock-outs on the top 40 lines by more than half',
    competencies: ['influence', 'collaboration', 'forecasting', 'planning'],
    tellings: [
      {
        minutes: 2,
        situation:
          'Our forty best lines ran out on 6.8 % of days. The levels were set by feel, and each of the three departments felt something else: sales wanted more of everything, finance less, and the warehouse had no room either way.',
        task: 'Ruth asked me to bring it under three and a half by the autumn, without a pallet more than we had.',
        action:
          'I stopped talking about pieces and began to talk about weeks. I took each line to the person who feels it when it runs out, and asked one question: how many weeks do you want to be able to sleep? I wrote the answer down beside the cost of it.\n\nSales came down on their own once they saw what a week of cast iron costs. I agreed 214 lines in eleven mornings, one department at a time, and put the forty that mattered on a list that all three signed.',
        result: 'Stock-outs went from 6.8 to 3.1 % in two quarters, with the same number of pallets. Sales now argue in weeks themselves.',
        reflection: 'People did not disagree about the goods. They disagreed about the unit.',
      },
    ],
    sources: { situation: ['journal-entry'], task: ['goal'], action: ['journal-entry'], result: ['check-in', 'win'] },
    told: [
      [22, 'good'],
      [17, 'hard'],
      [9, 'good'],
    ],
  },
  {
    title: 'Twenty minutes',
    win: 'Brought the Monday shortage meeting down to twenty minutes',
    competencies: ['speaking', 'finding-causes', 'collaboration', 'improving'],
    tellings: [
      {
        minutes: 2,
        situation:
          'Eleven people met every Monday for 55 minutes to read out what had run short. By the time we came to what it cost, half of them had left.',
        task: 'Nobody had asked me to change it. I had to present in it, and I could see that what I said decided nothing.',
        action:
          'I counted for four weeks what each line we talked about had cost. Six of forty made nine tenths of it. I sent the list out on Sunday night, sorted by cost, with my proposal beside each of the first six, and asked our director to begin with the first line and stop at the sixth.\n\nWhen somebody wanted to talk about a lid, I asked which of the six we should drop for it.',
        result: 'The meeting takes 20 minutes now, and 48 of the last 50 proposals were decided in it.',
        reflection: 'I had thought that more detail made me credible. It was the order of it.',
      },
    ],
    sources: { situation: ['note'], result: ['win'] },
    told: [
      [18, 'good'],
      [14, 'good'],
      [2, 'hard'],
    ],
  },
  {
    title: 'Two containers',
    win: 'Brought the smallest order of glass down by a third',
    competencies: ['negotiation', 'resilience', 'planning', 'collaboration'],
    tellings: [
      {
        minutes: 2,
        situation:
          'Lindqvist, who make our glass, raised their smallest order to 1,200 a line. For nine of our lines that was two years of stock.',
        task: 'I had one call to bring it down, and no other glassworks that could deliver before spring.',
        action:
          'My first offer was refused in a minute: a longer contract was worth nothing to them. So I asked what a small order costs them, and let the silence go on. It was the container: half empty, it costs the same.\n\nI called Dev in sales and two shops that buy from them as well, and came back with a shared container every five weeks, planned by us.',
        result: 'We order 800 a line now, a third less, and their container leaves full.',
        reflection: 'The refusal was the useful part. It told me what they were really paying for.',
      },
    ],
    sources: { situation: ['task'], action: ['journal-entry'], result: ['win'] },
    told: [
      [12, 'again'],
      [11, 'hard'],
      [9, 'good'],
    ],
  },
  {
    title: 'A four-day round',
    win: 'Moved 1,140 weekly drops to a four-day round',
    competencies: ['planning', 'change', 'improving'],
    tellings: [
      {
        minutes: 2,
        situation: 'At Quillmere we drove 1,140 drops a week in five days, and on three of them half the lorries came back by noon.',
        task: 'I planned the rounds of two depots, and was asked for five per cent off the cost of a drop.',
        action:
          'I laid every drop of a quarter on one map and asked which day each customer really needed. Most had never been asked. I built a round of four days, drove it for a week with three drivers, and changed nineteen drops they could not make.\n\nI told each customer by telephone before it began, and kept the old round ready for a month.',
        result: 'The cost of a drop fell by 8.4 %, and drivers have every second Friday off.',
        reflection: '',
      },
    ],
    sources: { situation: ['link'], result: ['win'] },
    told: [
      [20, 'good'],
      [13, 'easy'],
    ],
  },
  {
    title: 'Fourteen wrong lines',
    win: 'Told everybody about fourteen wrong lines within ten minutes',
    competencies: ['resilience', 'integrity', 'finding-causes'],
    tellings: [
      {
        minutes: 1,
        situation: 'I had sent the weekly list with fourteen lines shifted by one row, to four departments.',
        task: 'Controlling found it before I did. I had to say so before anybody ordered by it.',
        action:
          'I wrote to everybody within ten minutes: what was wrong, which fourteen, and what I do so that it cannot happen again. I called the two buyers who start at six.',
        result: '',
        reflection: 'The mistake cost an hour; hiding it would have cost the year.',
      },
    ],
    sources: { action: ['journal-entry'], reflection: ['journal-entry'] },
    told: [],
  },
]
