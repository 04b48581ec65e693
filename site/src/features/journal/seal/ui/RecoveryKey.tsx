import { useEffect, useRef, useState } from 'react'
import { toClipboard } from '../../../../components/clipboard.ts'
import { clipboard } from '../../../../messages/clipboard.ts'
import { newJournal as words } from '../../../../messages/journal-seal.ts'
import { complain } from '../../../desk/reason.ts'
import { TextField } from './TextField.tsx'

interface Props {
  /** Of the journal. */
  name: string
  recoveryKey: string
  /** Why the journal was not made. */
  refusal: string
  onKept: () => void
}

const END = 4

/** Shows a recovery key once, and goes on when the person has proved to have it. */
export function RecoveryKey({ name, recoveryKey, refusal, onKept }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [isCopied, setCopied] = useState(false)
  const [isWrong, setWrong] = useState(false)
  useEffect(() => heading.current?.focus(), [])
  return (
    <form
      className="journal-form"
      onSubmit={(event) => {
        event.preventDefault()
        const end = String(new FormData(event.currentTarget).get('end') ?? '').trim()
        const isRight = end.toUpperCase() === recoveryKey.slice(-END)
        setWrong(!isRight)
        if (isRight) onKept()
      }}
    >
      <h3 ref={heading} tabIndex={-1}>
        {words.recoveryTitle}
      </h3>
      <p>{words.recovery}</p>
      <output className="journal-key">{recoveryKey}</output>
      <div className="journal-key-ways">
        <button
          className="btn btn-plain"
          type="button"
          onClick={() => void toClipboard(recoveryKey).then((isDone) => (isDone ? setCopied(true) : complain(clipboard.refused)))}
        >
          {isCopied ? words.copied : words.copy}
        </button>
        <a
          className="btn btn-plain"
          download={words.file(name)}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(words.fileText(name, recoveryKey))}`}
        >
          {words.save}
        </a>
      </div>
      <TextField
        label={words.confirm}
        name="end"
        maxLength={END}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        hint={words.confirmHint}
        fault={isWrong ? words.wrongEnd : undefined}
      />
      <p className="error" role="alert">
        {refusal}
      </p>
      <div className="ends">
        <button className="btn btn-primary" type="submit">
          {words.make}
        </button>
      </div>
    </form>
  )
}
