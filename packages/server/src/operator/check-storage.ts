import { type DirectoryName, type HeldPart, type HeldRow, type Holdings, nowText } from '@throughline/core/kernel'
import type { Environment } from '../environment.ts'
import { contentOf, faultOfContent, kindOf, type NamedContent } from './contents.ts'
import { type Held, openHeld } from './open-held.ts'

/** What a check has found. */
export interface Findings {
  /** Rows of each part, and `blobs`. */
  counts: Record<string, number>
  /** What is wrong, a sentence each. */
  faults: string[]
  /** What may be as it is, yet is worth a look. */
  notes: string[]
}

/** Faults told, before it is enough. */
const MOST = 200

/** Whether a value of the directory stands for a record of that id; others stand for a moment, a try or a place. */
const standsForRecord: Readonly<Record<DirectoryName, boolean>> = {
  email: true,
  session: true,
  'password-reset': false,
  'mail-limit': false,
  'mail-held': false,
  'code-try': false,
  device: false,
  'email-change-new': false,
  'email-change-old': false,
  'address-proof': false,
  passkey: true,
  'passkey-challenge': false,
  'linked-sign-in': true,
  'sign-in-flow': false,
  'sign-in-ticket': false,
  attestation: false,
  invite: true,
  'invite-sign-up': false,
  'invite-waiting': false,
  'named-address': false,
  feedback: true,
  'feedback-correction': false,
  'discussion-owner': false,
  'push-endpoint': true,
  'calendar-feed': true,
  'api-token': true,
  'billing-customer': false,
  'billing-notice': false,
  'sandbox-place': false,
}

/** Checks what a server keeps, also while it serves; with SQLite all that is read is of one moment. */
export async function checkStorage(environment: Environment, { tell }: { tell(line: string): void }): Promise<Findings> {
  const held = await openHeld(environment, 'read')
  try {
    return await checkHeld(held, tell)
  } finally {
    await held.holdings.close()
  }
}

export async function checkHeld({ holdings, blobs }: Held, tell: (line: string) => void = () => {}): Promise<Findings> {
  const findings: Findings = { counts: {}, faults: [], notes: [] }
  const fault = (said: string) => void (findings.faults.length < MOST && findings.faults.push(said))
  tell('Checking how it is kept …')
  for await (const said of holdings.faults()) fault(said)
  const records = new Set<string>()
  const named = new Map<string, NamedContent>()
  for (const part of holdings.parts) {
    const check = checkOf(part, { records, named, fault, note: (said) => void findings.notes.push(said) })
    findings.counts[part] = await readAll(holdings, part, check.row)
    check.done()
  }
  tell(`Checking ${named.size} files …`)
  findings.counts.blobs = named.size
  for (const content of named.values()) {
    const said = await faultOfContent(blobs, content)
    if (said) fault(said)
  }
  return findings
}

async function readAll(holdings: Holdings, part: HeldPart, row: (row: HeldRow) => void): Promise<number> {
  let count = 0
  for await (const rows of holdings.rows(part)) {
    rows.forEach(row)
    count += rows.length
  }
  return count
}

interface Checking {
  records: Set<string>
  named: Map<string, NamedContent>
  fault(said: string): void
  note(said: string): void
}

interface Check {
  row(row: HeldRow): void
  done(): void
}

function checkOf(part: HeldPart, checking: Checking): Check {
  if (part.startsWith('records/')) return { row: recordCheck(part, checking), done() {} }
  if (part === 'changes') return changesCheck(checking)
  if (part === 'directory') return directoryCheck(checking)
  return { row() {}, done() {} }
}

/** Each record is what the schema of its kind says. */
function recordCheck(part: HeldPart, { records, named, fault }: Checking) {
  const kind = kindOf(part)
  return (row: HeldRow) => {
    const [space, json] = row as [string, string]
    try {
      const record = JSON.parse(json)
      records.add(`${space} ${record.id}`)
      const parsed = kind?.schema.safeParse(record)
      const [issue] = parsed?.error?.issues ?? []
      if (issue) fault(`${kind?.name} ${record.id} is not as its schema says, at ${issue.path.join('.') || 'the top'}: ${issue.message}`)
      const content = contentOf(part, row)
      if (content) named.set(`${content.space} ${content.id}`, content)
    } catch {
      fault(`${part} has a row that can not be read.`)
    }
  }
}

/** Events of a space are numbered from one on, without a hole. */
function changesCheck({ fault }: Checking): Check {
  const spaces = new Map<string, { count: number; highest: number }>()
  return {
    row([space, seq]) {
      const { count, highest } = spaces.get(space as string) ?? { count: 0, highest: 0 }
      spaces.set(space as string, { count: count + 1, highest: Math.max(highest, seq as number) })
    },
    done() {
      for (const [space, { count, highest }] of spaces)
        if (count !== highest) fault(`Of ${highest} events of the space ${space} there are ${count}.`)
    },
  }
}

/** What was reserved, and never used as its work was stopped, is let go in time: that is no fault. */
function directoryCheck({ records, note }: Checking): Check {
  const now = nowText({ clock: { now: () => Temporal.Now.instant() } })
  const loose = new Map<string, number>()
  return {
    row(row) {
      const [name, , space, id, expiresAt] = row as [DirectoryName, string, string, string, string | null]
      if (!standsForRecord[name] || (expiresAt !== null && expiresAt <= now) || records.has(`${space} ${id}`)) return
      loose.set(name, (loose.get(name) ?? 0) + 1)
    },
    done() {
      for (const [name, count] of loose) note(`${count} of the values ${name} stand for a record that is not there.`)
    },
  }
}
