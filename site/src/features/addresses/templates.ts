/** Where the page of templates is. */
export const TEMPLATES = '/tasks/templates'
