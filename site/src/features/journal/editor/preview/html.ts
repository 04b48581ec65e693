import { WidgetType } from '@codemirror/view'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

export const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => entities[character] ?? '')

export const attributesOf = (attributes: Record<string, string | number | undefined>): string =>
  Object.entries(attributes)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escaped(String(value))}"`))
    .join('')

/** What stands in place of some text: written once, for the server and for the editor. */
export abstract class HtmlWidget extends WidgetType {
  abstract html(): string

  override eq(other: HtmlWidget): boolean {
    return other.html() === this.html()
  }

  override toDOM(): HTMLElement {
    const template = document.createElement('template')
    template.innerHTML = this.html()
    return template.content.firstElementChild as HTMLElement
  }

  override ignoreEvent(): boolean {
    return false
  }
}
