let known: ReadonlySet<string> | undefined

/** Whether the platform knows a code of ISO 4217. */
export function isCurrency(code: string): boolean {
  known ??= new Set(Intl.supportedValuesOf('currency'))
  return known.has(code)
}
