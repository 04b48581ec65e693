import { rank } from '../../desk/rank.ts'

/** What begins as was typed stands before what has such a word later; then what only holds it, as it was found. */
export const nearestFirst = <T extends { title: string }>(records: readonly T[], typed: string): T[] =>
  records
    .map((record) => ({ record, rank: rank({ words: record.title }, typed) }))
    .sort((a, b) => b.rank - a.rank)
    .map(({ record }) => record)
