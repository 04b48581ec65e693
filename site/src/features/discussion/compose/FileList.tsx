import { Icon } from '../../../components/Icon.tsx'
import { compose as words } from '../../../messages/discussion-compose.ts'
import { sizeWords } from '../../desk/words/size.ts'
import type { AttachedFile } from './use-files.ts'

interface Props {
  files: readonly AttachedFile[]
  locale: string
  onAgain: (file: AttachedFile) => void
  onRemove: (file: AttachedFile) => void
}

/** What goes with the message that is being written, how far it has come, or why it has not. */
export const FileList = ({ files, locale, onAgain, onRemove }: Props) => (
  <ul className="composer-files" aria-label={words.files}>
    {files.map((file) => (
      <li key={file.id} className={file.why ? 'is-refused' : undefined}>
        {file.why ? (
          <p className="error">{words.notAttached(file.name, file.why)}</p>
        ) : (
          <p>
            <Icon name="file" />
            <span className="composer-file-name" dir="auto">
              {file.name}
            </span>
            <span className="muted num">{sizeWords(file.size, locale)}</span>
          </p>
        )}
        {file.why && file.file && (
          <button className="btn btn-quiet" type="button" onClick={() => onAgain(file)}>
            {words.again}
          </button>
        )}
        <button className="btn btn-icon" type="button" aria-label={words.removeFile(file.name)} onClick={() => onRemove(file)}>
          <Icon name="close" />
        </button>
        {!file.why && file.part < 1 && (
          <progress value={file.part} max={1} aria-label={words.sending(file.name, Math.round(file.part * 100))} />
        )}
      </li>
    ))}
  </ul>
)
