import { MAX_TAGS } from '@throughline/core/journal/rules'
import { type SyntheticEvent, useState } from 'react'
import { Icon } from '../../../../components/Icon.tsx'
import { writing as words } from '../../../../messages/journal-writing.ts'
import { client } from '../../../desk/client.ts'
import { useEntry } from '../use-entry.ts'

/** So many of the newest entries are asked for the tags they bear. */
const ASKED = 200

/** The tags of an entry. Those of other entries are offered once somebody is about to add one. */
export function Tags() {
  const { fields, sayWithUndo } = useEntry()
  const { tags } = fields
  const [typed, setTyped] = useState('')
  const [known, setKnown] = useState<readonly string[]>([])
  const learn = async () => {
    if (known.length > 0) return
    const page = await client.journal.list({ limit: ASKED, fields: ['tags'] }).catch(() => null)
    setKnown([...new Set(page?.items.flatMap(({ tags }) => tags))])
  }
  const without = (tag: string) => sayWithUndo({ tags: tags.filter((other) => other !== tag) }, words.did.removeTag(tag))
  const add = (event: SyntheticEvent) => {
    event.preventDefault()
    const added = typed
      .split(/[,;#]+/)
      .map((tag) =>
        tag
          .trim()
          .replace(/[^\p{L}\p{N}\p{M}_./&-]+/gu, '-')
          .replace(/^-+|-+$/g, ''),
      )
      .filter((tag) => tag && !tags.includes(tag))
    if (added.length > 0) sayWithUndo({ tags: [...new Set([...tags, ...added])].slice(0, MAX_TAGS) }, words.did.addTag(added))
    setTyped('')
  }
  return (
    <form className="tags" onSubmit={add} aria-label={words.tags.label}>
      {tags.map((tag) => (
        <span className="entry-tag" key={tag} dir="auto">
          #{tag}
          <button type="button" aria-label={words.tags.remove(tag)} onClick={() => without(tag)}>
            <Icon name="close" />
          </button>
        </span>
      ))}
      <input
        className="chip-input"
        list="known-tags"
        aria-label={words.tags.add}
        placeholder={words.tags.addHint}
        maxLength={60}
        autoCapitalize="off"
        enterKeyHint="done"
        value={typed}
        onFocus={() => void learn()}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={add}
        onKeyDown={({ key }) => {
          const last = tags.at(-1)
          if (key === 'Backspace' && typed === '' && last) without(last)
        }}
      />
      <datalist id="known-tags">
        {known
          .filter((tag) => !tags.includes(tag))
          .map((tag) => (
            <option value={tag} key={tag} />
          ))}
      </datalist>
    </form>
  )
}
