/**
 * A button that came with the page does nothing until its island is taken over: a press on it is kept, the newest one
 * of each island, and done then. Links, and buttons that send a form, work without; they go ahead.
 */
export function keepEarlyPresses(): void {
  const pressed = new WeakMap<Element, HTMLElement>()
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button[type="button"]') : null
    const island = button?.closest('astro-island[ssr]')
    if (!button || !island || button.matches('[data-does], [popovertarget]')) return
    if (!pressed.has(island)) island.addEventListener('astro:hydrate', () => pressed.get(island)?.click(), { once: true })
    pressed.set(island, button)
  })
}
