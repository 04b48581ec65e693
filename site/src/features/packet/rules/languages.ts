import type { PacketLanguage } from '@throughline/core/review'

/** Languages that packets are drafted in, in the order they are offered. */
export const packetLanguages: readonly PacketLanguage[] = ['en', 'de']

/** The one that a packet of a person is drafted in unless they say otherwise. */
export const languageOf = (locale: string): PacketLanguage => (locale.split('-')[0] === 'de' ? 'de' : 'en')
