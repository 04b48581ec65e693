import type { SampleStory } from './sample-story.ts'

/** Questions of the library that Ines Varga practises besides her stories, with how she told them. */
export const samplePractised: readonly { question: string; told: SampleStory['told'] }[] = [
  {
    question: 'same-fault-again',
    told: [
      [79, 'hard'],
      [77, 'good'],
      [70, 'good'],
      [42, 'good'],
    ],
  },
  {
    question: 'obvious-was-wrong',
    told: [
      [79, 'good'],
      [76, 'good'],
      [60, 'again'],
      [58, 'good'],
      [49, 'good'],
      [21, 'good'],
    ],
  },
  {
    question: 'cause-or-coincidence',
    told: [
      [72, 'good'],
      [68, 'good'],
      [55, 'good'],
      [14, 'good'],
    ],
  },
  {
    question: 'number-changed-a-mind',
    told: [
      [71, 'hard'],
      [69, 'good'],
      [61, 'good'],
      [33, 'again'],
      [31, 'good'],
      [19, 'good'],
    ],
  },
  {
    question: 'forecast-missed',
    told: [
      [65, 'good'],
      [61, 'good'],
      [48, 'good'],
      [6, 'good'],
    ],
  },
  {
    question: 'check-the-estimate',
    told: [
      [63, 'good'],
      [60, 'hard'],
      [53, 'good'],
      [33, 'good'],
    ],
  },
  {
    question: 'helped-across-a-border',
    told: [
      [56, 'easy'],
      [41, 'good'],
    ],
  },
  {
    question: 'planning-with-sales',
    told: [
      [54, 'good'],
      [51, 'good'],
      [40, 'good'],
      [4, 'good'],
    ],
  },
  {
    question: 'stakeholders-at-odds',
    told: [
      [47, 'again'],
      [46, 'hard'],
      [44, 'good'],
      [37, 'again'],
      [35, 'good'],
      [27, 'good'],
      [2, 'good'],
    ],
  },
  {
    question: 'overloaded-week',
    told: [
      [45, 'good'],
      [41, 'good'],
      [29, 'hard'],
      [10, 'good'],
    ],
  },
  {
    question: 'stock-too-much-too-little',
    told: [
      [40, 'good'],
      [37, 'good'],
      [25, 'good'],
    ],
  },
  {
    question: 'estimate-went-wrong',
    told: [
      [34, 'good'],
      [31, 'good'],
      [20, 'again'],
      [19, 'good'],
      [11, 'good'],
    ],
  },
  {
    question: 'setback-that-stung',
    told: [
      [26, 'hard'],
      [24, 'good'],
      [16, 'good'],
    ],
  },
  {
    question: 'explain-to-finance',
    told: [
      [12, 'good'],
      [9, 'good'],
    ],
  },
  { question: 'plan-met-reality', told: [] },
  { question: 'complex-made-plain', told: [] },
]
