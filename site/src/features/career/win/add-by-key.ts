/** The title of a win is one line, however long: Enter adds it. */
document.querySelector('#new-win textarea')?.addEventListener('keydown', (event) => {
  const { key, isComposing, target } = event as KeyboardEvent
  if (key !== 'Enter' || isComposing) return
  event.preventDefault()
  ;(target as HTMLTextAreaElement).form?.requestSubmit()
})
