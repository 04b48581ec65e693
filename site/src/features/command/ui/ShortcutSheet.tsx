import { useStore } from '@nanostores/react'
import { Fragment } from 'react'
import { command as words } from '../../../messages/command.ts'
import { type Action, groups } from '../action.ts'
import { actions } from '../actions.ts'
import { keysOf } from '../rules/bindings.ts'
import { keyWords } from '../rules/stroke.ts'
import { isMac } from '../state/given.ts'
import { $shortcuts, changeShortcuts } from '../state/shortcuts.ts'
import { Dialog } from './Dialog.tsx'

/** The list of shortcuts, with the switch that turns single keys off. */
export function ShortcutSheet() {
  const { singleKeys } = useStore($shortcuts)
  return (
    <Dialog className="dialog shortcuts" label={words.sheet.title}>
      <h2>{words.sheet.title}</h2>
      <label className="choice">
        <input
          className="check"
          type="checkbox"
          checked={singleKeys}
          onChange={({ target }) => void changeShortcuts({ singleKeys: target.checked })}
        />
        <span>{words.sheet.single}</span>
      </label>
      {groups.map((group) => (
        <section key={group}>
          <h3>{words.groups[group]}</h3>
          <dl>
            {actions
              .filter((action) => action.group === group && !action.sameAs)
              .map((action) => (
                <Row key={action.id} action={action} />
              ))}
          </dl>
        </section>
      ))}
      <form method="dialog" className="ends">
        <button className="btn btn-plain" type="submit">
          {words.sheet.close}
        </button>
      </form>
    </Dialog>
  )
}

function Row({ action }: { action: Action }) {
  const shortcuts = useStore($shortcuts)
  const alike = actions.filter(({ sameAs }) => sameAs === action.id)
  const keys = [action, ...alike].flatMap((action) => keysOf(action, shortcuts))
  return (
    <div>
      <dt>{action.words}</dt>
      <dd>
        {keys.map((binding, i) => (
          <Fragment key={binding}>
            {i > 0 && ` ${words.sheet.or} `}
            <kbd>{keyWords(binding, isMac())}</kbd>
          </Fragment>
        ))}
        {keys.length === 0 && words.sheet.none}
      </dd>
    </div>
  )
}
