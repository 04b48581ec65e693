/** What is typed, with an Enter at its end; pressed twice while somebody waits, it means no second step. */
export const ended = (typed: string): string => (typed.endsWith('\n') ? typed : `${typed}\n`)
