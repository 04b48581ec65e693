import type { Telling } from '@throughline/core/interview'

/** What is to be told aloud: a question, a story, or a question by a story. */
export interface Asked {
  questionId: string | null
  storyId: string | null
  mockInterviewId: string | null
  /** As it stands above the clock. */
  text: string
  minutes: 1 | 2 | 5
}

/** The story to tell it by, as it is told in the time that is asked for. */
export interface ToldBy {
  id: string
  title: string
  telling: Telling
  /** Spoken length in seconds. */
  seconds: number
}
