import type { Win } from '@throughline/core/career'
import { countsAsEvidence } from '@throughline/core/career/counts-as-evidence'

/** A win that proves little yet: without a number, or without evidence. */
export const isThin = ({ metric, evidence }: Pick<Win, 'metric' | 'evidence'>): boolean =>
  hasNoNumber({ metric }) || !evidence.some(countsAsEvidence)

export const hasNoNumber = ({ metric }: Pick<Win, 'metric'>): boolean => (metric?.value ?? null) === null
