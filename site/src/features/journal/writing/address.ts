/** What the address of a new entry asks it to begin with. */
export interface BegunAs {
  date: string | null
  prompt: string | null
  template: string | null
  journal: string | null
}

const id = /^[\w-]{1,60}$/

/** What cannot be read is left out. */
export function begunAs({ searchParams }: URL): BegunAs {
  const given = (name: string, form: RegExp) => {
    const value = searchParams.get(name) ?? ''
    return form.test(value) ? value : null
  }
  const date = given('date', /^\d{4}-\d{2}-\d{2}$/)
  return {
    date: date && isDay(date) ? date : null,
    prompt: given('prompt', id),
    template: given('template', id),
    journal: given('journal', id),
  }
}

/** Whether it is a day somebody can write about. */
export function isDay(date: string): boolean {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  const time = new Date(Date.UTC(year, month - 1, day))
  return year >= 1900 && year <= 2199 && time.getUTCMonth() === month - 1 && time.getUTCDate() === day
}
