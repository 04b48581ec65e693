import { useStore } from '@nanostores/react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Icon } from '../../../components/Icon.tsx'
import { changes as changeWords } from '../../../messages/changes.ts'
import { task as words } from '../../../messages/task.ts'
import { select } from '../../../messages/task-select.ts'
import { retryRefused, undo } from '../../changes/changes.ts'
import { $connection, $progress, $refusals } from '../../changes/stores.ts'
import { $announcement, $toast } from '../../desk/told.ts'
import { $sameName } from '../../template/same-name.ts'
import { openTask } from '../state/open.ts'
import { type TaskDesk, useTaskDesk } from '../state/task-desk.ts'
import { Island } from './Island.tsx'
import { BulkSlot } from './select/BulkSlot.tsx'

const SameName = lazy(() => import('../../template/SameName.tsx'))

interface Props {
  desk: TaskDesk
  openId: string | null
}

/** A toast stays this long, and while a pointer or the focus is on it. */
const SHOWN_MS = 8_000

/** The island of what floats: toasts with undo, and what was refused. */
export default function Notices({ desk, openId }: Props) {
  return (
    <Island desk={desk} openId={openId}>
      <div className="toasts">
        <NotSaved />
        <Toast />
        <Progress />
      </div>
      <BulkSlot />
      <SameNameSlot />
      <Announcement />
    </Island>
  )
}

/** Changes that the server refused; they stay until they are sent again or given up. */
function NotSaved() {
  const refusals = useStore($refusals)
  const reasons = [...new Set(refusals.map(({ why }) => why))].join(' ')
  return (
    <div role="alert">
      {refusals.length > 0 && (
        <p className="toast toast-bad">
          <span className="toast-words">{changeWords.notSaved(refusals.length, reasons)}</span>
          <span className="toast-acts">
            {refusals.some(({ isInVain }) => !isInVain) && (
              <button type="button" onClick={retryRefused}>
                {words.tryAgain}
              </button>
            )}
            <button type="button" aria-label={words.dismiss} onClick={() => $refusals.set([])}>
              <Icon name="close" />
            </button>
          </span>
        </p>
      )}
    </div>
  )
}

function Toast() {
  const toast = useStore($toast)
  const desk = useTaskDesk()
  const [isHeld, setHeld] = useState(false)
  const shown = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    const { current } = shown
    if (!toast || !current) return
    const kept = import('./keep-clear.ts').then(
      ({ keepClear }) => keepClear(current),
      () => null,
    )
    return () => void kept.then((stop) => stop?.())
  }, [toast])
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
  const hasTwo = toast?.undo && (toast.offer ?? toast.opens ?? toast.href)
  const hasButton = toast && (toast.isBad || toast.undo || toast.offer || toast.opens || toast.href)
  return (
    <div role={toast?.isBad ? 'alert' : 'status'} {...hold}>
      {toast && (
        <p
          className={['toast', toast.isBad && 'toast-bad', hasTwo && 'has-two', !hasButton && 'is-plain'].filter(Boolean).join(' ')}
          key={toast.words}
          ref={shown}
        >
          <span className="toast-words">{toast.words}</span>
          {hasButton && (
            <span className="toast-acts">
              {toast.undo && (
                <button type="button" onClick={act(() => void undo(toast.undo))}>
                  {changeWords.undo}
                </button>
              )}
              {toast.offer && (
                <button type="button" onClick={act(toast.offer.run)}>
                  {toast.offer.words}
                </button>
              )}
              {toast.opens && (
                <button type="button" onClick={act(() => openTask(toast.opens ?? '', desk))}>
                  {words.openIt}
                </button>
              )}
              {toast.href && (
                <button type="button" onClick={act(() => location.assign(toast.href ?? ''))}>
                  {words.openIt}
                </button>
              )}
              {toast.isBad && (
                <button type="button" aria-label={words.dismiss} onClick={act(() => {})}>
                  <Icon name="close" />
                </button>
              )}
            </span>
          )}
        </p>
      )}
    </div>
  )
}

/** How far an action on many tasks is; offline, the mark tells what waits. */
function Progress() {
  const progress = useStore($progress)
  const { obstacle } = useStore($connection)
  if (!progress || obstacle) return null
  const said = select.saving(progress.done, progress.of)
  return (
    <p className="toast saving is-plain">
      <span>{said}</span>
      <progress value={progress.done} max={progress.of} aria-label={said} />
    </p>
  )
}

/** What asks about a template of the same name comes when it is first wanted. */
function SameNameSlot() {
  const asked = useStore($sameName)
  return (
    asked && (
      <Suspense>
        <SameName {...asked} />
      </Suspense>
    )
  )
}

const Announcement = () => (
  <p className="hidden-text" aria-live="polite">
    {useStore($announcement)}
  </p>
)
