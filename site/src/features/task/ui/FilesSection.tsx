import { useQuery } from '@tanstack/react-query'
import type { Attachment } from '@throughline/core/attachment'
import type { Task } from '@throughline/core/task'
import { useCallback, useRef } from 'react'
import { Icon } from '../../../components/Icon.tsx'
import { file as words } from '../../../messages/file.ts'
import { useShared } from '../../desk/desk.ts'
import { useIncomingFiles } from '../../desk/ui/use-incoming-files.ts'
import { $sending, addFiles, filesQuery } from '../state/files.ts'
import { FileRow } from './FileRow.tsx'
import { NotRead } from './NotRead.tsx'
import { RoomLeft } from './RoomLeft.tsx'
import { SendingRow } from './SendingRow.tsx'

interface Props {
  task: Task
  given: Attachment[] | undefined
}

const noneOnTheirWay = {}

/** The files of a task: picked, dropped or pasted, and what is on its way. */
export function FilesSection({ task: { id }, given }: Props) {
  const section = useRef<HTMLElement>(null)
  const { data, isError, refetch } = useQuery({ ...filesQuery(id), ...(given && { initialData: given }) })
  const sending = useShared($sending, noneOnTheirWay as ReturnType<typeof $sending.get>)[id] ?? []
  const add = useCallback((files: File[]) => void addFiles(id, files), [id])
  const isOver = useIncomingFiles(section, add)
  const hasSome = (data?.length ?? 0) > 0 || sending.length > 0
  return (
    <section ref={section} className={isOver ? 'files is-over' : 'files'} aria-label={words.title}>
      <div className="files-head">
        <h2 className="label">{words.title}</h2>
        <label className="btn btn-plain files-pick">
          <Icon name="clip" /> {words.add}
          <input
            className="hidden-text"
            type="file"
            multiple
            onChange={({ target }) => {
              add([...(target.files ?? [])])
              target.value = ''
            }}
          />
        </label>
      </div>
      {isOver && <p className="files-drop">{words.dropHere}</p>}
      {isError && !data && <NotRead said={words.failed} retry={refetch} />}
      {hasSome && (
        <ul className="file-list">
          {data?.map((file) => (
            <li key={file.id}>
              <FileRow file={file} />
            </li>
          ))}
          {sending.map((each) => (
            <li key={each.id}>
              <SendingRow taskId={id} sending={each} />
            </li>
          ))}
        </ul>
      )}
      {hasSome && <RoomLeft />}
    </section>
  )
}
