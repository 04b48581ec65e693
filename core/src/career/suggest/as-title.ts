/** A sentence as a title stands: without its full stop, while dots that say it goes on stay. */
export const asTitle = (sentence: string): string => sentence.replace(/(?<![.…])\.$/, '')
