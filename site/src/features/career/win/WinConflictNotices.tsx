import type { Win } from '@throughline/core/career'
import { changes as changeWords } from '../../../messages/changes.ts'
import { win as words } from '../../../messages/win.ts'
import type { AnyConflict } from '../../changes/any-change.ts'
import { ChooseBetween } from '../../changes/ChooseBetween.tsx'
import { perform } from '../../changes/changes.ts'
import { useDesk } from '../../desk/use-desk.ts'
import type { WinEdit } from '../rules/change.ts'
import { partialDateWords } from '../words/partial-date.ts'
import { resultWords } from '../words/result.ts'

/** Fields of a win that were changed here and elsewhere. */
export default function WinConflictNotices({ win, conflicts }: { win: Win; conflicts: readonly AnyConflict[] }) {
  const desk = useDesk()
  const nameOf = (field: string) => words.fields[field as keyof typeof words.fields]
  const said = ({ metric, happenedOn, title, text }: WinEdit): string =>
    (metric && resultWords(metric, desk.locale)) ||
    (happenedOn && partialDateWords(happenedOn, desk, 'long')) ||
    title ||
    text ||
    changeWords.conflict.empty
  const keep = ({ field, mine, theirs }: AnyConflict) =>
    perform([{ do: 'win.edit', id: win.id, changes: mine as WinEdit, base: theirs as WinEdit }], words.did.edit(nameOf(field)))
  return (
    <ChooseBetween
      id={win.id}
      conflicts={conflicts}
      nameOf={nameOf}
      said={(fields) => said(fields as WinEdit)}
      keep={(conflict) => void keep(conflict)}
    />
  )
}
