/** What is said when the server has a newer version than the page. */
export const newerVersion = {
  isThere: 'A newer version is available. The next page loads it.',
  load: 'Load it now',
}
