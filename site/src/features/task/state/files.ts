import { queryOptions } from '@tanstack/react-query'
import type { Attachment } from '@throughline/core/attachment'
import { MAX_ATTACHMENT_SIZE, MAX_ATTACHMENTS } from '@throughline/core/attachment/limits'
import { map } from 'nanostores'
import { file as words } from '../../../messages/file.ts'
import { didBesides } from '../../changes/changes.ts'
import { client } from '../../desk/client.ts'
import { newId } from '../../desk/id.ts'
import { queryClient } from '../../desk/query-client.ts'
import { attempt, reason } from '../../desk/reason.ts'
import { $announcement } from '../../desk/told.ts'
import { filesChanged } from './files-changed.ts'

/** A file on its way to the server, or one that did not get there. */
export interface Sending {
  /** Of the file it becomes. */
  id: string
  file: File
  /** How much has been sent, 0 to 1. */
  part: number
  /** Why it was not added. */
  why?: string
  /** Sending it again is of no use. */
  isHopeless?: boolean
}

/** Files on their way, by task; they go on while another task is open. */
export const $sending = map<Record<string, readonly Sending[]>>({})

export const filesQuery = (taskId: string) =>
  queryOptions({ queryKey: ['files', taskId] as const, queryFn: (): Promise<Attachment[]> => client.files.list(taskId) })

/** What files take of the room for them; asked again whenever files come or go. */
export const storageQuery = queryOptions({ queryKey: ['files', 'storage'] as const, queryFn: () => client.me.storage() })

/** Adds files to a task, one after another. */
export async function addFiles(taskId: string, files: readonly File[]): Promise<void> {
  const known = queryClient().getQueryData(filesQuery(taskId).queryKey)?.length ?? 0
  const before = sendingTo(taskId)
  const room = MAX_ATTACHMENTS.task - known - before.filter(({ isHopeless }) => !isHopeless).length
  const entries = files.map((file, place): Sending => {
    const why = place >= room ? words.tooMany : file.size > MAX_ATTACHMENT_SIZE ? words.tooLarge : file.size === 0 ? words.empty : undefined
    return { id: newId(), file, part: 0, ...(why && { why, isHopeless: true }) }
  })
  $sending.setKey(taskId, [...before, ...entries])
  for (const { id, why } of entries) if (!why) await send(taskId, id)
}

/** Sends a file again that did not get there. */
export async function sendAgain(taskId: string, id: string): Promise<void> {
  update(taskId, id, ({ file }) => ({ id, file, part: 0 }))
  await send(taskId, id)
}

/** Forgets a file that was not added. */
export const forget = (taskId: string, id: string): void => update(taskId, id, () => null)

async function send(taskId: string, id: string): Promise<void> {
  const entry = sendingTo(taskId).find((each) => each.id === id)
  if (!entry) return
  const { file } = entry
  try {
    const onProgress = (part: number) => update(taskId, id, (now) => ({ ...now, part }))
    const added = await client.files.attach(taskId, file, { id, onProgress })
    queryClient().setQueryData(filesQuery(taskId).queryKey, (files) => files && [...files.filter((each) => each.id !== id), added])
    forget(taskId, id)
    $announcement.set(words.added(added.name))
    void filesChanged()
  } catch (error) {
    const why = error instanceof TypeError ? words.noAnswer : reason(error)
    update(taskId, id, (now) => ({ ...now, why }))
    $announcement.set(words.notAdded(file.name, why))
  }
}

const sendingTo = (taskId: string): readonly Sending[] => $sending.get()[taskId] ?? []

function update(taskId: string, id: string, change: (entry: Sending) => Sending | null) {
  const next = sendingTo(taskId).flatMap((entry) => (entry.id === id ? (change(entry) ?? []) : entry))
  $sending.setKey(taskId, next)
}

/** Does something to a file; when it is refused, says why. */
async function act(doIt: () => Promise<unknown>): Promise<boolean> {
  const isDone = await attempt(doIt)
  void filesChanged()
  return isDone
}

const patch = (taskId: string, change: (files: Attachment[]) => Attachment[]) =>
  queryClient().setQueryData(filesQuery(taskId).queryKey, (files) => files && change(files))

export async function renameFile({ id, owner: { id: taskId }, name: before }: Attachment, name: string): Promise<void> {
  if (name === before) return
  const rename = (name: string) => act(() => client.files.rename(id, { name }))
  patch(taskId, (files) => files.map((file) => (file.id === id ? { ...file, name } : file)))
  if (await rename(name)) didBesides(words.did.rename(name), () => rename(before))
}

export async function removeFile({ id, owner: { id: taskId }, name }: Attachment): Promise<void> {
  patch(taskId, (files) => files.filter((file) => file.id !== id))
  if (await act(() => client.files.remove(id))) didBesides(words.did.remove(name), () => act(() => client.files.restore(id)))
}
