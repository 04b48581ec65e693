import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { Page } from '@throughline/client'
import type { BankQuestion } from '@throughline/core/interview'
import { useMemo } from 'react'
import { interview } from '../../../desk/interview-client.ts'
import { interviewArea } from '../../records/area.ts'
import { useRecords } from '../../records/use-records.ts'
import { type Chosen, filterOf, isAsked, searchOf } from '../rules/filter.ts'
import { useChoices } from './follow-choices.ts'

/** Questions that are shown at once, before more are asked for. */
export const SHOWN = 50

export interface GivenQuestions {
  chosen: Chosen
  page: Page<BankQuestion>
}

/** The questions that are looked at, as they came with the page or are fetched, in step with what is changed here. */
export function useQuestions(given: GivenQuestions, chosen: Chosen) {
  const { data, isError, isPlaceholderData, refetch, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ['questions', searchOf(chosen)],
    async queryFn({ pageParam: cursor }) {
      const page = await interview.questions.list({ ...filterOf(chosen), limit: SHOWN, cursor })
      for (const question of page.items) interviewArea.records.learn(question)
      return page
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    ...(searchOf(chosen) === searchOf(given.chosen) && { initialData: { pages: [given.page], pageParams: [null] } }),
  })
  const pages = data?.pages
  const found = useMemo(() => pages?.flatMap(({ items }) => items) ?? [], [pages])
  useChoices(found)
  const fetched = new Set(found.map(({ id }) => id))
  const shown = useRecords('question', found).filter(
    // What was made or changed here since may belong among them, unless words or a job decide that.
    (question) =>
      (fetched.has(question.id) || (chosen.q === '' && chosen.competency === '' && chosen.targetJobId === '')) && isAsked(chosen, question),
  )
  return {
    questions: inOrder(shown, found),
    isFailed: isError,
    isWaiting: isPlaceholderData && !isError,
    again: () => void refetch(),
    more: hasNextPage ? () => fetchNextPage() : null,
  }
}

/** One's own first, the newest first; then the library in its order. */
function inOrder(shown: readonly BankQuestion[], found: readonly BankQuestion[]): BankQuestion[] {
  const places = new Map(found.map(({ id }, place) => [id, place]))
  const placeOf = ({ id, origin }: BankQuestion) => places.get(id) ?? (origin === 'own' ? -1 : found.length)
  return shown.toSorted((a, b) => placeOf(a) - placeOf(b) || ((a.createdAt ?? '') < (b.createdAt ?? '') ? 1 : -1))
}
