import type { PracticeCard } from '@throughline/core/interview'
import { atom } from 'nanostores'
import { createRecords } from '../../../desk/records.ts'
import { appliedToCard, type PracticeChange } from '../rules/change.ts'

/** What this browser knows of cards. */
export const cardRecords = createRecords<PracticeCard, PracticeChange>(appliedToCard)

/** Counts up whenever one of them shows differently. */
export const $cardsMoved = atom(0)
export const cardsMoved = (): void => $cardsMoved.set($cardsMoved.get() + 1)
