/** A request as it is shown in code. */
export interface SnippetRequest {
  method: string
  /** Whole, with its query. */
  url: string
  token: string
  /** The JSON that is sent; `null` for none. */
  body: string | null
  /** A text file that is sent instead. */
  file: { name: string; text: string } | null
}

/** The request as a command of curl, to be pasted into a shell. */
export function curlOf({ method, url, token, body, file }: SnippetRequest): string {
  const parts = [
    `curl --silent --show-error${method === 'GET' ? '' : ` --request ${method}`} ${quoted(url)}`,
    ...(url.endsWith('/events') ? ['--no-buffer'] : []),
    `--header ${quoted(`Authorization: Bearer ${token}`)}`,
  ]
  if (body !== null) parts.push(`--header 'Content-Type: application/json'`, `--data-raw ${quoted(body)}`)
  if (!file) return parts.join(' \\\n  ')
  const end = freshWord(file.text, 'END')
  const command = [...parts, `--form ${quoted(`file=@-;filename=${plainName(file.name)}`)} <<'${end}'`].join(' \\\n  ')
  return `${command}\n${file.text.replace(/\n$/, '')}\n${end}`
}

/** The request as JavaScript, for a browser's console or Node. */
export function javascriptOf({ method, url, token, body, file }: SnippetRequest): string {
  const form = file
    ? [
        'const form = new FormData()',
        `form.set('file', new Blob([${JSON.stringify(file.text)}]), ${JSON.stringify(plainName(file.name))})`,
        '',
      ]
    : []
  const type = body === null ? '' : `, 'Content-Type': 'application/json'`
  const sent = file ? ['  body: form,'] : body === null ? [] : [`  body: ${javascriptBody(body)},`]
  return [
    ...form,
    `const response = await fetch(${JSON.stringify(url)}, {`,
    `  method: '${method}',`,
    `  headers: { Authorization: ${JSON.stringify(`Bearer ${token}`)}${type} },`,
    ...sent,
    '})',
    'console.log(response.status, await response.text())',
  ].join('\n')
}

/** The request as Python, which needs nothing but its own library. */
export function pythonOf({ method, url, token, body, file }: SnippetRequest): string {
  const imports = ['import urllib.error', 'import urllib.request']
  const headers = [`"Authorization": ${JSON.stringify(`Bearer ${token}`)}`]
  const before: string[] = []
  let data = ''
  if (file) {
    const boundary = freshWord(file.text, 'part')
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${plainName(file.name)}"\r\n\r\n`
    before.push(
      `text = ${JSON.stringify(file.text)}`,
      `data = ${JSON.stringify(head)} + text + ${JSON.stringify(`\r\n--${boundary}--\r\n`)}`,
      '',
    )
    headers.push(`"Content-Type": "multipart/form-data; boundary=${boundary}"`)
    data = 'data.encode()'
  } else if (body !== null) {
    const value = parsed(body)
    headers.push(`"Content-Type": "application/json"`)
    if (value) imports.unshift('import json')
    data = value ? `json.dumps(${pythonLiteral(value.value, '    ')}).encode()` : `${JSON.stringify(body)}.encode()`
  }
  return [
    ...imports,
    '',
    ...before,
    'request = urllib.request.Request(',
    `    ${JSON.stringify(url)},`,
    `    method="${method}",`,
    `    headers={${headers.join(', ')}},`,
    ...(data ? [`    data=${data},`] : []),
    ')',
    'try:',
    '    with urllib.request.urlopen(request) as response:',
    '        print(response.status, response.read().decode())',
    'except urllib.error.HTTPError as refusal:',
    '    print(refusal.code, refusal.read().decode())',
  ].join('\n')
}

/** For a POSIX shell. */
const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`

/** A name that ends no header and no form. */
const plainName = (name: string): string => name.replace(/[^\w.-]+/g, '-') || 'file'

/** A word that the text has not. */
function freshWord(text: string, word: string): string {
  let fresh = word
  for (let n = 1; text.includes(fresh); n++) fresh = `${word}${n}`
  return fresh
}

function parsed(body: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(body) }
  } catch {
    return null
  }
}

function javascriptBody(body: string): string {
  const read = parsed(body)
  if (!read) return JSON.stringify(body)
  return `JSON.stringify(${JSON.stringify(read.value, null, 2).replaceAll('\n', '\n  ')})`
}

/** JSON as Python writes it. */
function pythonLiteral(value: unknown, indent: string): string {
  if (value === null) return 'None'
  if (typeof value === 'boolean') return value ? 'True' : 'False'
  if (typeof value !== 'object') return JSON.stringify(value)
  const inner = `${indent}    `
  const [open, close, items] = Array.isArray(value)
    ? ['[', ']', value.map((item) => pythonLiteral(item, inner))]
    : ['{', '}', Object.entries(value).map(([name, item]) => `${JSON.stringify(name)}: ${pythonLiteral(item, inner)}`)]
  return items.length === 0 ? open + close : `${open}\n${items.map((item) => `${inner}${item},\n`).join('')}${indent}${close}`
}
