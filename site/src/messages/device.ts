/** A browser as people know it, of the name that the server stores: `Firefox on Linux`, `A browser on Linux`. */
export const deviceWords = (stored: string): string => stored
