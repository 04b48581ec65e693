import type { DayHeld, JournalReview } from '@throughline/core/daybook'
import type { FoundEntry, JournalPrompts, JournalStats } from '@throughline/core/journal'
import { exampleCheckIn, exampleCompletion, exampleGoal, exampleTask } from './examples.ts'
import { exampleEntry } from './journal-examples.ts'

const { body: _, ...exampleInList } = exampleEntry

export const exampleStats: JournalStats = {
  from: '2026-03-02',
  before: '2026-03-09',
  days: [
    { date: '2026-03-04', entries: 1, words: 212, mood: { mean: 1, count: 1 }, energy: null },
    { date: '2026-03-05', entries: 2, words: 341, mood: { mean: -0.5, count: 2 }, energy: { mean: 3, count: 1 } },
  ],
  total: { days: 2, entries: 3, words: 553 },
  streak: { current: 2, longest: 31, isTodayOpen: false },
  mood: { mean: 0, count: 3 },
  moods: [-2, -1, 0, 1, 2].map((mood) => ({ mood, count: { [-1]: 1, 0: 1, 1: 1 }[mood] ?? 0 })),
  energy: { mean: 3, count: 1 },
  energies: [1, 2, 3, 4, 5].map((energy) => ({ energy, count: energy === 3 ? 1 : 0 })),
  tags: [
    { tag: 'forecast', count: 2, mood: { mean: 0.5, count: 2 } },
    { tag: 'team', count: 1, mood: null },
  ],
  moreTags: 0,
  feelings: [{ feeling: 'relieved', count: 1 }],
  moreFeelings: 0,
}

export const exampleDay: DayHeld = {
  date: exampleCompletion.localDate,
  finished: [{ completionId: exampleCompletion.id, taskId: exampleTask.id, title: exampleTask.title, at: exampleCompletion.completedAt }],
  measured: [
    {
      checkInId: exampleCheckIn.id,
      goalId: exampleGoal.id,
      title: exampleGoal.title,
      value: exampleCheckIn.value,
      metric: exampleGoal.metric,
    },
  ],
  written: [
    {
      entryId: exampleEntry.id,
      title: exampleEntry.title,
      excerpt: exampleEntry.excerpt,
      wordCount: exampleEntry.wordCount,
      mood: exampleEntry.mood,
      at: exampleEntry.entryAt,
      timeZone: exampleEntry.timeZone,
      starred: exampleEntry.starred,
      isSealed: false,
      journalId: null,
      photoIds: [],
    },
  ],
}

export const exampleFound: FoundEntry = {
  entry: exampleInList,
  titleMarks: [],
  passages: [{ text: 'Reran the bakeware series without week 31. It brings Forecast accuracy to 77.6 %.', marks: [[10, 18]] }],
}

export const examplePrompts: JournalPrompts = {
  date: '2026-03-05',
  group: 'daily',
  items: [
    { id: 'others-stopped-looking', group: 'daily', text: 'What did you see today that others had stopped looking at?' },
    { id: 'what-surprised-you', group: 'daily', text: 'What surprised you today?' },
  ],
  groups: [{ group: 'daily', count: 104 }],
}

export const exampleReview: JournalReview = {
  kind: 'evening',
  from: '2026-03-05',
  before: '2026-03-06',
  title: 'Evening of Thursday 5 March',
  body: `## Finished\n\n- [${exampleTask.title}](/tasks/${exampleTask.id})\n\n## What went well, and what did I do for it?\n\n## What do I leave for tomorrow?\n\n`,
  tags: ['evening'],
}
