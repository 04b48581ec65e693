import { type RefObject, useEffect, useState } from 'react'
import { file as words } from '../../../messages/file.ts'

/**
 * Takes in files dropped anywhere on the open task, or what else is `around` the section, and pictures that are pasted while
 * it is open. Answers whether some are being dragged over it.
 */
export function useIncomingFiles(section: RefObject<HTMLElement | null>, onFiles: (files: File[]) => void, around = '.pane'): boolean {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const pane = section.current?.closest<HTMLElement>(around)
    if (!pane) return
    const stop = new AbortController()
    const { signal } = stop
    const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false
    const over = (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setOver(true)
    }
    pane.addEventListener('dragenter', over, { signal })
    pane.addEventListener('dragover', over, { signal })
    pane.addEventListener('dragleave', ({ relatedTarget }) => setOver(pane.contains(relatedTarget as Node | null)), { signal })
    pane.addEventListener(
      'drop',
      (event) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        setOver(false)
        onFiles([...(event.dataTransfer?.files ?? [])])
      },
      { signal },
    )
    document.addEventListener(
      'paste',
      ({ clipboardData }) => {
        // A copied table or page brings its words as well, and those are meant.
        if (clipboardData && !clipboardData.types.includes('text/plain')) onFiles([...clipboardData.files].map(named))
      },
      { signal },
    )
    return () => stop.abort()
  }, [section, onFiles, around])
  return isOver
}

let pasted = 0

/** Every pasted picture is called `image.png` by the browser. */
function named(file: File): File {
  if (!/^image\.\w+$/.test(file.name)) return file
  pasted += 1
  return new File([file], `${words.pasted(pasted)}.${file.name.split('.').at(-1)}`, { type: file.type })
}
