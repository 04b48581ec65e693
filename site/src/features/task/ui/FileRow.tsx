import type { Attachment } from '@throughline/core/attachment'
import { isSafeImage } from '@throughline/core/attachment/limits'
import { useRef, useState } from 'react'
import { focusSoon } from '../../../components/focus-soon.ts'
import { Icon } from '../../../components/Icon.tsx'
import { file as words } from '../../../messages/file.ts'
import { client } from '../../desk/client.ts'
import { useDesk } from '../../desk/use-desk.ts'
import { sizeWords } from '../../desk/words/size.ts'
import { removeFile, renameFile } from '../state/files.ts'

/** One file: a look at it or its kind, its name, what can be done with it. */
export function FileRow({ file }: { file: Attachment }) {
  const { locale } = useDesk()
  const [isRenamed, setRenamed] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const leave = () => {
    setRenamed(false)
    focusSoon(() => opener.current)
  }
  const { id, name, type, size } = file
  const href = client.files.contentHref(id)
  const isImage = isSafeImage(type)
  const ending = /\.([\p{L}\p{N}]{1,4})$/u.exec(name)?.[1] ?? ''
  if (isRenamed)
    return (
      <form
        className="file-rename"
        onSubmit={(event) => {
          event.preventDefault()
          const typed = String(new FormData(event.currentTarget).get('name')).trim()
          leave()
          if (typed) void renameFile(file, typed)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          event.stopPropagation()
          leave()
        }}
      >
        <input
          className="input input-small"
          name="name"
          aria-label={words.name}
          maxLength={255}
          autoComplete="off"
          // biome-ignore lint/a11y/noAutofocus: the person has just asked to rename it
          autoFocus
          defaultValue={name}
        />
        <button className="btn btn-plain" type="submit">
          {words.save}
        </button>
        <button className="btn btn-quiet" type="button" onClick={leave}>
          {words.cancel}
        </button>
      </form>
    )
  return (
    <div className="file">
      <a
        className="file-link"
        href={href}
        {...(isImage ? { target: '_blank', rel: 'noopener' } : { download: name })}
        title={isImage ? words.open(name) : words.download(name)}
      >
        {isImage ? (
          <img className="file-look" src={href} alt="" width={40} height={40} loading="lazy" decoding="async" />
        ) : (
          <span className="file-look" aria-hidden="true">
            {ending.toUpperCase() || <Icon name="file" />}
          </span>
        )}
        <span className="file-name" dir="auto">
          {name}
        </span>
        <span className="file-size">{sizeWords(size, locale)}</span>
      </a>
      <button ref={opener} className="btn btn-icon" type="button" aria-label={words.renameOf(name)} onClick={() => setRenamed(true)}>
        <Icon name="pen" />
      </button>
      <button className="btn btn-icon" type="button" aria-label={words.removeOf(name)} onClick={() => void removeFile(file)}>
        <Icon name="trash" />
      </button>
    </div>
  )
}
