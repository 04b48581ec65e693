import { useStore } from '@nanostores/react'
import type { LayoutLine, LayoutPage, ResumeLayout } from '@throughline/core/resume'
import { memo, useEffect } from 'react'
import { resume as words } from '../../../messages/resume.ts'
import { $hot, goToRow, hotKeyOf, pointed } from './hot.ts'

interface Props {
  layout: Pick<ResumeLayout, 'width' | 'height' | 'pages'>
  photoId: string | null
}

/** The pages as they are printed: real text, each line in its place. Paper stays light. */
export function PageView({ layout, photoId }: Props) {
  useHotInView()
  return layout.pages.map((page, at) => {
    const name = words.pageOf(at + 1, layout.pages.length)
    return (
      <article className="sheet" key={name} aria-label={name}>
        <svg viewBox={`0 0 ${layout.width} ${layout.height}`} role="presentation">
          <Highlight page={page} />
          <Sheet page={page} photoId={photoId} />
        </svg>
      </article>
    )
  })
}

/** Brings the line of a row that is pointed at into view, where the pages move on their own. */
function useHotInView() {
  const hot = useStore($hot)
  useEffect(() => {
    const mark = hot === null ? null : document.querySelector('.sheet-hot')
    const paper = mark?.closest('.resume-paper')
    if (!mark || !paper || paper.scrollHeight <= paper.clientHeight) return
    const [line, seen] = [mark.getBoundingClientRect(), paper.getBoundingClientRect()]
    if (line.top < seen.top || line.bottom > seen.bottom) paper.scrollTop += line.top - seen.top - seen.height / 2
  }, [hot])
}

/** The first page, too small to point at. */
export const FirstPage = ({ layout: { width, height, pages }, photoId, name }: Props & { name: string }) => (
  <div className="sheet">
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={name}>
      {pages[0] && <Sheet page={pages[0]} photoId={photoId} />}
    </svg>
  </div>
)

const Sheet = memo(function Sheet({ page, photoId }: { page: LayoutPage; photoId: string | null }) {
  const { photo } = page
  return (
    <>
      {page.boxes.map(({ colour, ...box }) => (
        <rect key={Object.values(box).join()} {...box} className={`sheet-${colour}`} />
      ))}
      {photo && photoId && <image {...photo} href={`/api/v1/attachments/${photoId}/content`} preserveAspectRatio="xMidYMid slice" />}
      {page.lines.map((line) => (
        <Run key={placeOf(line)} line={line} />
      ))}
    </>
  )
})

const placeOf = ({ x, y }: Pick<LayoutLine, 'x' | 'y'>) => `${x} ${y}`

function Run({ line }: { line: LayoutLine }) {
  const { x, y, size, family, weight, isItalic, colour, text, source } = line
  const key = source && hotKeyOf(source)
  return (
    <text
      {...{ x, y, fontSize: size, fontWeight: weight, className: `sheet-${family} sheet-${colour}` }}
      {...(isItalic && { fontStyle: 'italic' })}
      {...(key && { ...pointed(key), onClick: () => goToRow(key) })}
    >
      {text}
    </text>
  )
}

/** Behind the lines of what is pointed at. */
function Highlight({ page }: { page: LayoutPage }) {
  const hot = useStore($hot)
  if (hot === null) return null
  return page.lines.map(
    ({ source, x, y, width, size }) =>
      source &&
      hotKeyOf(source) === hot && (
        <rect key={placeOf({ x, y })} className="sheet-hot" x={x - 2} y={y - size} width={width + 4} height={size * 1.36} rx={1.5} />
      ),
  )
}
