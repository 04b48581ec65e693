import { Icon } from '../../../components/Icon.tsx'
import { file as words } from '../../../messages/file.ts'
import { forget, type Sending, sendAgain } from '../state/files.ts'

/** A file on its way, or why it did not get there. */
export function SendingRow({ taskId, sending }: { taskId: string; sending: Sending }) {
  const { id, file, part, why, isHopeless } = sending
  const { name } = file
  if (!why)
    return (
      <div className="file-sending">
        <span className="file-name" dir="auto">
          {name}
        </span>
        <progress value={part} max={1} aria-label={words.sending(name, Math.round(part * 100))} />
      </div>
    )
  return (
    <div className="file-sending is-refused">
      <p className="error" role="alert">
        {words.notAdded(name, why)}
      </p>
      {!isHopeless && (
        <button className="btn btn-quiet" type="button" onClick={() => void sendAgain(taskId, id)}>
          {words.again}
        </button>
      )}
      <button className="btn btn-icon" type="button" aria-label={words.dismiss(name)} onClick={() => forget(taskId, id)}>
        <Icon name="close" />
      </button>
    </div>
  )
}
