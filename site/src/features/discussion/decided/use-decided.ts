import type { ActionItem, Decision } from '@throughline/core/discussion'
import { useEffect, useState } from 'react'
import { readEvery } from '../../career/records/read-every.ts'
import { createUseRecords } from '../../records/create-use-records.ts'
import { client } from '../client.ts'
import { isHere, setHere } from '../create-discussion-area.ts'
import { decidedArea } from './area.ts'
import type { Within } from './within.ts'

const { useRecords } = createUseRecords(decidedArea, isHere)

export interface Given {
  decisions?: readonly Decision[]
  items?: readonly ActionItem[]
}

const none: readonly never[] = []

/** What is agreed on in a discussion, as it came with the page, in step with what is done here and elsewhere. */
export function useDecided({ id }: Pick<Within, 'id'>, { decisions = none, items = none }: Given) {
  useState(() => typeof window !== 'undefined' && setHere(id))
  return { decisions: useRecords('decision', decisions), items: useRecords('action-item', items) }
}

/** Brings all that was ever agreed on, once somebody reads back further than the page began. */
export function useEarlierDecided({ id }: Pick<Within, 'id'>, isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return
    const { decisions, actionItems } = client
    // Without an answer, messages are shown alone; the page asks again when it is opened again.
    Promise.all([readEvery((page) => decisions.list(id, page)), readEvery((page) => actionItems.list(id, page))]).then(
      ([decided, items]) => {
        for (const decision of decided) learn('decision', decision)
        for (const item of items) learn('action-item', item)
        decidedArea.moved()
      },
      () => {},
    )
  }, [id, isWanted])
}

function learn(kind: 'decision' | 'action-item', record: Decision | ActionItem): void {
  decidedArea.records.learn(record)
  decidedArea.touch(kind, record.id)
}
