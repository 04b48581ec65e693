import { type ImportReport, isWhole } from '@throughline/core/import'
import { importReport as words } from '../../messages/import-report.ts'

/** What to say of how much of an archive came in: a sentence or two, and what is short of what was in it. */
export function reportWords(report: ImportReport, locale: string): { sentences: string[]; short: string[] } {
  const number = new Intl.NumberFormat(locale)
  const format = (n: number) => number.format(n)
  const { kinds, files, settings, copies, isAsExported } = report
  const said = [
    ...(isAsExported === null ? [] : [isAsExported ? words.asExported : words.notAsExported]),
    ...(copies > 0 ? [words.copies(copies, format)] : []),
  ]
  if (isWhole(report)) {
    const records = kinds.reduce((sum, { brought }) => sum + brought, 0)
    const parts = [
      words.records(records, format),
      ...(files.brought > 0 ? [words.filesOf(files.brought, format)] : []),
      ...(settings.brought > 0 ? [words.settingsOf(settings.brought, format)] : []),
    ]
    return { sentences: [words.whole(parts), ...said], short: [] }
  }
  const counted = [...kinds, { noun: words.files, ...files }, { noun: words.settings, ...settings }]
  const short = counted
    .filter(({ inFile, brought }) => brought !== inFile)
    .map(({ noun, inFile, brought }) => words.ofKind(noun, format(brought), format(inFile)))
  return { sentences: [...(short.length > 0 ? [words.missing] : []), ...said], short }
}
