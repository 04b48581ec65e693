/** Where the page of the templates of entries is. */
export const ENTRY_TEMPLATES = '/journal/templates'
