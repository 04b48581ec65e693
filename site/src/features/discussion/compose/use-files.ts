import { ProblemError } from '@throughline/client/problem'
import { MAX_ATTACHMENT_SIZE, MAX_ATTACHMENTS } from '@throughline/core/attachment/limits'
import { useCallback, useRef, useState } from 'react'
import { compose as words } from '../../../messages/discussion-compose.ts'
import { newId } from '../../desk/id.ts'
import { client } from '../client.ts'
import type { DraftFile } from './draft.ts'

/** A file of a message that is being written. */
export interface AttachedFile extends DraftFile {
  /** How much has been sent, 0 to 1; 1 says that the server has it. */
  part: number
  /** Why it was not kept. */
  why?: string
  /** Its content, while it may have to be sent again. */
  file?: File
}

interface Options {
  discussionId: string
  /** The id of the message, which is made with its first file. */
  messageId: () => string
  /** Told of what a screen reader says. */
  announce: (text: string) => void
}

const MOST = MAX_ATTACHMENTS.message

/** Files that go with the message which is being written: each is sent as it is picked. */
export function useFiles({ discussionId, messageId, announce }: Options) {
  const [files, setFiles] = useState<readonly AttachedFile[]>([])
  const gone = useRef(new Set<string>())

  const change = (id: string, next: (file: AttachedFile) => AttachedFile) =>
    setFiles((files) => files.map((file) => (file.id === id ? next(file) : file)))

  // biome-ignore lint/correctness/useExhaustiveDependencies: what it calls is the same for as long as the page lives
  const send = useCallback(
    async (id: string, file: File) => {
      const message = messageId()
      try {
        const onProgress = (part: number) => change(id, (now) => ({ ...now, part: Math.min(part, 0.99) }))
        await client.discussionMessages.attach(discussionId, message, file, { id, onProgress })
        if (gone.current.has(id)) return void drop(message, id)
        change(id, ({ name, size }) => ({ id, name, size, part: 1 }))
        announce(words.attached(file.name))
      } catch (error) {
        const why = reasonOf(error)
        change(id, (now) => ({ ...now, why }))
        announce(words.notAttached(file.name, why))
      }
    },
    [discussionId],
  )

  const drop = (message: string, id: string) => client.discussionMessages.dropFile(discussionId, message, id).catch(() => {})

  const listed = useRef(files)
  listed.current = files

  const add = useCallback(
    async (picked: readonly File[]) => {
      const room = MOST - listed.current.filter(({ why, file }) => !why || file).length
      const added = picked.map((file, place): AttachedFile => {
        const why = faultIn(file) ?? (place >= room ? words.tooMany(MOST) : undefined)
        const entry = { id: newId(), name: file.name, size: file.size, part: 0 }
        return why ? { ...entry, why } : { ...entry, file }
      })
      setFiles((before) => [...before, ...added])
      for (const { name, why } of added) if (why) announce(words.notAttached(name, why))
      for (const { id, file } of added) if (file) await send(id, file)
    },
    [send, announce],
  )

  return {
    files,
    add,
    again({ id, file }: AttachedFile) {
      change(id, ({ why: _, ...now }) => ({ ...now, part: 0 }))
      if (file) void send(id, file)
    },
    remove({ id, part, why }: AttachedFile) {
      gone.current.add(id)
      setFiles((files) => files.filter((file) => file.id !== id))
      if (part === 1 && !why) void drop(messageId(), id)
    },
    /** Those a draft came with, or none once the message was said. */
    begin: (files: readonly DraftFile[] = []) => setFiles(files.map((file) => ({ ...file, part: 1 }))),
  }
}

const faultIn = ({ size }: File): string | undefined =>
  size > MAX_ATTACHMENT_SIZE ? words.tooLarge : size === 0 ? words.emptyFile : undefined

function reasonOf(error: unknown): string {
  if (!(error instanceof ProblemError) || error.status >= 500) return words.noAnswer
  return error.problem.errors?.map(({ message }) => message).join(' ') || error.message
}
