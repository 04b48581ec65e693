import { timeline } from '../../../messages/journal-timeline.ts'
import { entryHref, exportHref } from '../../addresses/entries.ts'
import { onThisDayHref } from '../../addresses/journal.ts'
import { isMac } from '../../desk/is-mac.ts'
import { ActDialog, closeActs } from '../../desk/ui/ActDialog.tsx'
import { keyWords } from '../../shortcuts/stroke.ts'
import { type EntryRow, nameOf } from '../rules/row.ts'
import { removeEntry, starEntry } from '../state/act.ts'

interface Props {
  entry: EntryRow
  opener: Element
  onClose: () => void
}

const words = timeline.menu

/** What can be done to one entry from its row. */
export default function EntryMenu({ entry, opener, onClose }: Props) {
  const acts = [
    { words: words.open, run: () => location.assign(entryHref(entry.id)) },
    { words: entry.starred ? words.unstar : words.star, keys: 's', run: () => void starEntry(entry) },
    { words: words.day, run: () => location.assign(onThisDayHref(entry.entryDate)) },
    { words: words.export, run: () => location.assign(exportHref(entry.entryDate)) },
    { words: words.remove, keys: 'Delete', run: () => void removeEntry(entry) },
  ]
  return (
    <ActDialog title={nameOf(entry)} opener={opener} onClose={onClose}>
      <ul className="menu">
        {acts.map((act) => (
          <li key={act.words}>
            <button
              type="button"
              onClick={({ currentTarget }) => {
                closeActs(currentTarget)
                act.run()
              }}
            >
              <span>{act.words}</span>
              {act.keys && <kbd>{keyWords(act.keys, isMac())}</kbd>}
            </button>
          </li>
        ))}
      </ul>
    </ActDialog>
  )
}
