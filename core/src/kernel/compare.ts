/** For sorting ids, plain dates and the like, by their UTF-16 units; not what people read. */
export const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
