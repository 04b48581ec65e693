/** For the `ref` of a field that takes the focus as it appears, and then leaves it where it is. */
export const takeFocus = (field: HTMLElement | null): void => field?.focus()
