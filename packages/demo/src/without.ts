const without =
  /^\/(settings|auth|import|attest|invites|feedback|unsubscribe|unsubscribe-success|success|sandbox|welcome|api\/v1\/docs)(\/|$)/

/** Whether a path of the app is of what reaches out of a browser, or is for who has an account. */
export const isWithout = (path: string): boolean => without.test(path)
