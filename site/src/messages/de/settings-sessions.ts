import type { sessionSettings as english } from '../settings-sessions.ts'
import type { InGerman } from './words.ts'

export const sessionSettings: InGerman<typeof english> = {
  title: 'Wo du angemeldet bist',
  about: 'Ein Browser, den du nicht kennst, gehört vielleicht jemand anderem: Melde ihn ab und ändere dein Passwort.',
  isThis: (from: string) => `Dieser Browser, angemeldet ${from}`,
  since: (used: string | null, from: string) => (used === null ? `Angemeldet ${from}` : `Angemeldet ${from}; benutzt ${used}`),
  end: 'Abmelden',
  endThis: 'In diesem Browser abmelden',
  endOf: (device: string, from: string) => `Abmelden: ${device}, angemeldet ${from}`,
  endOthers: (others: number) => (others === 1 ? 'Den anderen abmelden' : `Die anderen ${others} abmelden`),
  ended: 'Der Browser ist abgemeldet.',
  endedOthers: 'Jeder andere Browser ist abgemeldet.',
}
