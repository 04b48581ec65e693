/** Tells how much there is as soon as other days are chosen; without this, the button does. */
const form = document.querySelector<HTMLFormElement>('.export-form')
let latest = 0

form?.addEventListener('change', async (event) => {
  // Who chooses a day means the days.
  if (event.target instanceof HTMLInputElement && event.target.type === 'date') {
    const days = form.querySelector<HTMLInputElement>('input[value="days"]')
    if (days) days.checked = true
  }
  const mine = ++latest
  const query = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]))
  const answer = await fetch(`?${query}`).catch(() => null)
  const text = await answer?.text()
  if (text === undefined || mine !== latest) return
  const page = new DOMParser().parseFromString(text, 'text/html')
  for (const part of document.querySelectorAll('[data-counted]')) {
    const anew = page.querySelector(`[data-counted="${part.getAttribute('data-counted')}"]`)
    if (anew && anew.textContent !== part.textContent) part.replaceChildren(...anew.childNodes)
  }
})
