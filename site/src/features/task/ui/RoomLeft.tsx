import { useQuery } from '@tanstack/react-query'
import { file as words } from '../../../messages/file.ts'
import { useDesk } from '../../desk/use-desk.ts'
import { sizeWords } from '../../desk/words/size.ts'
import { viewHref } from '../rules/views.ts'
import { storageQuery } from '../state/files.ts'

/** The part of the room from which on it is spoken of. */
const NEARLY_FULL = 0.8

/** What the files of the account take, once little room is left. */
export function RoomLeft() {
  const { locale } = useDesk()
  const { data } = useQuery(storageQuery)
  if (!data || data.used < data.limit * NEARLY_FULL) return null
  return (
    <p className="small muted">
      {words.room(sizeWords(data.used, locale), sizeWords(data.limit, locale))}{' '}
      {data.trash > 0 && (
        <a className="link" href={viewHref('trash')}>
          {words.inTrash(sizeWords(data.trash, locale))}
        </a>
      )}
    </p>
  )
}
