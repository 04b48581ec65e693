/** A record that `[[` can name. */
export interface Nameable {
  kind: 'task' | 'goal' | 'journal-entry'
  title: string
  /** Of its page, as `/goals/<id>`. */
  href: string
}

/** Where a picture is read from; its size, where it is known, keeps room for it. */
export interface Picture {
  src: string
  width?: number
  height?: number
}

/** A passage that is selected. */
export interface Passage {
  text: string
  from: number
  to: number
}

/** What can be made of a selected passage. */
export interface PassageAction {
  id: string
  label: string
  run(passage: Passage): void
}

export interface EditorOptions {
  text: string
  /** Where the cursor begins; at the start when absent. */
  cursor?: number
  /** What the text is called, for who does not see it. */
  label: string
  placeholder: string
  /** After each change that the person made; `replaceText` is none. */
  onChange(text: string): void
  onBlur?(): void
  /** What `[[` offers for what was typed behind it. */
  complete(query: string, signal: AbortSignal): Promise<readonly Nameable[]>
  /** Keeps a file; `null` where that failed, which was then said by who failed. */
  addPicture(file: File): Promise<{ id: string; alt: string } | null>
  pictureAddress(id: string): Picture | null
  /** Whether a link to a task leads to one that is done; none does when absent. */
  isFinished?(href: string): boolean
  passageActions?: readonly PassageAction[]
  /** Asks for a template, or a prompt, as the menu of `/` offers to; neither is offered where it is absent. */
  chooseTemplate?(put: (markdown: string) => void): void
  choosePrompt?(): void
  /** Goes to the page of a record; by itself as any link does. */
  follow?(href: string): void
  /** After focus mode was turned on or off, by its key or by `setFocusMode`. */
  onFocusMode?(isOn: boolean): void
}

export interface EditorHandle {
  text(): string
  /** Puts another text there, as another device wrote it: the cursor stays by the words it stood at, and undo leaves it alone. */
  replaceText(text: string): void
  focus(): void
  /** Puts Markdown where the cursor is. */
  insert(markdown: string): void
  /** Puts pictures where the cursor is, as if they had been pasted. */
  insertPictures(files: readonly File[]): void
  isFocusMode(): boolean
  setFocusMode(isOn: boolean): void
  destroy(): void
}
