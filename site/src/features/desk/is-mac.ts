/** Whether the keyboard is a Mac's, by how the browser names itself. The server asks the same of the request. */
export const isMacBrowser = (userAgent: string): boolean => /Mac|iPhone|iPad/.test(userAgent)
export const isMac = (): boolean => isMacBrowser(navigator.userAgent)
