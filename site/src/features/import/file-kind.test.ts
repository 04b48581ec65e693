import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { formatOf, isOtherKind } from './file-kind.ts'

const bytes = (text: string) => Array.from(text, (character) => character.charCodeAt(0))
const packed = (...names: string[]) => [...zipSync(Object.fromEntries(names.map((name) => [name, new Uint8Array()])))]
const zip = (firstEntry: string) => [...bytes('PK\x03\x04'), ...Array(26).fill(0), ...bytes(firstEntry)]

test.each([
  ['a picture', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a], true],
  ['a spreadsheet', zip('[Content_Types].xml'), true],
  ['a table in UTF-8', bytes('TYPE,CONTENT'), false],
  ['a table in UTF-16', [0xff, 0xfe, 0x54, 0x00], false],
  ['an archive of data', zip('data.json'), false],
  ['nothing', [], false],
])('%s is told by its first bytes', async (_, content, other) => {
  expect(await isOtherKind(new Blob([new Uint8Array(content)]))).toBe(other)
})

test.each([
  ['todoist-csv', bytes('\ufeffTYPE,CONTENT,DESCRIPTION,PRIORITY,INDENT\ntask,List name and title,,4,1')],
  ['ticktick-csv', bytes('"Date: 2026-03-03+0000"\n"Status: \n0 Normal"\n"Folder Name","List Name","Title"')],
  ['todoist-csv', [0xff, 0xfe, ...bytes('TYPE,CONTENT,PRIORITY').flatMap((byte) => [byte, 0])]],
  ['ics', bytes('BEGIN:VCALENDAR\r\nVERSION:2.0')],
  ['vikunja-zip', zip('VERSION')],
  ['linkedin-zip', zip('Positions.csv')],
  ['linkedin-zip', packed('Basic_LinkedInDataExport_11-12-2026/Email Addresses.csv', 'Skills.csv')],
  ['json-resume', bytes('{"basics": {"name": "Ines Varga"}}')],
  ['json-resume', bytes('{\n  "$schema": "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json",\n  "work": []')],
  ['json-resume', bytes('{"meta": {}, "basics": {"name": "Ines Varga"}}')],
  ['cv-document', bytes('%PDF-1.7')],
  ['cv-document', packed('[Content_Types].xml', 'word/document.xml')],
  ['loop-zip', zip('Habits.csv')],
  ['loop-zip', zip('Loop Habits CSV 2026-03-05/Habits.csv')],
  ['throughline-zip', zip('throughline.json')],
  ['throughline-zip', bytes('{"format":"throughline","version":1')],
  ['throughline-zip', bytes('\u00ef\u00bb\u00bfid,parentId,goalId,goal,title,notes')],
  ['throughline-zip', bytes('\u00ef\u00bb\u00bfid,parentId,goalId,title,notes')],
  ['throughline-zip', bytes('\u00ef\u00bb\u00bfid,parentId,title,why,horizon')],
  ['dayone-zip', bytes('{"metadata" : {"version" : "1.0"},"entries" : [{"uuid":"A","creationDate" : "2025-11-02T22:30:00Z"')],
  ['jrnl-json', bytes('{\n  "tags": {\n    "@mika": 2\n  },\n  "entries": [')],
  ['dayone-zip', packed('Journal.json')],
  ['dayone-zip', packed('photos/5eb63b.jpeg', 'Journal.json')],
  ['markdown-zip', packed('vault/assets/dot.png', 'vault/2026-03-05.md')],
  [null, packed('a.txt')],
  [null, bytes('Date,Amount\n2026-11-01,12.40')],
  [null, []],
])('a file of %s is told by what it begins with', async (format, content) => {
  expect(await formatOf(new Blob([new Uint8Array(content)]))).toBe(format)
})
