import type { NewExperience, NewSkill, ProfileChanges } from '@throughline/core/career'
import type { Language } from '@throughline/core/kernel'
import { otherStations, samplePositions, sampleProfile, sampleSkills } from './en/experience.ts'
import * as goals from './en/goals.ts'
import { jobs, resume } from './en/job.ts'
import { talks } from './en/talks.ts'
import type { SampleStory } from './interview/sample-story.ts'
import { sampleStories } from './interview/stories.ts'
import { beforeThat } from './journal/before-that.ts'
import type { SampleEntry } from './journal/sample-entry.ts'
import { thisAutumn } from './journal/this-autumn.ts'
import { thisSummer } from './journal/this-summer.ts'
import { doneTasks, openTasks, type SampleDone, type SampleTask } from './tasks.ts'
import { sampleWins } from './wins/all.ts'
import type { SampleWin } from './wins/sample-win.ts'

/** All that the sample person writes, in one language. */
export interface SampleWords {
  openTasks: readonly SampleTask[]
  doneTasks: readonly SampleDone[]
  goals: typeof goals
  /** Newest first. */
  entries: readonly SampleEntry[]
  talks: typeof talks
  positions: Readonly<Record<keyof typeof samplePositions, NewExperience>>
  otherStations: readonly NewExperience[]
  skills: readonly NewSkill[]
  profile: ProfileChanges
  wins: readonly SampleWin[]
  stories: readonly SampleStory[]
  jobs: typeof jobs
  resume: typeof resume
  /** What a tag is called. */
  tag(english: string): string
}

export const english: SampleWords = {
  ...{ openTasks, doneTasks, goals, talks, otherStations, jobs, resume },
  entries: [...thisAutumn, ...thisSummer, ...beforeThat],
  positions: samplePositions,
  skills: sampleSkills,
  profile: sampleProfile,
  wins: sampleWins,
  stories: sampleStories,
  tag: (name) => name,
}

/** What is written in another language is loaded when it is asked for. */
const others: Readonly<Record<Exclude<Language, 'en'>, () => Promise<SampleWords>>> = {
  de: async () => (await import('./de/index.ts')).german(english),
}

/** All that the sample person writes in a language. */
export async function wordsIn(language: Language = 'en'): Promise<SampleWords> {
  return language === 'en' ? english : others[language]()
}
