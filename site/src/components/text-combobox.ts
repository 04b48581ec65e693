import Combobox from '@github/combobox-nav'

/**
 * The keys of a list, for a field of several lines. Such a field is a text box and may be nothing else, nor be opened and
 * closed: what is chosen in the list is said all the same.
 */
export class TextCombobox extends Combobox {
  constructor(...given: ConstructorParameters<typeof Combobox>) {
    super(...given)
    this.input.removeAttribute('role')
    this.input.removeAttribute('aria-expanded')
  }

  override start(): void {
    super.start()
    this.input.removeAttribute('aria-expanded')
  }

  override stop(): void {
    super.stop()
    this.input.removeAttribute('aria-expanded')
  }
}
