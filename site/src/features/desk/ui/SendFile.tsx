import { MAX_ATTACHMENT_SIZE } from '@throughline/core/attachment/limits'
import { useState } from 'react'
import { Icon } from '../../../components/Icon.tsx'
import { file as fileWords } from '../../../messages/file.ts'
import { newId } from '../id.ts'
import { complain } from '../reason.ts'

interface Props {
  name: string
  uploading: (name: string, percent: number) => string
  /** There is no room for another; what is on its way goes on. */
  isFull?: boolean
  /** Sends it under an id that is chosen here. `onProgress` is told the part from 0 to 1; true when it was kept. */
  send: (file: File, options: { id: string; onProgress: (part: number) => void }) => Promise<boolean>
  onKept: (file: File, id: string) => void
}

/** A button that picks a file and sends it, and how far that is. */
export function SendFile({ name, uploading, isFull = false, send, onKept }: Props) {
  const [sending, setSending] = useState<{ name: string; part: number } | null>(null)
  const add = async (file: File) => {
    if (file.size > MAX_ATTACHMENT_SIZE) return complain(fileWords.tooLarge)
    if (file.size === 0) return complain(fileWords.empty)
    const id = newId()
    setSending({ name: file.name, part: 0 })
    const isKept = await send(file, { id, onProgress: (part) => setSending({ name: file.name, part }) })
    setSending(null)
    if (isKept) onKept(file, id)
  }
  return (
    <>
      {!isFull && (
        <label className="btn btn-quiet files-pick">
          <Icon name="clip" /> {name}
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
      )}
      <span className="small muted" role="status">
        {sending && uploading(sending.name, Math.round(sending.part * 100))}
      </span>
    </>
  )
}
