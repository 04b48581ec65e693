import { gathering } from './batch.ts'
import type { ClientOptions, UploadOptions } from './options.ts'
import { answerIn, type Connection, createConnection, queryText, type RequestOptions } from './request.ts'
import { sendWithProgress } from './upload.ts'

/** The way to the API that all records of one client share. */
export interface Access {
  /** Where the API is, such as `https://throughline.example`; empty for this site's own. */
  baseUrl: string
  connection: Connection
  /** Travels with others of the same turn where the client gathers. */
  request: Connection['request']
  sendFile<T>(path: string, query: RequestOptions['query'], file: Blob, onProgress: UploadOptions['onProgress']): Promise<T>
}

/** The way of one client: its requests one by one, or gathered into batches where it was asked to. */
export function access({ fetch = globalThis.fetch.bind(globalThis), baseUrl = '', headers = {}, gathers = false }: ClientOptions): Access {
  const connection = createConnection({ fetch, baseUrl, headers })
  const request = gathers ? gathering(connection.request) : connection.request
  return {
    baseUrl,
    connection,
    request,
    async sendFile<T>(path: string, query: RequestOptions['query'], file: Blob, onProgress: UploadOptions['onProgress']) {
      if (!onProgress) return request<T>('POST', path, { query, body: formOf(file) })
      const url = `${baseUrl}/api/v1${path}${queryText(query)}`
      return answerIn<T>(await sendWithProgress({ url, headers: new Headers(headers), form: formOf(file), onProgress }))
    },
  }
}

function formOf(file: Blob): FormData {
  const form = new FormData()
  form.set('file', file)
  return form
}
