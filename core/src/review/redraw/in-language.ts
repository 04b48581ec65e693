import { competencies } from '../../career/index.ts'
import { packetWords } from '../draft/words/index.ts'
import type { PacketLanguage, ReviewPacket } from '../schema.ts'

type Headed = Pick<ReviewPacket, 'title' | 'sections'>

/** The title and headings of a packet in another language, where they are those that are drafted; its own stay. */
export function inLanguage(packet: ReviewPacket, language: PacketLanguage, personLocale: string): Headed {
  const [from, to] = [packet.language, language].map((one) => packetWords(one, personLocale)) as [Words, Words]
  const known = new Map([
    ...Object.entries(from.headings).map(([key, heading]) => [heading, to.headings[key as keyof Words['headings']]] as const),
    ...competencies.map(({ id }) => [from.competency(id), to.competency(id)] as const),
  ])
  return {
    title: packet.title === from.title(packet) ? to.title(packet) : packet.title,
    sections: packet.sections.map((section) => ({ ...section, heading: known.get(section.heading) ?? section.heading })),
  }
}

type Words = ReturnType<typeof packetWords>
