import { z } from 'zod'
import { defineKind, envelope, Instant, line, prose, RecordId } from '../../kernel/index.ts'
import { PartialDate } from '../dated.ts'
import { MAX_WIN_TITLE } from '../limits.ts'
import { WinMetric } from '../win/schema.ts'
import { archivedAttestation } from './archived.ts'

/** What a colleague is shown of a win: never its evidence. */
export const ShownWin = z
  .object({
    /** Who asks. */
    owner: line(0, 200),
    title: line(1, MAX_WIN_TITLE),
    text: prose(5_000),
    happenedOn: PartialDate,
    metric: WinMetric.nullable(),
    /** Position and organisation, where the win stands on experience. */
    position: line(0, 300),
    organisation: line(0, 300),
  })
  .meta({ id: 'ShownWin' })
export type ShownWin = z.infer<typeof ShownWin>

export const AttestationAnswer = z
  .strictObject({
    name: line(1, 200),
    /** What they were to each other, such as “my manager then”. */
    relation: line(0, 200),
    isConfirmed: z.boolean(),
    comment: prose(5_000),
  })
  .meta({
    id: 'AttestationAnswer',
    example: { name: 'Ruth Callan', relation: 'Her manager', isConfirmed: true, comment: 'She found it alone.' },
  })
export type AttestationAnswer = z.infer<typeof AttestationAnswer>

/** That a colleague is asked about one win, and what they said. */
export const Attestation = z
  .object({
    ...envelope,
    winId: RecordId,
    /** Whom the link is meant for, as the person says. */
    askedOf: line(0, 200),
    /** A word to them, shown above the win. */
    message: prose(2_000),
    shown: ShownWin,
    /** Goes up with each new link; only the latest one opens. */
    linkVersion: z.int().min(1),
    expiresAt: Instant,
    revokedAt: Instant.nullable(),
    answeredAt: Instant.nullable(),
    answer: AttestationAnswer.nullable(),
    /** Whether an archive brought the answer: nobody here can tell that a colleague gave it. */
    isBrought: z.boolean(),
  })
  .meta({ id: 'Attestation' })
export type Attestation = z.infer<typeof Attestation>

export const NewAttestation = z
  .strictObject({ askedOf: line(0, 200), message: prose(2_000), id: RecordId })
  .partial()
  .meta({ id: 'NewAttestation', example: { askedOf: 'Ruth Callan' } })
export type NewAttestation = z.output<typeof NewAttestation>

const token = z.string().max(100)

/** The secret of a link. */
export const AttestationToken = z.strictObject({ token }).meta({ id: 'AttestationToken', example: { token: 'x9jF…' } })
export type AttestationToken = z.infer<typeof AttestationToken>

/** A colleague's word, by the secret of the link. */
export const AttestationReply = AttestationAnswer.extend({ token }).meta({
  id: 'AttestationReply',
  example: { token: 'x9jF…', name: 'Ruth Callan', relation: 'Her manager', isConfirmed: true, comment: 'She found it alone.' },
})
export type AttestationReply = z.input<typeof AttestationReply>

/** What opening a link shows. */
export const OpenedAttestation = z
  .object({ askedOf: line(0, 200), message: prose(2_000), shown: ShownWin, expiresAt: Instant })
  .meta({ id: 'OpenedAttestation' })
export type OpenedAttestation = z.infer<typeof OpenedAttestation>

/**
 * Earlier versions did not say of each answer that it was brought. A colleague answers what has been asked and so is stored
 * already: what was stored once, with its answer, came in an archive.
 */
function markBrought(attestation: Record<string, unknown>): Record<string, unknown> {
  const { isBrought, answer, version } = attestation
  return { ...attestation, isBrought: isBrought === true || (answer !== null && version === 1) }
}

export const attestations = defineKind('attestation', {
  schema: Attestation,
  version: 3,
  upcasters: { 1: (attestation) => ({ ...attestation, isBrought: false }), 2: markBrought },
  queries: { ofWin: { where: ['winId'], order: ['createdAt', 'id'] } },
  archive: archivedAttestation,
})
