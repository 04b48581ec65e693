import './area.ts'
import type { MessageSource, WinSource } from '@throughline/core/career'
import { makeWin as words } from '../../../messages/career-make.ts'
import { winHref } from '../../addresses/wins.ts'
import { perform } from '../../changes/changes.ts'
import { newId } from '../../desk/id.ts'
import { hasNoNumber } from '../rules/thin.ts'
import { winRecords } from './records.ts'

interface MakeOptions {
  id?: string
  /** A number that its words are known to say. */
  said?: string | undefined
}

/** Makes a win of a record, or of a passage of it; the server fills it in. @param called what the record is called */
export function makeWin(from: WinSource | MessageSource, called: string, { id = newId(), said }: MakeOptions = {}): Promise<boolean> {
  return perform([{ do: 'win.create', id, win: { id, from }, called: called.slice(0, 300) }], () => {
    const made = winRecords.known(id)
    const isWithout = made !== undefined && hasNoNumber(made)
    return { words: !isWithout ? words.made : said ? words.madeSaying(said) : words.madeWithout, href: winHref(id) }
  })
}
