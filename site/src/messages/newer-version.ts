/** What is said when the server has a newer version than the page. */
export const newerVersion = {
  isThere: 'A newer version is here. It comes with the next page.',
  load: 'Load it now',
}
