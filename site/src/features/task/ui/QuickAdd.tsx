import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { changes as changeWords } from '../../../messages/changes.ts'
import { list as listWords } from '../../../messages/task-list.ts'
import { undo } from '../../changes/changes.ts'
import { $toast } from '../../desk/told.ts'
import { layoutOf } from '../layouts/rules/layout.ts'
import { isOrderable } from '../rules/views.ts'
import { focusList } from '../state/list.ts'
import { $quickAddWanted, wantQuickAdd } from '../state/stores.ts'
import { type TaskDesk, useTaskDesk } from '../state/task-desk.ts'
import { QuickAddForm } from './QuickAddForm.tsx'
import { TaskIsland } from './TaskIsland.tsx'
import { useQuickLine } from './use-quick-line.ts'

interface Props {
  desk: TaskDesk
  openId: string | null
}

const PHONE = '(max-width: 43.6875em)'

/** The island of quick add: a line above the list, and on a phone a sheet that stands on the keyboard. */
export default function QuickAdd({ desk, openId }: Props) {
  return (
    <TaskIsland desk={desk} openId={openId}>
      <LineAndSheet />
    </TaskIsland>
  )
}

function LineAndSheet() {
  const { view, list } = useTaskDesk()
  // Where what is added would not show, and where each lane or day adds for itself, there is no line.
  const isHere = isOrderable(view) && layoutOf(view, list.layout) === 'list'
  const line = useRef<HTMLTextAreaElement>(null)
  const inSheet = useRef<HTMLTextAreaElement>(null)
  const sheet = useRef<HTMLDialogElement>(null)
  const typed = useQuickLine()
  const [isSheetOpen, setSheetOpen] = useState(false)

  useEffect(() => {
    const open = () => {
      const isHidden = line.current?.offsetParent === null
      if (!isHidden && !matchMedia(PHONE).matches) return line.current?.focus()
      // A phone brings up its keys only for a field that is focused in the tap itself.
      flushSync(() => setSheetOpen(true))
      sheet.current?.showModal()
      inSheet.current?.focus()
    }
    const onClick = (event: MouseEvent) => {
      if (!(event.target as Element).closest('.bar-plus')) return
      event.preventDefault()
      wantQuickAdd()
    }
    const stop = $quickAddWanted.listen(open)
    document.addEventListener('click', onClick)
    // While React is at its effects the sheet is not drawn at once, and there would be no field to take the focus.
    const soon = setTimeout(() => (location.hash === '#new-task' || $quickAddWanted.get() > 0) && open())
    return () => {
      clearTimeout(soon)
      stop()
      document.removeEventListener('click', onClick)
    }
  }, [])

  return (
    <>
      <div className={isHere ? 'quick-line' : 'quick-line is-elsewhere'} id="new-task">
        <QuickAddForm field={line} line={typed} onClose={focusList} />
      </div>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself; this is the tap beside it */}
      <dialog
        ref={sheet}
        className="quick-sheet"
        aria-label={listWords.add.label}
        onClick={(event) => event.target === sheet.current && sheet.current.close()}
        onClose={() => setSheetOpen(false)}
      >
        {isSheetOpen && (
          <>
            <Added onUndone={() => inSheet.current?.focus()} />
            <QuickAddForm field={inSheet} line={typed} isSheet onClose={() => sheet.current?.close()} />
          </>
        )}
      </dialog>
    </>
  )
}

/** What was added from the sheet, which stands over the toast that says so, and the way to take it back. */
function Added({ onUndone }: { onUndone: () => void }) {
  const toast = useStore($toast)
  const [before] = useState(() => $toast.get()?.id)
  const shown = toast?.id === before ? null : toast
  const takeBack = () => {
    $toast.set(null)
    onUndone()
    void undo(shown?.undo)
  }
  return (
    <div className="quick-added">
      <p role="status">{shown?.words}</p>
      {shown?.undo && (
        <button className="btn btn-quiet" type="button" onClick={takeBack}>
          {changeWords.undo}
        </button>
      )}
    </div>
  )
}
