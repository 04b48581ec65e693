import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { Icon } from '../../../components/Icon.tsx'
import { command } from '../../../messages/command.ts'
import { shortcutSheet as words } from '../../../messages/shortcut-sheet.ts'
import { groups } from '../../shortcuts/action.ts'
import { $shortcuts, changeShortcuts } from '../../shortcuts/shortcuts.ts'
import { actions } from '../actions.ts'
import { Dialog } from './Dialog.tsx'
import { ShortcutRow } from './ShortcutRow.tsx'

/** The list of shortcuts, where each can be changed and single keys turned off. */
export function ShortcutSheet() {
  const { singleKeys, keys } = useStore($shortcuts)
  const [said, setSaid] = useState('')
  return (
    <Dialog className="dialog shortcuts" label={words.title}>
      <form method="dialog" className="shortcuts-head">
        <h2>{words.title}</h2>
        <button className="btn btn-icon" type="submit" aria-label={words.close}>
          <Icon name="close" />
        </button>
      </form>
      <p className="help">
        {words.help}{' '}
        <a className="link" href="/tasks/quick-add">
          {words.quickAdd}
        </a>
      </p>
      <label className="choice">
        <input
          className="check"
          type="checkbox"
          checked={singleKeys}
          onChange={({ target }) => void changeShortcuts({ singleKeys: target.checked })}
        />
        <span>{words.single}</span>
      </label>
      {groups.map((group) => (
        <section key={group} aria-labelledby={`keys-${group}`}>
          <h3 id={`keys-${group}`}>{command.groups[group]}</h3>
          <ul>
            {actions
              .filter((action) => action.group === group && !action.sameAs)
              .map((action) => (
                <ShortcutRow key={action.id} action={action} onChanged={setSaid} />
              ))}
          </ul>
        </section>
      ))}
      <p className="hidden-text" role="status">
        {said}
      </p>
      <form method="dialog" className="ends">
        {Object.keys(keys).length > 0 && (
          <button className="btn btn-quiet" type="button" onClick={() => void changeShortcuts({ keys: null })}>
            {words.resetAll}
          </button>
        )}
        <button className="btn btn-plain" type="submit">
          {words.close}
        </button>
      </form>
    </Dialog>
  )
}
