import { useEffect, useRef, useState } from 'react'
import { putTemplate as words } from '../../../messages/journal-templates.ts'
import { writing } from '../../../messages/journal-writing.ts'
import { client } from '../../desk/client.ts'
import { complain } from '../../desk/reason.ts'
import { learnFinishedIn } from '../writing/finished.ts'
import { entryOfPage } from '../writing/state.ts'
import { beginningOf, idOf, nameOf, reviewWays, type Way } from '../writing/ways-to-begin.ts'

interface Props {
  /** Puts Markdown where the cursor was. */
  put: (markdown: string) => void
  onClose: () => void
}

/** Asks which review or template is to be put into the text. */
export default function PutTemplate({ put, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [own, setOwn] = useState<readonly Way[] | 'loading' | 'failed'>('loading')
  useEffect(() => {
    dialog.current?.setAttribute('closedby', 'any')
    dialog.current?.showModal()
    client.journalTemplates.list({ limit: 200 }).then(
      ({ items }) => setOwn(items.map((template) => ({ is: 'template', template }))),
      () => setOwn('failed'),
    )
  }, [])
  async function choose(way: Way) {
    dialog.current?.close()
    const found = await beginningOf(client, idOf(way), entryOfPage().writing().now.entryDate).catch(() => null)
    if (!found) return complain(writing.templates.failed)
    await learnFinishedIn(client, found.body)
    put(found.body)
  }
  const list = (label: string, ways: readonly Way[]) => (
    <fieldset className="beginning">
      <legend>{label}</legend>
      {ways.map((way) => (
        <button className="btn btn-quiet" type="button" key={idOf(way)} onClick={() => void choose(way)}>
          {nameOf(way)}
        </button>
      ))}
    </fieldset>
  )
  return (
    <dialog className="dialog" ref={dialog} aria-labelledby="put-template" onClose={onClose}>
      <h3 id="put-template">{words.title}</h3>
      {list(words.reviews, reviewWays)}
      {typeof own === 'string' ? <p role="status">{words[own]}</p> : own.length > 0 && list(words.own, own)}
      <div className="ends">
        <button className="btn btn-plain" type="button" onClick={() => dialog.current?.close()}>
          {words.close}
        </button>
      </div>
    </dialog>
  )
}
