import { parseFilter } from '@throughline/core/task/filter'
import { filterFault } from '../../../messages/task-filter-faults.ts'

/** A fault of a filter in words, and its place in the text: UTF-16 offsets, `to` exclusive. */
export interface ToldFault {
  from: number
  to: number
  words: string
  /** What was probably meant, to stand in its stead. */
  instead?: string
}

/** What is wrong with a filter, in words. */
export const toldFaults = (text: string): readonly ToldFault[] =>
  parseFilter(text).faults.map((fault) => {
    const { from, to, instead } = fault
    return { from, to, words: filterFault(fault), ...(instead !== undefined && { instead }) }
  })
