/** The words in place of a part of a page that could not be fetched. */
export const late = {
  title: 'This could not be loaded',
  text: 'This part of the page could not be loaded: you seem to be offline. What you wrote is kept in this browser.',
  tryAgain: 'Try again',
  close: 'Close',
}
