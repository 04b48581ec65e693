import { MAX_BODY } from '@throughline/core/journal/rules'
import { type Ref, useEffect, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { writing as words } from '../../../../messages/journal-writing.ts'
import type { EditorHandle } from '../../editor/types.ts'
import type { PictureSizes } from '../../photos/load-sizes.ts'
import { startPhotos } from '../../photos/photos.ts'
import { isOneOf } from '../finished.ts'
import { $focusMode } from '../focus-mode.ts'
import { $now, entryOfPage, isThere } from '../state.ts'
import { useEditorOptions } from '../use-editor-options.ts'
import { useEntry } from '../use-entry.ts'

export interface BodyHandle {
  focus(): void
  insert(markdown: string): void
}

interface Props {
  ref: Ref<BodyHandle>
  /** The text as the server rendered it; empty where nothing was written yet. */
  html: string
  /** How large its pictures are, as far as the server told. */
  sizes: PictureSizes
  /** The ids of tasks it names that are done, as far as the server told. */
  finished: readonly string[]
  /** Something else has its place. */
  isHidden: boolean
}

/**
 * The text. It can be read, and a new one written, before the editor is there; where that does not come, it is a plain
 * field to the end. What is typed is kept and sent in any case.
 */
export function Body({ ref, html, sizes, finished, isHidden }: Props) {
  const { fields, say, desk, writing } = useEntry()
  const [shows, setShows] = useState<'first' | 'editor' | 'field'>('first')
  const editor = useRef<EditorHandle | null>(null)
  const place = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const wantsFocus = useRef(false)
  const options = useEditorOptions()
  const isEmpty = html === ''
  const isNew = writing.known.version === 0

  // What was typed before React came is in the field alone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as React comes
  useLayoutEffect(() => {
    const typed = field.current?.value ?? ''
    if (typed !== (field.current?.defaultValue ?? '')) say({ body: typed })
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the editor comes once; what it is told of the entry stays the same
  useEffect(() => {
    const parent = place.current
    if (!parent) return
    let isWanted = true
    const setFocusMode = (isOn: boolean) => {
      editor.current?.setFocusMode(isOn)
      editor.current?.focus()
    }
    const showFocusMode = (isOn: boolean) => $focusMode.set({ isOn, set: setFocusMode })
    Promise.all([import('../../editor/mount.ts'), startPhotos(desk.accountId, { isThere, sizes })]).then(
      ([{ mountEditor }]) => {
        if (!isWanted) return
        const cursor = field.current?.selectionEnd ?? 0
        const hadFocus = document.activeElement === field.current || wantsFocus.current
        editor.current = mountEditor(parent, {
          ...options,
          text: entryOfPage().writing().now.body,
          cursor,
          isFinished: isOneOf(finished),
          onFocusMode: showFocusMode,
        })
        showFocusMode(editor.current.isFocusMode())
        // What is not shown yet cannot take the focus.
        flushSync(() => setShows('editor'))
        if (hadFocus) editor.current.focus()
      },
      () => setShows('field'),
    )
    const stop = $now.listen((now) => {
      const { current } = editor
      if (now && current && current.text() !== now.writing.now.body) current.replaceText(now.writing.now.body)
    })
    return () => {
      isWanted = false
      stop()
      $focusMode.set(null)
      editor.current?.destroy()
      editor.current = null
    }
  }, [])

  useImperativeHandle(ref, () => ({
    focus() {
      wantsFocus.current = true
      if (editor.current) editor.current.focus()
      else field.current?.focus()
    },
    insert(markdown) {
      if (editor.current) editor.current.insert(markdown)
      else say({ body: [entryOfPage().writing().now.body, markdown].filter(Boolean).join('\n\n') })
    },
  }))

  const isField = shows === 'field' || (shows === 'first' && isEmpty)
  return (
    <div className="writing" hidden={isHidden}>
      <div className="writing-editor" ref={place} hidden={shows !== 'editor'} />
      {isField && (
        <textarea
          className="writing-field"
          ref={field}
          data-first-field={isNew || undefined}
          aria-label={words.text}
          placeholder={words.textHint}
          maxLength={MAX_BODY}
          dir="auto"
          value={fields.body}
          onChange={({ target }) => say({ body: target.value })}
        />
      )}
      {shows === 'first' && !isEmpty && (
        <div
          onPointerDown={() => {
            wantsFocus.current = true
          }}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the server writes every tag of it itself
          dangerouslySetInnerHTML={{ __html: html }}
        />
      )}
    </div>
  )
}
