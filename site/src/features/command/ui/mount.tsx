import { useStore } from '@nanostores/react'
import { createRoot } from 'react-dom/client'
// It comes when this does: pages begin with no byte of it.
import '../../offline/begin.ts'
import Notices from '../../task/ui/Notices.tsx'
import { askBeforeLeaving } from '../../waiting/ask-before-leaving.ts'
import { Mark } from '../../waiting/Mark.tsx'
import { $floating } from '../state/floating.ts'
import { givenDesk, host } from '../state/given.ts'
import { Palette } from './Palette.tsx'
import { ShortcutSheet } from './ShortcutSheet.tsx'

function Floating() {
  const floating = useStore($floating)
  if (floating?.is === 'shortcuts') return <ShortcutSheet />
  if (floating?.is === 'palette') return <Palette here={floating.here} asked={floating.asked} />
  return null
}

/** Screens without an island that says how changes went get one. */
const needsNotices = !document.querySelector('.toasts')

askBeforeLeaving(givenDesk().accountId)

createRoot(host()).render(
  <>
    {needsNotices && <Notices desk={givenDesk()} openId={null} />}
    <Mark desk={givenDesk()} />
    <Floating />
  </>,
)
