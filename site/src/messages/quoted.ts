/** What somebody wrote, as it stands within other words. */
export const quoted = (text: string): string => `“${text}”`
