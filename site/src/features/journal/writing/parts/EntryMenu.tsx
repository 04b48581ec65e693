import type { Journal } from '@throughline/core/journal'
import { useState } from 'react'
import { Icon } from '../../../../components/Icon.tsx'
import { late } from '../../../../components/late.tsx'
import { changes } from '../../../../messages/changes.ts'
import { writing as words } from '../../../../messages/journal-writing.ts'
import { entryHref, exportHref } from '../../../addresses/entries.ts'
import { copyAddress } from '../../../desk/copy-text.ts'
import { useShared } from '../../../desk/desk.ts'
import { complain } from '../../../desk/reason.ts'
import { $focusMode } from '../focus-mode.ts'
import { isSealed } from '../state.ts'
import { useEntry } from '../use-entry.ts'

/** Few have a sealed journal. */
const MoveIntoSealed = late(() => import('../../seal/ui/MoveIntoSealed.tsx'))

const KeepAsTemplate = late(() => import('../../templates/KeepAsTemplate.tsx'))

/** That it cannot be fetched, as without a network, is said. */
const remove = (id: string, accountId: string) =>
  import('../remove-entry.ts').then(
    ({ removeEntry }) => removeEntry(id, accountId),
    () => complain(changes.notSaved(1, changes.noAnswer)),
  )

interface Props {
  journals: readonly Pick<Journal, 'id' | 'name' | 'seal'>[]
  onRevisions: () => void
}

/** What else can be done with the entry. */
export function EntryMenu({ journals, onRevisions }: Props) {
  const { writing, fields, desk, sayWithUndo } = useEntry()
  const { id, known } = writing
  const isMade = known.version > 0
  const focus = useShared($focusMode, null)
  const then = (act: () => void) => (event: { currentTarget: Element }) => {
    event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
    act()
  }
  const [keeps, setKeeps] = useState(false)
  const [sealedId, setSealedId] = useState<string | null>(null)
  const sealed = journals.find((journal) => journal.id === sealedId)
  const move = (journalId: string | null) => {
    const to = journals.find((journal) => journal.id === journalId)
    if (to?.seal) setSealedId(to.id)
    else sayWithUndo({ journalId }, words.didMove(to?.name ?? words.openJournal))
  }
  return (
    <>
      <button
        className="btn btn-icon entry-star"
        type="button"
        aria-label={words.star}
        aria-pressed={fields.starred}
        onClick={() => sayWithUndo({ starred: !fields.starred }, fields.starred ? words.didUnstar : words.didStar)}
      >
        <Icon name="star" />
      </button>
      <button className="btn btn-icon" type="button" aria-label={words.more} popoverTarget="entry-menu">
        <Icon name="more" />
      </button>
      <div className="menu entry-menu" id="entry-menu" popover="auto">
        {journals.length > 0 && (
          <label className="field">
            <span className="label">{words.menu.journal}</span>
            <select className="input input-small" value={fields.journalId ?? ''} onChange={({ target }) => move(target.value || null)}>
              <option value="">{words.openJournal}</option>
              {journals.map(({ id, name, seal }) => (
                // An entry that nobody has made yet is begun in a sealed journal by its own page.
                <option value={id} key={id} disabled={seal !== null && !isMade}>
                  {seal ? words.sealedJournal(name) : name}
                </option>
              ))}
            </select>
          </label>
        )}
        <ul className="menu-list">
          {focus && (
            <li>
              <button className="focus-mode" type="button" aria-pressed={focus.isOn} onClick={then(() => focus.set(!focus.isOn))}>
                {words.menu.focus}
                {focus.isOn && <Icon name="check" />}
              </button>
            </li>
          )}
          {isMade && <Act words={words.menu.revisions} run={then(onRevisions)} />}
          {isMade && <Act words={words.menu.copyLink} run={then(() => void copyAddress(entryHref(id), words.linkCopied))} />}
          {isMade && !isSealed() && <Act words={words.menu.keepAsTemplate} run={then(() => setKeeps(true))} />}
          <Act words={words.menu.print} run={then(() => print())} />
          {isMade && <Act words={words.menu.export} run={then(() => location.assign(exportHref(fields.entryDate)))} />}
          {isMade && <Act words={words.menu.remove} run={then(() => void remove(id, desk.accountId))} />}
        </ul>
      </div>
      {keeps && <KeepAsTemplate onClose={() => setKeeps(false)} />}
      {sealed?.seal && <MoveIntoSealed journal={{ ...sealed, seal: sealed.seal }} onClose={() => setSealedId(null)} />}
    </>
  )
}

const Act = ({ words, run }: { words: string; run: (event: { currentTarget: Element }) => void }) => (
  <li>
    <button type="button" onClick={run}>
      {words}
    </button>
  </li>
)
