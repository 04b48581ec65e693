import { type ComponentType, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { late as words } from '../messages/late.ts'
import { keepKeysFor } from './keys-ahead.ts'

interface Options {
  /** Whether it would stand in the page; otherwise it opens above it, and so does what is said in its place. */
  isInPage?: boolean
  /** Whether it takes the focus, as what opens above the page does: keys that are pressed before it has come are for it. */
  takesFocus?: boolean
}

/**
 * A part that is fetched once it is wanted. Where it does not come, as without a network, that is said in its place, with
 * a way to ask again; the page around it goes on.
 */
export function late<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { isInPage = false, takesFocus = !isInPage }: Options = {},
) {
  let known: ComponentType<Props> | null = null
  return function Late(props: Props) {
    const [part, setPart] = useState<{ Part: ComponentType<Props> | null; hasFailed: boolean }>({ Part: known, hasFailed: false })
    const fetchPart = () => {
      setPart({ Part: known, hasFailed: false })
      const coming = load()
      if (takesFocus) void keepKeysFor(coming).catch(() => {})
      coming.then(
        (module) => {
          known = module.default
          setPart({ Part: known, hasFailed: false })
        },
        () => setPart({ Part: null, hasFailed: true }),
      )
    }
    // biome-ignore lint/correctness/useExhaustiveDependencies: once, as it is wanted
    useLayoutEffect(() => {
      if (!known) fetchPart()
    }, [])
    if (part.Part) return <part.Part {...props} />
    if (!part.hasFailed) return null
    if (isInPage)
      return (
        <div className="notice notice-bad" role="alert">
          <Missing onTryAgain={fetchPart} />
        </div>
      )
    return (
      <MissingDialog onTryAgain={fetchPart} onClose={() => 'onClose' in props && typeof props.onClose === 'function' && props.onClose()} />
    )
  }
}

function MissingDialog({ onTryAgain, onClose }: { onTryAgain: () => void; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog className="dialog" ref={dialog} aria-label={words.title} onClose={onClose}>
      <Missing onTryAgain={onTryAgain} onClose={() => dialog.current?.close()} />
    </dialog>
  )
}

function Missing({ onTryAgain, onClose }: { onTryAgain: () => void; onClose?: () => void }) {
  return (
    <>
      <p>{words.text}</p>
      <p className="ends">
        {onClose && (
          <button className="btn btn-plain" type="button" onClick={onClose}>
            {words.close}
          </button>
        )}
        <button className="btn btn-primary" type="button" onClick={onTryAgain}>
          {words.tryAgain}
        </button>
      </p>
    </>
  )
}
