import type { Message } from '@throughline/core/discussion'
import type { Card, Cards } from './cards.ts'

export const cardKey = ({ kind, id }: Message['links'][number]): string => `${kind} ${id}`

/** The cards of what a message links: only of what its reader may see. */
export const cardsOf = ({ links }: Message, cards: Cards): readonly Card[] => links.flatMap((link) => cards[cardKey(link)] ?? [])
