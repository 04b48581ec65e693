import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { defineKind, keyOf, upcast } from './kind.ts'
import { envelope, newEnvelope, revised } from './record.ts'

const Book = z.object({ ...envelope, title: z.string(), pages: z.int().nullable(), tags: z.array(z.string()) })

const books = defineKind('book', {
  schema: Book,
  version: 3,
  upcasters: {
    1: ({ name, ...rest }) => ({ ...rest, title: name }),
    2: (old) => ({ ...old, tags: [] }),
  },
  keys: { long: ({ pages }) => pages && pages > 500, shelf: ({ tags }) => tags.map((tag) => tag.toUpperCase()) },
  queries: { byTitle: { range: 'title', order: ['title', 'id'] } },
})

const book: z.infer<typeof Book> = { ...newEnvelope('1', '2026-03-05T09:00:00.000Z'), title: 'Emma', pages: null, tags: ['novel'] }

describe('a kind', () => {
  it('names its queries, and has those of every kind', () => {
    expect(books.queries.byTitle).toEqual({ kind: 'book', name: 'byTitle', range: 'title', order: ['title', 'id'] })
    expect(books.queries.all).toMatchObject({ kind: 'book', name: 'all', order: ['id'] })
    expect(books.queries.trash).toMatchObject({ trash: true, descending: true })
  })

  it('refuses a query whose order is not total, or not led by its range, or that is sparse in what it does not ask for', () => {
    const queries = (query: object) => () => defineKind('book', { schema: Book, version: 1, queries: { wrong: query as never } })
    expect(queries({ order: ['title'] })).toThrow('must end in id')
    expect(queries({ range: 'title', order: ['id'] })).toThrow('must lead')
    expect(queries({ where: ['pages'], sparse: 'title', order: ['title', 'id'] })).toThrow('must be asked for')
  })

  it('computes its keys, truth values as 1 and 0, and takes the others from the record', () => {
    expect(keyOf(books, book, 'title')).toBe('Emma')
    expect(keyOf(books, { ...book, pages: 600 }, 'long')).toBe(1)
    expect(keyOf(books, { ...book, pages: 100 }, 'long')).toBe(0)
    expect(keyOf(books, book, 'shelf')).toEqual(['NOVEL'])
    expect(keyOf(books, book, 'tags')).toEqual(['novel'])
  })

  it('indexes what is absent as the empty text', () => {
    expect(keyOf(books, book, 'pages')).toBe('')
    expect(keyOf(books, book, 'nothing')).toBe('')
    expect(keyOf(books, book, 'deletedAt')).toBe('')
  })
})

describe('a record of an older schema version', () => {
  it('is brought up step by step', () => {
    expect(upcast(books, { id: '1', name: 'Emma' }, 1)).toEqual({ id: '1', title: 'Emma', tags: [] })
    expect(upcast(books, { id: '1', title: 'Emma' }, 2)).toEqual({ id: '1', title: 'Emma', tags: [] })
    expect(upcast(books, { ...book }, 3)).toEqual(book)
  })

  it('that nobody can bring up is a fault of the program', () => {
    expect(() => upcast(books, {}, 0)).toThrow('no upcaster from version 0')
  })
})

it('a changed record is one version up and keeps what was not named', () => {
  expect(revised(book, { title: 'Persuasion' }, '2026-03-06T09:00:00.000Z')).toEqual({
    ...book,
    title: 'Persuasion',
    version: 2,
    updatedAt: '2026-03-06T09:00:00.000Z',
  })
})
