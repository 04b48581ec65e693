import { MAX_ATTACHMENT_SIZE } from '@throughline/core/attachment/limits'
import type { Win } from '@throughline/core/career'
import { useState } from 'react'
import { Icon } from '../../../../components/Icon.tsx'
import { file as fileWords } from '../../../../messages/file.ts'
import { win } from '../../../../messages/win.ts'
import { newId } from '../../../task/state/id.ts'
import { client } from '../../../task/state/queries.ts'
import { attempt, complain } from '../../../task/state/reason.ts'
import { addEvidence } from '../../state/act.ts'

const words = win.evidence

/** A file that shows it: kept with the win, and named among its evidence. */
export function AddFile({ win, onEnd }: { win: Win; onEnd: () => void }) {
  const [sending, setSending] = useState<{ name: string; part: number } | null>(null)
  const add = async (file: File) => {
    if (file.size > MAX_ATTACHMENT_SIZE) return complain(fileWords.tooLarge)
    if (file.size === 0) return complain(fileWords.empty)
    const id = newId()
    setSending({ name: file.name, part: 0 })
    const onProgress = (part: number) => setSending({ name: file.name, part })
    const isKept = await attempt(() => client.files.attachToWin(win.id, file, { id, onProgress }))
    setSending(null)
    if (!isKept) return
    void addEvidence(win, { kind: 'file', id, evidenceId: newId() }, file.name)
    onEnd()
  }
  return (
    <>
      <label className="btn btn-quiet files-pick">
        <Icon name="clip" /> {words.file}
        <input
          className="hidden-text"
          type="file"
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file) void add(file)
            target.value = ''
          }}
        />
      </label>
      <span className="small muted" role="status">
        {sending && words.uploading(sending.name, Math.round(sending.part * 100))}
      </span>
    </>
  )
}
