import { ProblemError } from '@throughline/client/problem'

/** What stands at a form when its page is drawn. */
export interface Submitted<Field extends string, Result> {
  /** Whether it was sent and accepted. */
  done: boolean
  /** What acting on it gave, once done. */
  result?: Result
  typed: Partial<Record<Field, string>>
  /** What is wrong with a field, said at that field. */
  faults: Partial<Record<Field, string>>
  /** What is wrong apart from any field. */
  problem: string | null
  status: number
}

/**
 * Reads a sent form and acts on it; a visit that sends nothing gets an empty one.
 * @throws what `act` throws, unless it is a refusal a person can do something about.
 */
export async function submit<Field extends string, Result>(
  request: Request,
  fields: readonly Field[],
  act: (typed: Record<Field, string>) => Promise<Result>,
): Promise<Submitted<Field, Result>> {
  if (request.method !== 'POST') return { done: false, typed: {}, faults: {}, problem: null, status: 200 }
  const typed = await read(request, fields)
  try {
    return { done: true, result: await act(typed), typed, faults: {}, problem: null, status: 200 }
  } catch (error) {
    if (!(error instanceof ProblemError) || error.code === 'internal') throw error
    return { done: false, typed, ...refusal(error, fields), status: error.status }
  }
}

async function read<Field extends string>(request: Request, fields: readonly Field[]): Promise<Record<Field, string>> {
  const form = await request.formData().catch(() => new FormData())
  const text = (field: Field) => {
    const value = form.get(field)
    return typeof value === 'string' ? value : ''
  }
  return Object.fromEntries(fields.map((field) => [field, text(field)])) as Record<Field, string>
}

function refusal<Field extends string>(error: ProblemError, fields: readonly Field[]) {
  const faults: Partial<Record<Field, string>> = {}
  const others: string[] = []
  for (const { pointer, message } of error.problem.errors ?? []) {
    const field = fields.find((name) => pointer === `/${name}`)
    if (!field) others.push(message)
    else faults[field] ??= message
  }
  const atFields = Object.keys(faults).length > 0 && others.length === 0
  return { faults, problem: atFields ? null : others.join(' ') || error.message }
}
