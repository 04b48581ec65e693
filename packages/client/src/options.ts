export interface ClientOptions {
  /** The app's own `fetch` where the app runs in the same process. */
  fetch?: typeof fetch
  /** The origin the API is at, such as `https://throughline.example`; this site's own when absent. */
  baseUrl?: string
  /** Sent with every request. */
  headers?: HeadersInit
  /** Whether requests made in one turn of the event loop travel together, as batches. */
  gathers?: boolean
}

export interface VersionOption {
  /** The version the change is based on; a stale one is refused with the record as it is now. */
  version?: number | undefined
}

export interface UploadOptions {
  id?: string
  /** Told how much has been sent, 0 to 1; in a browser only. */
  onProgress?: (part: number) => void
}
