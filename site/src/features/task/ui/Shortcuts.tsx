import { useEffect, useRef, useState } from 'react'
import { task as words } from '../../../messages/task.ts'
import { keyName, singleKeysAreOn, turnSingleKeys } from './keys.ts'

/** The list of shortcuts, opened by `?`, with the switch that turns the single keys off. */
export function Shortcuts() {
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOn, setOn] = useState(true)
  useEffect(() => {
    setOn(singleKeysAreOn())
    const onKey = (event: KeyboardEvent) => {
      if (keyName(event) !== '?') return
      event.preventDefault()
      dialog.current?.showModal()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return (
    <>
      <button className="btn btn-quiet shortcuts-open" type="button" onClick={() => dialog.current?.showModal()}>
        {words.shortcuts.open} <kbd>?</kbd>
      </button>
      <dialog ref={dialog} className="dialog shortcuts" aria-labelledby="shortcuts-title">
        <h2 id="shortcuts-title">{words.shortcuts.title}</h2>
        <dl className="facts">
          {words.shortcuts.list.map(([key, does]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
        <label className="choice">
          <input
            className="check"
            type="checkbox"
            checked={isOn}
            onChange={({ target }) => {
              turnSingleKeys(target.checked)
              setOn(target.checked)
            }}
          />
          <span>{words.shortcuts.single}</span>
        </label>
        <form method="dialog" className="ends">
          <button className="btn btn-plain" type="submit">
            {words.shortcuts.close}
          </button>
        </form>
      </dialog>
    </>
  )
}
