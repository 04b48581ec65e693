import type { Kind } from '@throughline/core/kernel'
import { everyKind } from '@throughline/core/kinds'
import { keyedRequests } from './keyed-request.ts'

/** Every kind of record behind the API: what its storage is opened with. */
export const kinds: readonly Kind[] = [...everyKind, keyedRequests]
