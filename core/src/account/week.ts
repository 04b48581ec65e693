interface WeekInfo {
  /** ISO 8601 weekday. */
  firstDay: number
}

/** The weekday a week begins with where a language is spoken, 1 (Monday) to 7; Monday where the runtime does not know. */
export function firstWeekday(locale: string): number {
  try {
    const known = new Intl.Locale(locale) as Intl.Locale & { getWeekInfo?: () => WeekInfo }
    return known.getWeekInfo?.().firstDay ?? 1
  } catch {
    return 1
  }
}
