import { editor as words } from '../../../../messages/journal-editor.ts'
import { attributesOf, HtmlWidget } from './html.ts'

/** The box of a checklist, in place of `- [ ]`. */
export class TaskMark extends HtmlWidget {
  readonly isDone: boolean

  constructor(isDone: boolean) {
    super()
    this.isDone = isDone
  }

  html(): string {
    const attributes = { class: 'task-mark', role: 'checkbox', 'aria-checked': String(this.isDone), 'aria-label': words.done }
    return `<span${attributesOf(attributes)}></span>`
  }
}
