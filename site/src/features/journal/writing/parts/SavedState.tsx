import { writing as words } from '../../../../messages/journal-writing.ts'
import { client } from '../../../desk/client.ts'
import { newId } from '../../../desk/id.ts'
import { instantTime } from '../../../desk/words/day.ts'
import { entryOfPage } from '../state.ts'
import { useEntry } from '../use-entry.ts'

/** How far the entry is saved, in words; and what can be done where it is not. */
export function SavedState() {
  const { saving, desk } = useEntry()
  return (
    <span className={`saved is-${saving.is}`}>
      <span role="status">{said()}</span>
      {saving.is === 'refused' && <Act words={words.saved.tryAgain} run={() => entryOfPage().retry()} />}
      {saving.is === 'gone' && <Act words={words.saved.bringBack} run={() => void bringBack()} />}
      {saving.is === 'waiting' && saving.why === 'signed-out' && (
        <a className="link" href={`/auth/signin?return=${encodeURIComponent(location.pathname)}`}>
          {words.saved.signIn}
        </a>
      )}
    </span>
  )

  function said(): string {
    const { saved } = words
    switch (saving.is) {
      case 'saved':
        return saving.at === null ? saved.saved : saved.savedAt(instantTime(new Date(saving.at).toISOString(), desk.locale, desk.timeZone))
      case 'waiting':
        return saved.waiting[saving.why]
      case 'refused':
        return saved.refused(saving.why)
      default:
        return saved[saving.is]
    }
  }
}

const Act = ({ words, run }: { words: string; run: () => void }) => (
  <button className="btn btn-quiet" type="button" onClick={run}>
    {words}
  </button>
)

/** Takes the entry out of the trash, or makes it anew where that is empty, and writes on. */
async function bringBack() {
  const entry = entryOfPage()
  const restored = await client.journal.restore(entry.writing().id).catch(() => null)
  if (restored) entry.goOn(restored)
  else entry.beginAnew(newId())
}
