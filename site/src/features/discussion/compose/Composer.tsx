import type { Membership } from '@throughline/core/discussion'
import { MAX_MESSAGE } from '@throughline/core/discussion/limits'
import { type ClipboardEvent, type KeyboardEvent, type SyntheticEvent, useEffect, useMemo, useRef, useState } from 'react'
import { Icon } from '../../../components/Icon.tsx'
import { compose as words } from '../../../messages/discussion-compose.ts'
import { useShared } from '../../desk/desk.ts'
import { islandTakenOver } from '../../desk/taken-over.ts'
import { useIncomingFiles } from '../../desk/ui/use-incoming-files.ts'
import { $place } from '../head/state/place.ts'
import { presenceOf } from '../presence/presence.ts'
import { $people, changeTalk } from '../thread/state.ts'
import { learned } from '../thread/talk.ts'
import { type Command, compose } from './commands.ts'
import { commandIn } from './completion.ts'
import { FileList } from './FileList.tsx'
import { lineAt, replaceIn } from './field-text.ts'
import { withMentions } from './mentions.ts'
import { OfferList } from './OfferList.tsx'
import { linkTo, recordAt } from './record-address.ts'
import { useDraft } from './use-draft.ts'
import { useFiles } from './use-files.ts'
import { type Offer, useOffers } from './use-offers.ts'
import { waitingIn } from './waiting-messages.ts'

interface Props {
  discussionId: string
  accountId: string
  people: readonly Membership[]
  /** The message whose replies are shown. */
  replyTo: string | null
  /** Where the form goes without script, and the id under which it says something. */
  action: string
  sendId: string
  /** What was refused when it was sent so. */
  typed: string
  /** The keys that send, in words. */
  keys: string
  locale: string
}

/** The island in which one writes. Without script it is a form that sends a text. */
export default function Composer({ discussionId, accountId, people: asOpened, replyTo, action, sendId, typed, keys, locale }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const [said, setSaid] = useState<{ text: string; isBad: boolean }>({ text: '', isBad: false })
  const tell = (text: string) => setSaid({ text, isBad: false })
  const complain = (text: string) => setSaid({ text, isBad: true })
  const people = useShared($people, asOpened) ?? asOpened
  const others = useMemo(
    () => people.filter(({ id, leftAt, name }) => leftAt === null && id !== accountId && name !== ''),
    [people, accountId],
  )
  const draft = useDraft({
    place: { accountId, discussionId, replyTo },
    field,
    typed,
    onFiles: (kept) => files.begin(kept),
  })
  const files = useFiles({ discussionId, messageId: draft.messageId, announce: tell })
  const offers = useOffers(field, others)
  const isOver = useIncomingFiles(form, files.add, '.talk-page')
  const there = files.files.filter(({ part, why }) => part === 1 && !why)

  useEffect(islandTakenOver, [])
  // The browser does not do it for an address that names a message.
  useEffect(() => {
    if (replyTo && document.activeElement === document.body) field.current?.focus({ preventScroll: true })
  }, [replyTo])
  useEffect(
    () =>
      waitingIn(discussionId).onSaid((message) => {
        setSaid({ text: words.sent, isBad: false })
        changeTalk((talk) => learned(talk, [{ ...message, replies: null, reactions: [] }]))
        form.current?.scrollIntoView({ block: 'nearest' })
      }),
    [discussionId],
  )
  useEffect(() => draft.keep(there.map(({ id, name, size }) => ({ id, name, size }))))

  const look = ({ currentTarget: { value, selectionStart, selectionEnd } }: SyntheticEvent<HTMLTextAreaElement>) =>
    selectionStart === selectionEnd ? offers.look(value, selectionStart) : offers.close()

  function send() {
    const at = field.current
    if (!at) return
    const asked = at.value.trim().includes('\n') ? null : commandIn(at.value)
    if (asked) return run(asked.what, asked.text, 0, at.value.length)
    if (there.length < files.files.length) return complain(words.filesFirst)
    const body = withMentions(at.value, others, draft.chosen.current)
    if (body.length > MAX_MESSAGE) return complain(words.tooLong(MAX_MESSAGE.toLocaleString(locale)))
    at.focus()
    if (body.trim() === '' && there.length === 0) return
    const fileIds = there.map(({ id }) => id)
    const { state } = waitingIn(discussionId).say({ id: draft.messageId(), body, replyTo, fileIds, about: $place.get()?.discussion.title })
    draft.clear()
    tell(state === 'waiting' ? words.waits : '')
    presenceOf(discussionId).stopped()
  }

  /** Hands a line over to the form it asks for. */
  function run(what: Command, text: string, from: number, to: number) {
    const at = field.current
    if (!at) return
    offers.close()
    if (!compose(what, text)) return complain(words.noForm)
    // The form has the focus by now, or will.
    const before = document.activeElement
    if (to > from) replaceIn(at, from, to, '')
    if (before instanceof HTMLElement && before !== at) before.focus()
  }

  function choose({ id, words: name }: Offer) {
    const { sign } = offers
    const at = field.current
    if (!sign || !at) return
    if (sign.is === 'command') return run(id as Command, sign.rest, sign.start, sign.end)
    draft.chosen.current.set(name, id)
    const space = /^\s/.test(at.value.slice(sign.end)) ? '' : ' '
    replaceIn(at, sign.start, sign.end, `@${name}${space}`)
    offers.close()
  }

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // The list of offers has taken this key.
    if (event.defaultPrevented || event.nativeEvent.isComposing) return
    if (event.key === 'Escape' && offers.isOpen) {
      event.preventDefault()
      offers.close()
    }
    if (event.key !== 'Enter' || event.shiftKey || event.altKey) return
    if (event.ctrlKey || event.metaKey) {
      event.preventDefault()
      return send()
    }
    const { from, to, text } = lineAt(event.currentTarget)
    const asked = commandIn(text)
    if (!asked) return
    event.preventDefault()
    run(asked.what, asked.text, from, to)
  }

  async function onPaste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const pasted = event.clipboardData.getData('text/plain').trim()
    const record = recordAt(pasted, location.origin)
    if (!record) return
    event.preventDefault()
    const at = event.currentTarget
    const { selectionStart: from, selectionEnd: to, value } = at
    if (from < to) return replaceIn(at, from, to, linkTo(record.path, value.slice(from, to)))
    replaceIn(at, from, to, pasted)
    const { recordName } = await import('./record-name.ts')
    const name = await recordName(record)
    const place = at.value.indexOf(pasted, Math.max(0, from - 1))
    if (!name || place < 0 || document.activeElement !== at) return
    const caret = at.selectionStart
    const link = linkTo(record.path, name)
    replaceIn(at, place, place + pasted.length, link)
    if (caret < place) at.setSelectionRange(caret, caret)
    else if (caret > place + pasted.length) at.setSelectionRange(caret + link.length - pasted.length, caret + link.length - pasted.length)
  }

  /** What is chosen in the field, for a form to begin with. */
  const chosenText = () => field.current?.value.slice(field.current.selectionStart, field.current.selectionEnd).trim() ?? ''
  const firstNames = others.length <= 2 ? others.map(({ name }) => name.split(' ')[0] ?? name) : []

  return (
    <>
      <form
        ref={form}
        className={isOver ? 'composer is-over' : 'composer'}
        method="post"
        action={action}
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <textarea
          ref={field}
          id="write"
          name="body"
          rows={2}
          aria-label={replyTo ? words.writeReply : words.write}
          aria-describedby={said.isBad ? 'composer-said' : undefined}
          placeholder={replyTo ? words.hintReply : words.hint(firstNames)}
          dir="auto"
          autoComplete="off"
          defaultValue={typed}
          // biome-ignore lint/a11y/noAutofocus: who comes to a line of replies wants to write one
          autoFocus={replyTo !== null}
          onChange={(event) => {
            draft.setText(event.target.value)
            if (said.isBad) tell('')
            look(event)
            presenceOf(discussionId).typing()
          }}
          onSelect={look}
          onBlur={offers.close}
          onKeyDown={onKeyDown}
          onPaste={(event) => void onPaste(event)}
        />
        <OfferList list={offers.list} offers={offers.offers} isOpen={offers.isOpen} onChoose={choose} />
        {isOver && <p className="composer-drop">{words.dropHere}</p>}
        {files.files.length > 0 && (
          <FileList
            files={files.files}
            locale={locale}
            onAgain={files.again}
            onRemove={(file) => {
              files.remove(file)
              tell('')
            }}
          />
        )}
        <div className="ends">
          {(['decision', 'action'] as const).map((what) => (
            <button
              key={what}
              className="btn btn-quiet by-script"
              type="button"
              onClick={() => compose(what, chosenText()) || complain(words.noForm)}
            >
              {words.commands[what]}
            </button>
          ))}
          <label className="btn btn-icon by-script composer-pick" title={words.attach}>
            <Icon name="clip" />
            <input
              className="hidden-text"
              type="file"
              multiple
              aria-label={words.attach}
              onChange={({ target }) => {
                void files.add([...(target.files ?? [])])
                target.value = ''
              }}
            />
          </label>
          <button className="btn btn-primary" type="submit" name="send" value={sendId}>
            {words.send} <kbd>{keys}</kbd>
          </button>
        </div>
      </form>
      <p className={said.isBad ? 'composer-said' : 'hidden-text'} role="status" id="composer-said">
        {said.text || (offers.isOpen ? words.offered(offers.offers.length) : '')}
      </p>
    </>
  )
}
