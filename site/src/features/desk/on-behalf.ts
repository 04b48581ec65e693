/** Sent with what the page asks for and changes: whom it is meant for, once that is known. Somebody else may have signed in since. */
export const onBehalf: Record<string, string> = {}
