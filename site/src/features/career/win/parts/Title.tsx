import type { Win } from '@throughline/core/career'
import { useRef } from 'react'
import { win as words } from '../../../../messages/win.ts'
import { TitleField } from '../../../desk/writing/TitleField.tsx'
import { useWinText } from '../use-win-text.ts'

/** What was achieved, as the heading it is; pressed, it can be written over. */
export function Title({ win }: { win: Win }) {
  const opener = useRef<HTMLButtonElement>(null)
  const writing = useWinText(win, 'title', opener)
  return <TitleField title={win.title} label={words.fields.title} edit={words.editTitle} maxLength={300} isProse {...{ writing, opener }} />
}
