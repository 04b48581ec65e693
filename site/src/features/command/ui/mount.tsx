import { useStore } from '@nanostores/react'
import { startTransition, useDeferredValue, useMemo } from 'react'
import { createRoot } from 'react-dom/client'
// It comes when this does: pages begin with no byte of it.
import '../../offline/begin.ts'
import { givenDesk, host } from '../../frame/given-desk.ts'
import Notices from '../../frame/Notices.tsx'
import { askBeforeLeaving } from '../../waiting/ask-before-leaving.ts'
import { Mark } from '../../waiting/Mark.tsx'
import { $floating, $nth } from '../state/floating.ts'
import { Palette } from './Palette.tsx'
import { ShortcutSheet } from './ShortcutSheet.tsx'

function Floating() {
  const floating = useStore($floating)
  const nth = useStore($nth)
  const opening = floating?.is === 'palette' ? floating : null
  // What is closed stays as it is until there is time to draw the next one, which waits closed: to open it is little work.
  const now = useMemo(() => ({ opening, nth }), [opening, nth])
  const later = useDeferredValue(now)
  const shown = opening ? now : later
  return (
    <>
      <Palette key={shown.nth} opening={shown.opening} />
      {floating?.is === 'shortcuts' && <ShortcutSheet />}
    </>
  )
}

/** Screens without an island that says how changes went get one. */
const needsNotices = !document.querySelector('.toasts')

askBeforeLeaving(givenDesk().accountId)

const draw = () =>
  createRoot(host()).render(
    <>
      {needsNotices && <Notices desk={givenDesk()} />}
      <Mark desk={givenDesk()} />
      <Floating />
    </>,
  )
// Ahead of its need in pieces, between which the page answers.
if ($floating.get()) draw()
else startTransition(draw)
