import { expect, test } from 'vitest'
import { imports as german } from '../../messages/de/import.ts'
import { imports as english } from '../../messages/import.ts'
import { countsWords } from './counts-words.ts'

const none = {
  ...{ tasks: 0, subtasks: 0, sections: 0, notes: 0, tags: 0, withDate: 0, recurring: 0 },
  ...{ done: 0, checklistItems: 0, reminders: 0, files: 0, savedViews: 0, templates: 0, goals: 0, checkIns: 0 },
  ...{ entries: 0, photos: 0, journals: 0, entryTemplates: 0 },
  ...{ experiences: 0, wins: 0, skills: 0, profileFacts: 0, packets: 0, resumes: 0, questions: 0 },
  ...{ stories: 0, cards: 0, rehearsals: 0, mockInterviews: 0, targetJobs: 0, settings: 0 },
}

test('only what is there is told', () => {
  expect(countsWords({ ...none, tasks: 200, subtasks: 34, withDate: 61, recurring: 1 }, 'en-GB')).toBe(
    '200 tasks, 34 of them steps, 61 with a date, 1 that repeats',
  )
  expect(countsWords({ ...none, tasks: 1 }, 'en-GB')).toBe('1 task')
})

test('habits are told without tasks that are none', () => {
  expect(countsWords({ ...none, goals: 2, checkIns: 900 }, 'en-GB')).toBe('2 goals, 900 check-ins')
})

test('a journal is told by its entries and pictures', () => {
  expect(countsWords({ ...none, entries: 1, photos: 2, tags: 3 }, 'en-GB')).toBe('1 entry, 2 pictures, 3 tags')
  expect(countsWords(none, 'en-GB')).toBe('0 tasks')
})

test('what prepares for interviews is told, and a file of nothing else is not empty', () => {
  const counts = { ...none, stories: 1, cards: 4, rehearsals: 2, mockInterviews: 1, targetJobs: 3 }
  expect(countsWords(counts, 'en-GB')).toBe('1 story, 2 rehearsals, 1 mock interview, 3 target jobs')
})

test('a career is told by its experiences and skills', () => {
  const counts = { ...none, experiences: 5, skills: 8, profileFacts: 3 }
  expect(english.done(english.made(counts))).toBe('5 experiences and 8 skills imported')
  expect(german.made({ ...counts, skills: 1 })).toBe('5 Stationen und 1 Fähigkeit')
  expect(english.made({ ...counts, skills: 0 })).toBe('5 experiences')
  expect(english.made({ ...counts, tasks: 1 })).toBe('1 task and the rest')
})
