import { type SubmitEvent, useRef, useState } from 'react'
import { focusSoon } from '../../../../components/focus-soon.ts'
import { list as listWords } from '../../../../messages/task-list.ts'
import { taskPane } from '../../../../messages/task-pane.ts'
import { isArranged, isChanged, plainList } from '../../rules/list-address.ts'
import { useTaskDesk } from '../../state/task-desk.ts'

const views = () => import('../../state/saved-views.ts')

/** Keeping the list as it is shown under a name, and what can be done with a view that was kept. */
export function SavedViewTools() {
  const desk = useTaskDesk()
  const { saved, list } = desk
  if (saved)
    return (
      <div className="view-tools">
        {isChanged(desk) && (
          <button className="btn btn-plain" type="button" onClick={() => void views().then(({ saveView }) => saveView(saved, list))}>
            {listWords.savedView.save}
          </button>
        )}
        <Naming opens={listWords.savedView.rename} value={saved.name} onSave={async (name) => (await views()).renameView(saved, name)} />
        <button className="btn btn-quiet" type="button" onClick={() => void views().then(({ removeView }) => removeView(saved))}>
          {listWords.savedView.remove}
        </button>
      </div>
    )
  if (!isArranged(desk) && list.layout === plainList.layout) return null
  return (
    <div className="view-tools">
      <Naming opens={listWords.savedView.saveAs} value="" onSave={async (name) => (await views()).saveAsView(list, name)} />
    </div>
  )
}

interface NamingProps {
  /** What the button says that asks for a name. */
  opens: string
  value: string
  /** Answers what is wrong with the name, if anything. */
  onSave: (name: string) => Promise<string | null>
}

function Naming({ opens, value, onSave }: NamingProps) {
  const [isOpen, setOpen] = useState(false)
  const [wrong, setWrong] = useState<string | null>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    setWrong(null)
    focusSoon(() => opener.current)
  }
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const name = String(new FormData(event.currentTarget).get('name')).trim()
    if (!name) return
    const why = await onSave(name)
    if (why === null) close()
    else setWrong(why)
  }
  if (!isOpen)
    return (
      <button ref={opener} className="btn btn-quiet" type="button" onClick={() => setOpen(true)}>
        {opens}
      </button>
    )
  return (
    <form
      className="view-name"
      onSubmit={(event) => void submit(event)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        close()
      }}
    >
      <input
        className="input input-small"
        name="name"
        dir="auto"
        required
        maxLength={100}
        autoComplete="off"
        // biome-ignore lint/a11y/noAutofocus: the person has just asked to name it
        autoFocus
        aria-label={listWords.savedView.name}
        placeholder={listWords.savedView.name}
        defaultValue={value}
      />
      <button className="btn btn-primary" type="submit">
        {taskPane.save}
      </button>
      <button className="btn btn-quiet" type="button" onClick={close}>
        {listWords.add.cancel}
      </button>
      {wrong && (
        <p className="error" role="alert">
          {wrong}
        </p>
      )}
    </form>
  )
}
