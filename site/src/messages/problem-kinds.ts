/** What the API says of a kind of problem, which is English, in the words of the page. */
export const problemWords = (english: string): string => english
