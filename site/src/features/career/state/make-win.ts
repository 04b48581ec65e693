import './area.ts'
import type { WinSource } from '@throughline/core/career'
import { makeWin as words } from '../../../messages/career-make.ts'
import { perform } from '../../task/state/changes.ts'
import { newId } from '../../task/state/id.ts'
import { winHref } from '../rules/href.ts'
import { hasNoNumber } from '../rules/thin.ts'
import { winRecords } from './records.ts'

/** Makes a win of a record, or of a passage of it; the server fills it in. @param called what the record is called */
export function makeWin(from: WinSource, called: string, id = newId()): Promise<boolean> {
  return perform([{ do: 'win.create', id, win: { id, from }, called: called.slice(0, 300) }], () => {
    const made = winRecords.known(id)
    return { words: made && hasNoNumber(made) ? words.madeWithout : words.made, href: winHref(id) }
  })
}
