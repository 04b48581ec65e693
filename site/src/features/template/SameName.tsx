import { useEffect, useRef } from 'react'
import { template as words } from '../../messages/template.ts'
import { keep } from './keep.ts'
import { $sameName, type SameName as Asked } from './same-name.ts'

/** Asks what is to become of a template that has the name of one that is to be kept. */
export default function SameName({ task, same, own }: Asked) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    dialog.current?.setAttribute('closedby', 'any')
    dialog.current?.showModal()
  }, [])
  const choose = (how: Parameters<typeof keep>[1]) => {
    dialog.current?.close()
    void keep(task, how)
  }
  return (
    <dialog ref={dialog} className="dialog ask-dialog" aria-labelledby="same-name" onClose={() => $sameName.set(null)}>
      <h3 id="same-name">{words.same.title(same.name)}</h3>
      <p>{words.same.text(own)}</p>
      <div className="ends">
        <button className="btn btn-quiet" type="button" onClick={() => dialog.current?.close()}>
          {words.same.cancel}
        </button>
        <button className="btn btn-plain" type="button" onClick={() => choose({ instead: same })}>
          {words.same.replace}
        </button>
        <button className="btn btn-primary" type="button" onClick={() => choose({ name: own })}>
          {words.same.both}
        </button>
      </div>
    </dialog>
  )
}
