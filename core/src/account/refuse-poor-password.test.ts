import { fakeCommonPasswords } from '@throughline/contracts'
import { expect, it } from 'vitest'
import { refusePoorPassword } from './refuse-poor-password.ts'

const ines = { email: 'ines.varga@harbourline.example', name: 'Inês Varga-Müller' }
const commonPasswords = fakeCommonPasswords(['dragon', 'trustno1', 'sunflower', 'babygirl2008'])
const refused = (password: string) =>
  refusePoorPassword({ commonPasswords }, password, ines).then(
    () => null,
    (error) => error.details.faults[0].code,
  )

it.each(['babygirl2008', 'BabyGirl2008', 'dragon123456', '2026!Dragon!', '123trustno1!', 'sunflower1999', '5unfl0w3r2026', '$unflower!!'])(
  'refuses what lists of stolen passwords hold: %s',
  async (password) => expect(await refused(password)).toBe('common_password'),
)

it.each([
  'ines.varga@harbourline.example',
  'INES.VARGA',
  'InesVarga1987',
  'varga-ines-2026',
  'harbourline1',
  'Müller!1234',
  'MullerMuller99',
  'inesinesines',
])('refuses what is made of name and address: %s', async (password) => expect(await refused(password)).toBe('personal_password'))

it.each([
  'slate ferry quince ladder',
  'dragon sunflower ladder',
  'ines likes slate ferries',
  'k8#mQ2!vXz-varga',
  'わたしのひみつのことば',
  '20260305-1600-x',
])('takes %s', async (password) => expect(await refused(password)).toBeNull())
