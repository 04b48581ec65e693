import type { Attestation } from './schema.ts'

/** Whether a colleague has confirmed a win to this install: of an answer that an archive brought nobody here can tell who gave it. */
export const isConfirmedHere = ({ answer, isBrought }: Pick<Attestation, 'answer' | 'isBrought'>): boolean =>
  answer?.isConfirmed === true && !isBrought
