import { useStore } from '@nanostores/react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Icon } from '../../components/Icon.tsx'
import { changes as words } from '../../messages/changes.ts'
import { retryRefused, undo } from '../changes/changes.ts'
import { $connection, $progress, $refusals } from '../changes/stores.ts'
import { $announcement, $toast } from '../desk/told.ts'
import { $sameName } from '../template/same-name.ts'

const SameName = lazy(() => import('../template/SameName.tsx'))

/** A toast stays this long, and while a pointer or the focus is on it. */
const SHOWN_MS = 8_000

/** What floats: toasts with undo, what was refused, and what screen readers are told. */
export const Told = () => (
  <>
    <div className="toasts">
      <NotSaved />
      <Toast />
      <Progress />
    </div>
    <SameNameSlot />
    <Announcement />
  </>
)

/** Changes that the server refused; they stay until they are sent again or given up. */
function NotSaved() {
  const refusals = useStore($refusals)
  const reasons = [...new Set(refusals.map(({ why }) => why))].join(' ')
  return (
    <div role="alert">
      {refusals.length > 0 && (
        <p className="toast toast-bad">
          <span className="toast-words">{words.notSaved(refusals.length, reasons)}</span>
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
  const hasTwo = toast?.undo && (toast.offer ?? toast.href)
  const hasButton = toast && (toast.isBad || toast.undo || toast.offer || toast.href)
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
                  {words.undo}
                </button>
              )}
              {toast.offer && (
                <button type="button" onClick={act(toast.offer.run)}>
                  {toast.offer.words}
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
  const said = words.saving(progress.done, progress.of)
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
