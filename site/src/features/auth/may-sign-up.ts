/** Whether there is an account to be made: by anybody, or by who comes with an invitation. What the API decides is the same. */
export const maySignUp = ({ signUpMode }: Pick<App.Locals['install'], 'signUpMode'>, invitation: string | undefined): boolean =>
  signUpMode === 'open' || (signUpMode === 'invite' && invitation !== undefined)
