type Shown = Pick<Window, 'addEventListener'>

/**
 * Keeps something going while the page is shown. A page one goes away from may be frozen and come back as it was, and a
 * connection it held meanwhile would be one that no other page gets.
 * @param begin what to keep going; told whether the page comes back, and answers how to end it.
 */
export function whileShown(begin: (isBack: boolean) => () => void, page: Shown = window): void {
  let end = begin(false)
  page.addEventListener('pagehide', () => end())
  page.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    end()
    end = begin(true)
  })
}
