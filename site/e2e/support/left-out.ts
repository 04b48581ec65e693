import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'

/** Says at the end which tests were left out, and why: among hundreds of lines a dash is not seen. */
export default class LeftOut implements Reporter {
  readonly #byReason = new Map<string, string[]>()

  onTestEnd(test: TestCase, { status, annotations }: TestResult): void {
    if (status !== 'skipped') return
    const reason = annotations.find(({ type }) => type === 'skip')?.description ?? 'No reason was given.'
    this.#byReason.set(reason, [...(this.#byReason.get(reason) ?? []), test.title])
  }

  onEnd(): void {
    for (const [reason, titles] of this.#byReason) console.log(`\nLeft out, ${titles.length}. ${reason}\n  ${titles.join('\n  ')}`)
  }

  printsToStdio(): boolean {
    return false
  }
}
