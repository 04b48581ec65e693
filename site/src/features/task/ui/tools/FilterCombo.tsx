import '../../../../components/own-style.ts'
import { type Completion, completeFilter } from '@throughline/core/task/filter'
import { type RefObject, useLayoutEffect, useState } from 'react'
import { ComboBox } from 'react-aria-components/ComboBox'
import { Input } from 'react-aria-components/Input'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { filterOffers } from '../../../../messages/task-filter.ts'
import { list as listWords } from '../../../../messages/task-list.ts'
import { vocabularyOf } from '../../state/vocabulary.ts'

export interface ComboProps {
  id: string
  text: string
  isWrong: boolean
  describedBy: string
  field: RefObject<HTMLInputElement | null>
  /** The filter that the list is shown by. */
  shown: string
  onWrite: (text: string) => void
  onSubmit: () => void
}

/** The filter field with what may be written next at the caret. */
export function FilterCombo({ id, text, isWrong, describedBy, field, shown, onWrite, onSubmit }: ComboProps) {
  const { isReady, caret: begun } = useKeptFocus(field)
  const [caret, setCaret] = useState(begun ?? text.length)
  const [isOpen, setOpen] = useState(false)
  const { from, to, options } = completeFilter(text, caret, vocabularyOf())
  const items = options.map((option) => ({ id: option.text, option }))
  const choose = (option: Completion) => {
    const isWhole = option.value !== null && text.slice(to).trim() === ''
    const before = text.slice(0, from) + option.text + (isWhole ? ' ' : '')
    onWrite(before + text.slice(to))
    setCaret(before.length)
    requestAnimationFrame(() => field.current?.setSelectionRange(before.length, before.length))
  }
  return (
    <ComboBox
      className="filter-combo"
      aria-label={listWords.filter.label}
      aria-describedby={describedBy}
      allowsCustomValue
      allowsEmptyCollection={false}
      menuTrigger="input"
      isInvalid={isWrong}
      items={items}
      // What was typed while this came is a change to it, too, at which it offers what may follow.
      inputValue={isReady ? text : shown}
      value={null}
      onOpenChange={setOpen}
      onInputChange={(next) => {
        // What is chosen comes as the item's own words, and is put in by `choose`.
        if (field.current?.value === next) onWrite(next)
        setCaret(field.current?.selectionStart ?? next.length)
      }}
      onChange={(key) => {
        const chosen = options.find(({ text }) => text === key)
        if (chosen) choose(chosen)
      }}
      defaultFilter={() => true}
    >
      <Input
        ref={field}
        id={id}
        className="input input-small"
        name="filter"
        dir="auto"
        maxLength={500}
        autoCapitalize="off"
        placeholder={listWords.filter.placeholder}
        onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart ?? text.length)}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter' && !(isOpen && currentTarget.getAttribute('aria-activedescendant'))) onSubmit()
        }}
      />
      <Popover className="filter-options" placement="bottom start" offset={4}>
        <ListBox>
          {({ option }: { option: Completion }) => (
            <ListBoxItem id={option.text} className="filter-option" textValue={option.text}>
              <span dir="auto">{option.text}</span>
              <span className="filter-about">{aboutOf(option)}</span>
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  )
}

function aboutOf({ field, value }: Completion): string {
  const { fields, values } = filterOffers
  if (value === null) return fields[field]
  return (values as Partial<Record<string, Partial<Record<string, string>>>>)[field]?.[value] ?? ''
}

/** Takes the place of the plain field without the person's losing theirs. */
function useKeptFocus(field: RefObject<HTMLInputElement | null>) {
  const [caret] = useState(() => (document.activeElement === field.current ? (field.current?.selectionStart ?? null) : null))
  const [isReady, setReady] = useState(false)
  // Before anything else can be typed.
  useLayoutEffect(() => {
    if (caret !== null) field.current?.focus()
    setReady(true)
  }, [field, caret])
  useLayoutEffect(() => {
    if (isReady && caret !== null) field.current?.setSelectionRange(caret, caret)
  }, [field, caret, isReady])
  return { isReady, caret }
}
