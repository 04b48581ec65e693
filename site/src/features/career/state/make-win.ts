import './area.ts'
import type { MessageSource, WinSource } from '@throughline/core/career'
import { MAX_NAMED_COMPETENCIES } from '@throughline/core/career/limits'
import { makeWin as words } from '../../../messages/career-make.ts'
import { newId } from '../../desk/id.ts'
import { perform } from '../../task/state/changes.ts'
import { editOfWin } from '../rules/change.ts'
import { winHref } from '../rules/href.ts'
import { hasNoNumber } from '../rules/thin.ts'
import { winRecords } from './records.ts'

interface MakeOptions {
  id?: string
  /** A number that its words are known to say. */
  said?: string | undefined
  /** A competency that it is to name beside what its record does. */
  shows?: string | null
}

/** Makes a win of a record, or of a passage of it; the server fills it in. @param called what the record is called */
export async function makeWin(
  from: WinSource | MessageSource,
  called: string,
  { id = newId(), said, shows = null }: MakeOptions = {},
): Promise<boolean> {
  const isMade = await perform([{ do: 'win.create', id, win: { id, from }, called: called.slice(0, 300) }], () => {
    const made = winRecords.known(id)
    const isWithout = made !== undefined && hasNoNumber(made)
    return { words: !isWithout ? words.made : said ? words.madeSaying(said) : words.madeWithout, href: winHref(id) }
  })
  if (isMade && shows !== null) await nameOn(id, shows)
  return isMade
}

/** Names a competency on a win that was just made; taking back the win takes that along, so it is no step of its own. */
async function nameOn(id: string, competency: string): Promise<void> {
  const made = winRecords.known(id)
  if (!made || made.competencies.includes(competency) || made.competencies.length >= MAX_NAMED_COMPETENCIES) return
  const change = editOfWin(made, { competencies: [...made.competencies, competency] })
  await perform([change], words.made, { isUndo: true, isQuiet: true })
}
