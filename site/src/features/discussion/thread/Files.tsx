import { isSafeImage } from '@throughline/core/attachment/limits'
import type { ListedMessage, MessageFile } from '@throughline/core/discussion'
import { Icon } from '../../../components/Icon.tsx'
import { thread as words } from '../../../messages/discussion-thread.ts'
import { sizeWords } from '../../desk/words/size.ts'
import { client } from '../client.ts'

interface Props {
  discussionId: string
  message: ListedMessage
  locale: string
}

/** How large a picture is shown at most, in pixels of the page. */
const WIDEST = 360
const HIGHEST = 260

/** What was sent with a message: pictures to look at, other files to take. */
export function Files({ discussionId, message, locale }: Props) {
  if (message.files.length === 0) return null
  return (
    <ul className="said-files">
      {message.files.map((file) => {
        const href = client.discussionMessages.fileHref(discussionId, message.id, file.id)
        const size = shownSize(file)
        return (
          <li key={file.id}>
            {size ? (
              <a href={href} target="_blank" rel="noopener" title={words.openFile(file.name)}>
                <img src={href} alt={file.name} {...size} loading="lazy" decoding="async" />
              </a>
            ) : (
              <a className="said-file" href={href} download={file.name}>
                <Icon name="file" />
                <span dir="auto">{file.name}</span>
                <span className="muted">{sizeWords(file.size, locale)}</span>
              </a>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** The room a picture has before it is here; `null` for what is no picture. */
function shownSize({ type, pixels }: MessageFile): { width: number; height: number } | null {
  if (!isSafeImage(type) || !pixels) return null
  const scale = Math.min(1, WIDEST / pixels.width, HIGHEST / pixels.height)
  return { width: Math.max(1, Math.round(pixels.width * scale)), height: Math.max(1, Math.round(pixels.height * scale)) }
}
