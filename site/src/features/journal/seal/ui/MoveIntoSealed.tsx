import type { Journal, Seal } from '@throughline/core/journal'
import { countWords } from '@throughline/core/journal/rules'
import { useEffect, useRef, useState } from 'react'
import { moveIntoSealed as words } from '../../../../messages/journal-seal.ts'
import { client } from '../../../desk/client.ts'
import { reason } from '../../../desk/reason.ts'
import { entryOfPage } from '../../writing/state.ts'
import { nothingSaid, sealSaid } from '../sealed-entry.ts'
import { Unlock } from './Unlock.tsx'

interface Props {
  journal: Pick<Journal, 'id' | 'name'> & { seal: Seal }
  onClose: () => void
}

/** Asks before an entry is sealed, as it cannot be found by the server's search any more and its earlier texts go. */
export default function MoveIntoSealed({ journal, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [fault, setFault] = useState('')
  useEffect(() => dialog.current?.showModal(), [])

  async function seal(key: CryptoKey) {
    const entry = entryOfPage()
    if (!(await entry.flush())) return setFault(words.unsaved)
    const { id, known, now } = entry.writing()
    try {
      if ((await client.files.ofEntry(id)).length > 0) return setFault(words.pictures)
      const sealed = { sealed: await sealSaid(key, now), wordCount: countWords(now.body) }
      await client.journal.edit(id, { journalId: journal.id, ...nothingSaid, ...sealed }, { version: known.version })
    } catch (error) {
      return setFault(reason(error))
    }
    entry.end()
    location.reload()
  }

  return (
    <dialog className="seal-dialog" ref={dialog} aria-label={words.title(journal.name)} onClose={onClose}>
      <p>{words.warning}</p>
      <Unlock journal={journal} onUnlocked={(key) => void seal(key)} />
      <p className="error" role="alert">
        {fault}
      </p>
      <button className="btn btn-plain" type="button" onClick={() => dialog.current?.close()}>
        {words.leave}
      </button>
    </dialog>
  )
}
