import { type ImportReport, isWhole } from '@throughline/core/import'
import { importReport as words } from '../../messages/import-report.ts'

/** What to say of how much of an archive came in: a sentence or two, and what is short of what was in it. */
export function reportWords(report: ImportReport, locale: string): { sentences: string[]; short: string[] } {
  const number = new Intl.NumberFormat(locale)
  const format = (n: number) => number.format(n)
  const { kinds, files, isAsExported } = report
  const said = isAsExported === null ? [] : [isAsExported ? words.asExported : words.notAsExported]
  if (isWhole(report)) {
    const records = kinds.reduce((sum, { brought }) => sum + brought, 0)
    return { sentences: [words.whole(records, files.brought, format), ...said], short: [] }
  }
  const counted = [...kinds, { noun: words.files, ...files }]
  const short = counted
    .filter(({ inFile, brought }) => brought !== inFile)
    .map(({ noun, inFile, brought }) => words.ofKind(noun, format(brought), format(inFile)))
  return { sentences: [...(short.length > 0 ? [words.missing] : []), ...said], short }
}
