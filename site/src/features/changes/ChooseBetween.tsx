import { Icon } from '../../components/Icon.tsx'
import { changes as words } from '../../messages/changes.ts'
import type { AnyConflict } from './any-change.ts'
import { $conflicts } from './stores.ts'

interface Props<C extends AnyConflict> {
  /** The record. */
  id: string
  conflicts: readonly C[]
  nameOf: (field: string) => string
  /** What some fields say, in words. */
  said: (fields: C['mine']) => string
  keep: (conflict: C) => void
}

/** Fields that were changed here and elsewhere: both values, and the choice between them. */
export function ChooseBetween<C extends AnyConflict>({ id, conflicts, nameOf, said, keep }: Props<C>) {
  const settle = (conflict: C) =>
    $conflicts.setKey(
      id,
      conflicts.filter((other) => other !== conflict),
    )
  // Of several fields, each button has to say which it is of.
  const titleOf = ({ field }: C) => `conflict-${id}-${field}`
  return conflicts.map((conflict) => (
    <div className="notice notice-warn conflict" role="alert" key={conflict.field}>
      <Icon name="warn" />
      <div>
        <p className="firm" id={titleOf(conflict)}>
          {words.conflict.title(nameOf(conflict.field))}
        </p>
        <p>{words.conflict.text}</p>
        <dl>
          <div>
            <dt>{words.conflict.mine}</dt>
            <dd dir="auto">{said(conflict.mine)}</dd>
          </div>
          <div>
            <dt>{words.conflict.theirs}</dt>
            <dd dir="auto">{said(conflict.theirs)}</dd>
          </div>
        </dl>
        <p className="conflict-acts">
          <button
            className="btn btn-plain"
            type="button"
            aria-describedby={titleOf(conflict)}
            onClick={() => {
              settle(conflict)
              keep(conflict)
            }}
          >
            {words.conflict.keepMine}
          </button>
          <button className="btn btn-plain" type="button" aria-describedby={titleOf(conflict)} onClick={() => settle(conflict)}>
            {words.conflict.keepTheirs}
          </button>
        </p>
      </div>
    </div>
  ))
}
