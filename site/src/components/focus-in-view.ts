const onPhone = matchMedia('(max-width: 699px)')

/**
 * Brings what keys come to wholly into sight, now and from now on: a browser leaves it where a sliver of it can be seen, at the
 * edge of a row of tabs or under the bar of a phone.
 */
export function keepFocusInView(): void {
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element) || !target.matches(':focus-visible')) return
    if (target.matches(onPhone.matches ? '.tabs *, :is(a, button, summary):not(.bar *)' : '.tabs *'))
      target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })
}
