import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { Icon } from '../../../components/Icon.tsx'
import { task as words } from '../../../messages/task.ts'
import { perform, undo } from '../data/changes.ts'
import type { Desk } from '../data/desk.ts'
import { $announcement, $connection, $toast } from '../data/stores.ts'
import { Island } from './Island.tsx'
import { Shortcuts } from './Shortcuts.tsx'

interface Props {
  desk: Desk
  openId: string | null
}

/** A toast stays this long, and while a pointer or the focus is on it. */
const SHOWN_MS = 8_000

/** The island of what floats: toasts with undo, the word that one is offline, the shortcuts. */
export default function Notices({ desk, openId }: Props) {
  return (
    <Island desk={desk} openId={openId}>
      <UndoKey />
      <Offline />
      <Toast />
      <Announcement />
      <Shortcuts />
    </Island>
  )
}

function UndoKey() {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'z'
      // In a field the keys undo typing.
      if (!isUndo || (event.target as Element).closest('input:not([type="checkbox"]), textarea, [contenteditable="true"]')) return
      event.preventDefault()
      void undo()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return null
}

function Offline() {
  const { isOffline, waiting } = useStore($connection)
  return (
    <div className="offline" role="status">
      {isOffline && (
        <p className="notice">
          <Icon name="link" />
          <span>
            {words.offline} {words.waiting(waiting)}
          </span>
        </p>
      )}
    </div>
  )
}

function Toast() {
  const toast = useStore($toast)
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (!toast || isHeld || toast.isBad) return
    const timer = setTimeout(() => $toast.set(null), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [toast, isHeld])
  const hold = {
    onPointerEnter: () => setHeld(true),
    onPointerLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  }
  const act = (doIt: () => void) => () => {
    setHeld(false)
    $toast.set(null)
    doIt()
  }
  return (
    <div className="toasts" role={toast?.isBad ? 'alert' : 'status'} {...hold}>
      {toast && (
        <p className={toast.isBad ? 'toast toast-bad' : 'toast'} key={toast.id}>
          <span className="toast-words">{toast.words}</span>
          {toast.undo && (
            <button type="button" onClick={act(() => void undo(toast.undo))}>
              {words.undo}
            </button>
          )}
          {toast.retry && (
            <button type="button" onClick={act(() => void perform(toast.retry ?? [], words.did.again))}>
              {words.tryAgain}
            </button>
          )}
          {toast.isBad && (
            <button type="button" aria-label={words.dismiss} onClick={act(() => {})}>
              <Icon name="close" />
            </button>
          )}
        </p>
      )}
    </div>
  )
}

const Announcement = () => (
  <p className="hidden-text" aria-live="polite">
    {useStore($announcement)}
  </p>
)
