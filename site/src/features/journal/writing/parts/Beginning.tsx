import { writing as words } from '../../../../messages/journal-writing.ts'
import { didBesides } from '../../../changes/changes.ts'
import { client } from '../../../desk/client.ts'
import { complain } from '../../../desk/reason.ts'
import { fieldsOf } from '../../draft/fields.ts'
import { hasWords } from '../../draft/writing.ts'
import { ENTRY_TEMPLATES } from '../../templates/address.ts'
import { learnFinishedIn } from '../finished.ts'
import { entryOfPage } from '../state.ts'
import { useEntry } from '../use-entry.ts'
import { beginningOf, idOf, nameOf, reviewWays, type Way } from '../ways-to-begin.ts'
import { askAnother } from './Prompt.tsx'

interface Props {
  /** The person's own. */
  templates: readonly { id: string; name: string }[]
  onBegun: () => void
}

/** What an empty entry may begin with; it goes with the first word. */
export function Beginning({ templates, onBegun }: Props) {
  const { writing, fields } = useEntry()
  if (writing.known.version > 0 || hasWords(writing) || (fields.title + fields.body).trim() !== '') return null
  const ways: Way[] = [...reviewWays, ...templates.map((template) => ({ is: 'template', template }) as const)]
  return (
    <fieldset className="beginning">
      <legend>{words.templates.label}</legend>
      {!fields.prompt && (
        <button className="btn btn-quiet" type="button" onClick={() => void askAnother().then(onBegun)}>
          {words.prompt.ask}
        </button>
      )}
      {ways.map((way) => (
        <button className="btn btn-quiet" type="button" key={idOf(way)} onClick={() => void begin(way)}>
          {nameOf(way)}
        </button>
      ))}
      <a className="btn btn-quiet" href={ENTRY_TEMPLATES}>
        {words.templates.all}
      </a>
    </fieldset>
  )

  async function begin(way: Way) {
    const entry = entryOfPage()
    const before = fieldsOf(entry.writing().now)
    const beginning = await beginningOf(client, idOf(way), fields.entryDate).catch(() => null)
    if (!beginning) return complain(words.templates.failed)
    await learnFinishedIn(client, beginning.body)
    if (!entry.beginWith(beginning)) return
    onBegun()
    didBesides(words.templates.did(nameOf(way)), async () => entry.beginWith(before))
  }
}
