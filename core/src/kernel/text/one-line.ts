/** A text on one line: without line breaks, nor more than one space between words. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()
