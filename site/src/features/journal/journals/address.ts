/** Where the page of journals is. */
export const JOURNALS = '/journal/journals'
