import { workingTime } from '@throughline/contracts'
import { describe, expect, it } from 'vitest'
import { readXml } from './xml-reader.ts'
import { element, xmlText } from './xml-writer.ts'

describe('a body of XML', () => {
  it('has its names as XML means them, whatever prefixes it was written with', () => {
    const read = readXml(
      '<?xml version="1.0"?><!-- hello --><a:prop xmlns:a="DAV:"><b xmlns="urn:x" c:d="1" xmlns:c="urn:c"/><e/></a:prop>',
    )
    expect(read).toMatchObject({ namespace: 'DAV:', name: 'prop' })
    expect(read?.children.map(({ namespace, name }) => [namespace, name])).toEqual([
      ['urn:x', 'b'],
      ['', 'e'],
    ])
  })

  it('has its text as it was meant', () => {
    expect(readXml('<a> x &amp; y<![CDATA[ <z> ]]>&#233;&amp;#233;</a>')?.text).toBe('x & y <z> é&#233;')
    expect(readXml('  ')).toBeNull()
  })

  it('names no prefix that it does not declare, also none that every object has', () => {
    for (const prefix of ['a', 'constructor', 'toString']) expect(() => readXml(`<${prefix}:b/>`), prefix).toThrow('declared nowhere')
  })

  it('has names that can be told again in each response, and briefly', () => {
    const names = ['<D:/>', '<D:1a/>', `<D:${'a'.repeat(101)}/>`, '<x:b xmlns:x="a\nb"/>', '<x:b xmlns:x="a&#10;b"/>']
    for (const name of [...names, `<x:b xmlns:x="${'a'.repeat(201)}"/>`])
      expect(() => readXml(`<D:prop xmlns:D="DAV:">${name}</D:prop>`), name).toThrow('none that can be told')
  })

  it('is read in a moment, however many prefixes it declares', () => {
    const declared = Array.from({ length: 10_000 }, (_, n) => `xmlns:a${n}="x"`).join(' ')
    const worked = workingTime()
    expect(readXml(`<a ${declared}>${'<b/>'.repeat(10_000)}</a>`)?.children).toHaveLength(10_000)
    expect(worked()).toBeLessThan(3_000)
    for (const body of [
      `<a ${declared} ${declared}/>`,
      '<b/>'.repeat(13_000),
      `<a ${'b '.repeat(50_000)}/>`,
      `<a>${'&lt;'.repeat(13_000)}</a>`,
    ])
      expect(() => readXml(body)).toThrow('more than one request')
  })

  it('goes no deeper than it has to', () => {
    const nested = (depth: number) => '<a>'.repeat(depth) + '</a>'.repeat(depth)
    expect(readXml(nested(20))?.name).toBe('a')
    expect(() => readXml(nested(40))).toThrow('nests too deep')
  })
})

describe('what is written as XML', () => {
  it('cannot be broken out of, and holds nothing that XML cannot', () => {
    expect(xmlText('<a b="c">&\u0000\ud800\r')).toBe('&lt;a b=&quot;c&quot;&gt;&amp;\ufffd&#13;')
    expect(element('{urn:"x"}odd')).toBe('<x:odd xmlns:x="urn:&quot;x&quot;"/>')
    expect(element('{}plain', 'a')).toBe('<plain xmlns="">a</plain>')
  })
})
