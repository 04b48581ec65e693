import { expect, it } from 'vitest'
import { networkOf, siteOf } from './client-address.ts'

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['203.0.113.9:41234', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::6', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::6]:41234', '2001:db8:1:2::/64'],
  ['2001:db8::6', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['unknown', 'unknown'],
])('counts %s as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

it('knows the site of many a network that one customer is given (RFC 6177), and none of an IPv4 address', () => {
  expect(siteOf(networkOf('2001:db8:1:2::6'))).toBe('2001:db8:1::/48')
  expect(siteOf(networkOf('2001:db8:1:3::6'))).toBe('2001:db8:1::/48')
  expect([siteOf('203.0.113.9'), siteOf('unknown')]).toEqual([null, null])
})
