import { queryOptions } from '@tanstack/react-query'
import type { Story } from '@throughline/core/interview'
import { outbox } from '../../../changes/changes.ts'
import { interview } from '../../../desk/interview-client.ts'
import { queryClient } from '../../../desk/query-client.ts'
import { follow } from '../../../live/stream.ts'
import { MOST_QUESTIONS } from '../rules/most.ts'

/** How a story is proved as its wins say it now. Asked anew once the story itself was saved. */
export const proofQuery = ({ id, version }: Pick<Story, 'id' | 'version'>) =>
  queryOptions({
    queryKey: ['story', 'proof', id, version] as const,
    async queryFn() {
      await outbox.settled(id)
      return interview.stories.proof(id)
    },
  })

/** The questions that it answers best. */
export const questionsQuery = ({ id, version }: Pick<Story, 'id' | 'version'>) =>
  queryOptions({ queryKey: ['story', 'questions', id, version] as const, queryFn: () => interview.stories.questions(id, MOST_QUESTIONS) })

/** What says how a story is proved. */
const proving: readonly string[] = ['win', 'experience', 'attestation', 'task', 'goal', 'check-in', 'journal-entry']

/** Events that come together are answered together. */
const GATHER_MS = 250

let isFollowing = false

/** Keeps that in step with what is changed elsewhere. */
export function followProof(): void {
  if (isFollowing) return
  isFollowing = true
  let timer: ReturnType<typeof setTimeout> | undefined
  const renewSoon = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void queryClient().invalidateQueries({ queryKey: ['story', 'proof'] }), GATHER_MS)
  }
  follow((isBack) => ({
    onChange: ({ kind }) => proving.includes(kind) && renewSoon(),
    onOpen: () => isBack && renewSoon(),
  }))
}
