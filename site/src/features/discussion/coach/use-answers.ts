import type { CoachAnswer } from '@throughline/core/discussion'
import { useEffect } from 'react'
import { useShared } from '../../desk/desk.ts'
import type { CoachHere } from './load-coach.ts'
import { $answers } from './state.ts'

const none: readonly CoachAnswer[] = []

/** What a machine answered here, as it came with the page, in step with the discussion. Without one nothing is fetched. */
export function useAnswers(discussionId: string, here: CoachHere | null): readonly CoachAnswer[] {
  const given = here?.answers ?? none
  // biome-ignore lint/correctness/useExhaustiveDependencies: as the page was made
  useEffect(() => {
    if (here) void import('./follow-answers.ts').then(({ followAnswers }) => followAnswers(discussionId, given))
  }, [])
  return useShared($answers, given) ?? given
}
