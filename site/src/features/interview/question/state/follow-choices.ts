import type { BankQuestion } from '@throughline/core/interview'
import { derivedId } from '@throughline/core/kernel/derived-id'
import { useEffect } from 'react'
import { follow } from '../../../live/stream.ts'
import { interviewArea } from '../../records/area.ts'
import { renew } from '../../records/use-records.ts'

/** Events that come together are answered together. */
const GATHER_MS = 60

/** Questions of the library that are shown, by the ids of the records that keep their stars. */
const shown = new Map<string, string>()
const waiting = new Set<string>()
let timer: ReturnType<typeof setTimeout> | undefined
let isFollowed = false

function begin(): void {
  if (isFollowed) return
  isFollowed = true
  follow(() => ({
    onChange({ kind, id, version }) {
      const questionId = kind === 'question-choice' ? shown.get(id) : undefined
      if (questionId === undefined || (interviewArea.records.known(questionId)?.version ?? -1) >= version) return
      waiting.add(questionId)
      clearTimeout(timer)
      timer = setTimeout(() => {
        for (const one of waiting) void renew('question', one)
        waiting.clear()
      }, GATHER_MS)
    },
  }))
}

/** What is starred or hidden elsewhere of the library shows here: another record says so than the one that shows. */
export function useChoices(questions: readonly BankQuestion[]): void {
  useEffect(() => {
    begin()
    for (const { id, origin } of questions) if (origin === 'library') shown.set(derivedId(id), id)
  }, [questions])
}
