import { useStore } from '@nanostores/react'
import { Fragment, useRef, useState } from 'react'
import { focusSoon } from '../../../components/focus-soon.ts'
import { shortcutSheet as words } from '../../../messages/shortcut-sheet.ts'
import { isMac } from '../../desk/is-mac.ts'
import type { Action } from '../../shortcuts/action.ts'
import { isFixed, keysOf, rebinding, takersOf } from '../../shortcuts/bindings.ts'
import { $shortcuts, changeShortcuts } from '../../shortcuts/shortcuts.ts'
import { keyWords } from '../../shortcuts/stroke.ts'
import { actions } from '../actions.ts'
import { KeyRecorder } from './KeyRecorder.tsx'

interface Props {
  action: Action
  /** Told in words what an action's keys are now. */
  onChanged: (said: string) => void
}

/** An action with its keys. Pressed, it takes others. */
export function ShortcutRow({ action, onChanged }: Props) {
  const shortcuts = useStore($shortcuts)
  const [isRecording, setRecording] = useState(false)
  const [wanted, setWanted] = useState<string | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const alike = actions.filter(({ sameAs }) => sameAs === action.id)
  const keys = [action, ...alike].flatMap((action) => keysOf(action, shortcuts)).map((binding) => keyWords(binding, isMac()))

  const leave = () => {
    setRecording(false)
    setWanted(null)
    focusSoon(() => button.current)
  }
  const change = (changed: Record<string, string[] | null>, said: string) => {
    leave()
    onChanged(words.changed(action.words, said))
    void changeShortcuts({ keys: changed })
  }
  const take = (binding: string) => {
    const takers = takersOf(binding, action, actions, shortcuts)
    if (takers.length) setWanted(binding)
    else change(rebinding(action, binding, [], shortcuts), keyWords(binding, isMac()))
  }

  const shown = keys.length ? (
    keys.map((key, i) => (
      <Fragment key={key}>
        {i > 0 && ` ${words.or} `}
        <kbd>{key}</kbd>
      </Fragment>
    ))
  ) : (
    // Many have none: said by each it would be all that one reads.
    <span className="hidden-text">{words.none}</span>
  )

  if (isFixed(action))
    return (
      <li className="shortcut">
        <span>{action.words}</span>
        <span className="shortcut-keys">{shown}</span>
      </li>
    )
  if (wanted !== null) {
    const takers = takersOf(wanted, action, actions, shortcuts)
    const names = [...new Set(takers.map(({ words }) => words))].join(', ')
    const canTake = !takers.some(isFixed)
    return (
      <li className="shortcut is-asked">
        <span>{action.words}</span>
        <p role="alert">{(canTake ? words.taken : words.fixed)(keyWords(wanted, isMac()), names)}</p>
        {canTake && (
          <button
            className="btn btn-plain"
            type="button"
            onClick={() => change(rebinding(action, wanted, takers, shortcuts), keyWords(wanted, isMac()))}
          >
            {words.takeOver}
          </button>
        )}
        <button className="btn btn-quiet" type="button" onClick={leave}>
          {words.cancel}
        </button>
      </li>
    )
  }
  if (isRecording)
    return (
      <li className="shortcut is-asked">
        <span>{action.words}</span>
        <KeyRecorder label={words.pressFor(action.words)} onTaken={take} onLeft={leave} />
        <button
          className="btn btn-quiet"
          type="button"
          aria-label={words.remove(action.words)}
          onClick={() => change({ [action.id]: [] }, words.none)}
        >
          {words.removeShort}
        </button>
        {Object.hasOwn(shortcuts.keys, action.id) && (
          <button
            className="btn btn-quiet"
            type="button"
            aria-label={words.reset(action.words)}
            onClick={() => change({ [action.id]: null }, words.resetShort)}
          >
            {words.resetShort}
          </button>
        )}
      </li>
    )
  return (
    <li>
      <button ref={button} className="shortcut" type="button" onClick={() => setRecording(true)}>
        <span>{action.words}</span>
        <span className="shortcut-keys">{shown}</span> <span className="hidden-text">{words.change}</span>
      </button>
    </li>
  )
}
